BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE bot_turns (
	table_id VARCHAR(64) NOT NULL, 
	due BIGINT NOT NULL, 
	lease BIGINT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "bot_turns" VALUES('vOEIhOEHRSGOR8FvxB6Wcw',1794794931720,0);
CREATE TABLE claims (
	guest_id VARCHAR(64) NOT NULL, 
	place INTEGER NOT NULL, 
	achievement VARCHAR(40) NOT NULL, 
	game_id VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (guest_id, place, achievement), 
	CONSTRAINT claims_of_game UNIQUE (guest_id, place, game_id)
);
INSERT INTO "claims" VALUES('7a_KRqDFJzv6rxhqrQwP3w',0,'score_60','d33c31b76717eaf7deda49773822d458',1794794931633);
CREATE TABLE games (
	guest_id VARCHAR(64) NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	source VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	document TEXT NOT NULL, 
	facts TEXT NOT NULL, 
	PRIMARY KEY (guest_id, id), 
	CONSTRAINT games_digest UNIQUE (guest_id, digest)
);
INSERT INTO "games" VALUES('7a_KRqDFJzv6rxhqrQwP3w','i3JzqAruEQE0yEbdSFGzHA','4a3f5db85c03bac63a85b2e433322c72','table',1794794931526,'{"calico": 1, "edition": "final", "setup": "beginner", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "millie", "patterns": ["flowers", "vines"]}, {"cat": "tibbit", "patterns": ["dots", "ferns"]}, {"cat": "coconut", "patterns": ["stripes", "quatrefoil"]}], "players": [{"name": "Ari", "board": "purple", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}}, {"name": "Bo", "board": "yellow", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}}], "bag": ["Gf", "Ls", "Ds", "Gq", "Df", "Gq", "Lv", "Lf", "Pv", "Dd", "Dd", "Yn", "Df", "Yd", "Dn", "Ms", "Dd", "Ln", "Gv", "Ps", "Ld", "Md", "Dq", "Yv", "Ms", "Pv", "Ln", "Pn", "Mn", "Yv", "Yv", "Pv", "Ld", "Gq", "Pq", "Lv", "Gs", "Mf", "Gv", "Yd", "Pq", "Gd", "Pf", "Gd", "Yq", "Mf", "Mq", "Lf", "Gn", "Mv", "Ys", "Mn", "Lq", "Gn", "Mv", "Lf", "Yd", "Yq", "Yn", "Mv", "Mn", "Yf", "Pn", "Ds", "Mf", "Ds", "Pd", "Pf", "Yq", "Ln", "Lv", "Dv", "Ys", "Yn", "Mq", "Gf", "Dq", "Gd", "Lq", "Dv", "Gf", "Lq", "Dq", "Yf", "Dn", "Md", "Ls", "Dv", "Pd", "Gv", "Df", "Yf", "Ps", "Dn", "Gs", "Pd", "Ls", "Ys", "Gn", "Ms", "Ps", "Pn", "Ld", "Pf", "Md", "Gs", "Pq", "Mq"], "moves": ["Gf@a1 Df", "Ds@a1 Lf", "Df@a2 Pv", "Lf@a2 Dd", "Pv@a3 Dd", "Dd@a3 Yn", "Dd@a4 Df", "Yn@a4 Yd", "Df@a5 Dn", "Yd@a5 Ms", "Dn@b1 Dd", "Ms@b1 Ln", "Dd@b2 Gv", "Ln@b2 Ps", "Gv@b4 Ld", "Ps@b4 Md", "Ld@b5 Dq", "Md@b5 Yv", "Dq@c1 Ms", "Yv@c1 Pv", "Ms@c2 Ln", "Pv@c2 Pn", "Ln@c3 Mn", "Pn@c3 Yv", "Mn@c5 Yv", "Yv@c5 Pv", "Yv@d1 Ld", "Pv@d1 Gq", "Ld@d3 Pq", "Gq@d3 Lv", "Pq@d4 Gs", "Lv@d4 Mf", "Gs@d5 Gv", "Mf@d5 Yd", "Gv@e1 Pq", "Yd@e1 Gd", "Pq@e2 Pf", "Gd@e2 Gd", "Pf@e3 Yq", "Gd@e3 Mf", "Yq@e4 Mq", "Mf@e4 Lf", "Mq@e5", "Lf@e5"], "meta": {"seed": "6f7163efedf5ccd0b5b90bc341b9a67d7f4f3220ca5ccc775277d19563f1e655", "fair": {"commitment": "7410c10137015dbb0570cb7b9a6339df2b69fcd1c7de92ee6211b7a382eaef20", "secret": "9134b71d801a6c3575882138b446a5748578e4be528d89d8125c82a7e9d962ed", "entropy": []}, "table": "i3JzqAruEQE0yEbdSFGzHA", "seats": [{"kind": "person", "level": null}, {"kind": "person", "level": null}], "started": 1794794931136, "finished": 1794794931526}}','{"version": 1, "edition": "final", "setup": "beginner", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 15, "goal_points": 0, "cat_points": 6, "button_points": 9, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 0, "points": 0}, {"goal": "AAABBB", "ways": 0, "points": 0}], "cats": [{"cat": "millie", "tokens": 2, "points": 6}, {"cat": "tibbit", "tokens": 0, "points": 0}, {"cat": "coconut", "tokens": 0, "points": 0}], "buttons": {"yellow": 0, "green": 0, "light_blue": 0, "dark_blue": 2, "purple": 1, "magenta": 0}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 20, "goal_points": 0, "cat_points": 11, "button_points": 9, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 0, "points": 0}, {"goal": "AAABBB", "ways": 0, "points": 0}], "cats": [{"cat": "millie", "tokens": 2, "points": 6}, {"cat": "tibbit", "tokens": 1, "points": 5}, {"cat": "coconut", "tokens": 0, "points": 0}], "buttons": {"yellow": 0, "green": 1, "light_blue": 0, "dark_blue": 0, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');
INSERT INTO "games" VALUES('7a_KRqDFJzv6rxhqrQwP3w','f0ea226b24eebccba020114cf391c016','f0ea226b24eebccba020114cf391c016','file',1000,'{"calico": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "rumi", "patterns": ["flowers", "stripes"]}, {"cat": "tecolote", "patterns": ["ferns", "vines"]}, {"cat": "leo", "patterns": ["quatrefoil", "dots"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "AABBCD", "c4": "AAABBC", "d2": "ABCDEF"}}, {"name": "Bo", "board": "blue", "goals": {"b3": "AABBCC", "c4": "AABBCD", "d2": "AAABBC"}}], "bag": ["Lv", "Ds", "Pn", "Yq", "Gf", "Gq", "Lq", "Gd", "Gq", "Mf", "Yf", "Df", "Mv", "Dq", "Dd", "Pv", "Gn", "Gv", "Ps", "Pv", "Ms", "Ln", "Pf", "Gq", "Dq", "Ln", "Dd", "Dv", "Pv", "Ls", "Pn", "Mn", "Mv", "Dv", "Gd", "Ln", "Gd", "Gs", "Yv", "Ls", "Ld", "Gf", "Mv", "Pq", "Pf", "Md", "Gv", "Pd", "Gn", "Lf", "Ld", "Yv", "Mn", "Pn", "Lq", "Lv", "Ys", "Dn", "Mq", "Dv", "Lq", "Gn", "Pd", "Md", "Yn", "Gv", "Lf", "Mf", "Dd", "Yd", "Gs", "Pf", "Ms", "Yf", "Pq", "Ps", "Ys", "Mf", "Df", "Yn", "Pq", "Yv", "Gf", "Lv", "Pd", "Ld", "Mn", "Gs", "Yq", "Yd", "Ps", "Yn", "Yf", "Mq", "Dn", "Ys", "Lf", "Md", "Yq", "Ds", "Ls", "Yd", "Df", "Dn", "Ds", "Dq", "Ms", "Mq"], "moves": ["Lv@c1 Lq", "Yq@c5 Gq", "Lq@b5 Gq", "Pn@c3 Mf", "Gq@c5 Gd", "Mf@e4 Df", "Gd@b4 Gf", "Df@e5 Dq", "Gf@d4 Dd", "Dq@a4 Mv", "Dd@d3 Yf", "Gq@b5 Gn", "Yf@e4 Pv", "Gn@c2 Ps", "Ds@a2 Ms", "Ps@b2 Ln", "Ms@b2 Pf", "Ln@c1 Gv", "Pf@a5 Gq", "Mv@d4 Ln", "Gq@e2 Dd", "Ln@d1 Dq", "Dd@c3 Dv", "Gv@d3 Ls", "Dv@a1 Pn", "Ls@a1 Pv", "Pn@c2 Mn", "Pv@e1 Dv", "Mn@b1 Mv", "Dq@a3 Gd", "Pv@a3 Gd", "Gd@e2 Gs", "Mv@e1 Yv", "Gs@b4 Ls", "Yv@d1 Ld", "Dv@a2 Gf", "Ld@d5 Ln", "Gf@a5 Mv", "Ln@e5 Pq", "Mv@d5 Md", "Pq@a4 Gv", "Md@e3 Pd", "Gd@e3", "Pd@b1"], "meta": {"seed": "won-0"}}','{"version": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 65, "goal_points": 29, "cat_points": 21, "button_points": 15, "goals": [{"goal": "AABBCD", "ways": 2, "points": 8}, {"goal": "AAABBC", "ways": 2, "points": 11}, {"goal": "ABCDEF", "ways": 1, "points": 10}], "cats": [{"cat": "rumi", "tokens": 2, "points": 10}, {"cat": "tecolote", "tokens": 0, "points": 0}, {"cat": "leo", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 1, "light_blue": 1, "dark_blue": 1, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 69, "goal_points": 26, "cat_points": 28, "button_points": 15, "goals": [{"goal": "AABBCC", "ways": 1, "points": 7}, {"goal": "AABBCD", "ways": 2, "points": 8}, {"goal": "AAABBC", "ways": 2, "points": 11}], "cats": [{"cat": "rumi", "tokens": 2, "points": 10}, {"cat": "tecolote", "tokens": 1, "points": 7}, {"cat": "leo", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 2, "light_blue": 1, "dark_blue": 1, "purple": 0, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');
INSERT INTO "games" VALUES('7a_KRqDFJzv6rxhqrQwP3w','d33c31b76717eaf7deda49773822d458','d33c31b76717eaf7deda49773822d458','file',1001,'{"calico": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "tibbit", "patterns": ["ferns", "vines"]}, {"cat": "almond", "patterns": ["flowers", "dots"]}, {"cat": "gwenivere", "patterns": ["stripes", "quatrefoil"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AABBCD"}}, {"name": "Bo", "board": "yellow", "goals": {"b3": "ABCDEF", "c4": "AAABBC", "d2": "AAABBB"}}], "bag": ["Lf", "Gn", "Pf", "Dd", "Mn", "Dn", "Ps", "Pv", "Pf", "Ls", "Ls", "Ys", "Pq", "Gs", "Ld", "Lq", "Yq", "Ms", "Dn", "Dn", "Df", "Ds", "Dv", "Ls", "Gf", "Yf", "Ds", "Mf", "Md", "Dq", "Gd", "Pv", "Yq", "Mn", "Pd", "Lv", "Ds", "Yn", "Gq", "Mf", "Yd", "Dd", "Mq", "Gf", "Gs", "Md", "Yn", "Mf", "Yd", "Lq", "Yf", "Yn", "Lv", "Lq", "Pq", "Ln", "Gs", "Dv", "Yv", "Ps", "Pd", "Pf", "Dq", "Mv", "Gf", "Pq", "Gd", "Yq", "Gq", "Gn", "Md", "Pd", "Lv", "Ps", "Gd", "Lf", "Pn", "Yd", "Mv", "Dv", "Mq", "Pn", "Ln", "Mq", "Gq", "Yv", "Yv", "Df", "Mv", "Ld", "Mn", "Ln", "Yf", "Dd", "Pn", "Gv", "Df", "Ms", "Ms", "Gv", "Dq", "Ys", "Ys", "Ld", "Lf", "Gv", "Pv", "Gn"], "moves": ["Lf@d5 Mn", "Pf@d5 Pv", "Mn@e3 Pf", "Pv@c5 Ps", "Pf@d4 Ls", "Ps@b5 Ls", "Ls@c5 Ys", "Ls@b4 Gs", "Gn@d3 Pq", "Dd@c2 Ld", "Pq@c3 Dn", "Ld@c1 Lq", "Dn@c2 Dn", "Gs@c3 Dn", "Ys@b5 Ms", "Dn@a1 Ds", "Ms@e2 Yq", "Ds@d3 Df", "Yq@b4 Gf", "Df@d4 Ls", "Gf@e5 Yf", "Ls@e3 Mf", "Yf@e4 Md", "Lq@e2 Dq", "Md@b2 Ds", "Mf@e4 Pv", "Ds@a4 Gd", "Pv@a3 Dv", "Gd@c1 Pd", "Dv@a4 Lv", "Dn@a1 Mn", "Dq@a5 Yn", "Mn@b1 Ds", "Lv@e1 Mf", "Ds@a3 Yq", "Mf@e5 Dd", "Yq@a5 Mq", "Dd@d1 Yd", "Pd@e1 Gs", "Yd@b2 Md", "Gs@a2 Gq", "Md@b1 Mf", "Mq@d1", "Mf@a2"], "meta": {"seed": "won-1"}}','{"version": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 59, "goal_points": 19, "cat_points": 25, "button_points": 15, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 2, "points": 11}, {"goal": "AABBCD", "ways": 2, "points": 8}], "cats": [{"cat": "tibbit", "tokens": 1, "points": 5}, {"cat": "almond", "tokens": 1, "points": 9}, {"cat": "gwenivere", "tokens": 1, "points": 11}], "buttons": {"yellow": 1, "green": 0, "light_blue": 1, "dark_blue": 1, "purple": 0, "magenta": 2}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 69, "goal_points": 25, "cat_points": 29, "button_points": 15, "goals": [{"goal": "ABCDEF", "ways": 1, "points": 10}, {"goal": "AAABBC", "ways": 1, "points": 7}, {"goal": "AAABBB", "ways": 1, "points": 8}], "cats": [{"cat": "tibbit", "tokens": 0, "points": 0}, {"cat": "almond", "tokens": 2, "points": 18}, {"cat": "gwenivere", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 0, "light_blue": 1, "dark_blue": 2, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');
CREATE TABLE guests (
	id VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token)
);
INSERT INTO "guests" VALUES('7a_KRqDFJzv6rxhqrQwP3w','Ari','17842ede13ff75bfd613795c23d621815785c338c26e982060249b27fb2f57b9',1794794931093);
INSERT INTO "guests" VALUES('cvBezz9YhnpbbLHahuPQOw','Bo','9cd32dfc34dbe184d96563d1c217e27122910bee975dc9b8f1bb61976a3c3bd8',1794794931111);
INSERT INTO "guests" VALUES('rE_ss63sXoYwc2CX5NYv3w','Ari','4584f68652c08fdfd8c169da0ebcea75a1f5f0255893ca112d016f4ba2c44ad3',1794794931642);
INSERT INTO "guests" VALUES('4jkrLZW1JUOP4iBTuw3qUQ','Bo','dcf43572bc5c3c5176280f0352981e92c93b5ea8ffa0bb78206787946f9e3ac8',1794794931647);
INSERT INTO "guests" VALUES('wG0avnRP8nVqDFfNNCZqRg','Ari','11c1b049e9f92a03aa4a9011705964cdf095c44b32ef21a9843866128d4c1507',1794794931706);
CREATE TABLE lines (
	table_id VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "lines" VALUES('0FmQl90XYa7Tf3bTQ7xI1w',1,1794794931651,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":true,"take_back":false},"seats":[{"name":"Ari","guest":"rE_ss63sXoYwc2CX5NYv3w","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"rE_ss63sXoYwc2CX5NYv3w","secret":"8f924765fbc8c424edfb7362129d8338a046723b65e29a9a2a7b2cd1f22daa6c","entropy":[],"before":null}');
INSERT INTO "lines" VALUES('0FmQl90XYa7Tf3bTQ7xI1w',2,1794794931659,'{"what":"seated","seat":1,"guest":"4jkrLZW1JUOP4iBTuw3qUQ","name":"Bo","entropy":""}');
INSERT INTO "lines" VALUES('0FmQl90XYa7Tf3bTQ7xI1w',3,1794794931659,'{"what":"started","first":0}');
INSERT INTO "lines" VALUES('0FmQl90XYa7Tf3bTQ7xI1w',4,1794794931670,'{"what":"moved","move":"Lv@a1 Ls"}');
INSERT INTO "lines" VALUES('0FmQl90XYa7Tf3bTQ7xI1w',5,1794794931674,'{"what":"moved","move":"Lf@a1 Lv"}');
INSERT INTO "lines" VALUES('0FmQl90XYa7Tf3bTQ7xI1w',6,1794794931682,'{"what":"moved","move":"Ls@a2 Pd"}');
INSERT INTO "lines" VALUES('0FmQl90XYa7Tf3bTQ7xI1w',7,1794794931684,'{"what":"moved","move":"Lv@a2 Pv"}');
INSERT INTO "lines" VALUES('0FmQl90XYa7Tf3bTQ7xI1w',8,1794794931686,'{"what":"moved","move":"Pd@a3 Mq"}');
INSERT INTO "lines" VALUES('0FmQl90XYa7Tf3bTQ7xI1w',9,1794794931690,'{"what":"moved","move":"Pv@a3 Dv"}');
INSERT INTO "lines" VALUES('0FmQl90XYa7Tf3bTQ7xI1w',10,1794794931694,'{"what":"moved","move":"Mq@a4 Yq"}');
INSERT INTO "lines" VALUES('0FmQl90XYa7Tf3bTQ7xI1w',11,1794794931698,'{"what":"moved","move":"Dv@a4 Ps"}');
INSERT INTO "lines" VALUES('0FmQl90XYa7Tf3bTQ7xI1w',12,1794794931702,'{"what":"moved","move":"Yq@a5 Gs"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',1,1794794931116,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":false,"take_back":true},"seats":[{"name":"Ari","guest":"7a_KRqDFJzv6rxhqrQwP3w","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"7a_KRqDFJzv6rxhqrQwP3w","secret":"9134b71d801a6c3575882138b446a5748578e4be528d89d8125c82a7e9d962ed","entropy":[],"before":null}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',2,1794794931136,'{"what":"seated","seat":1,"guest":"cvBezz9YhnpbbLHahuPQOw","name":"Bo","entropy":""}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',3,1794794931136,'{"what":"started","first":0}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',4,1794794931151,'{"what":"moved","move":"Gf@a1 Df"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',5,1794794931162,'{"what":"moved","move":"Ds@a1 Lf"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',6,1794794931170,'{"what":"moved","move":"Df@a2 Pv"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',7,1794794931178,'{"what":"asked","seat":0,"number":3}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',8,1794794931186,'{"what":"agreed","seat":1}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',9,1794794931186,'{"what":"taken_back","number":3}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',10,1794794931189,'{"what":"moved","move":"Df@a2 Pv"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',11,1794794931204,'{"what":"moved","move":"Lf@a2 Dd"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',12,1794794931210,'{"what":"moved","move":"Pv@a3 Dd"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',13,1794794931215,'{"what":"moved","move":"Dd@a3 Yn"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',14,1794794931223,'{"what":"moved","move":"Dd@a4 Df"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',15,1794794931230,'{"what":"moved","move":"Yn@a4 Yd"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',16,1794794931239,'{"what":"moved","move":"Df@a5 Dn"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',17,1794794931247,'{"what":"moved","move":"Yd@a5 Ms"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',18,1794794931259,'{"what":"moved","move":"Dn@b1 Dd"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',19,1794794931262,'{"what":"moved","move":"Ms@b1 Ln"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',20,1794794931274,'{"what":"moved","move":"Dd@b2 Gv"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',21,1794794931282,'{"what":"moved","move":"Ln@b2 Ps"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',22,1794794931290,'{"what":"moved","move":"Gv@b4 Ld"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',23,1794794931294,'{"what":"moved","move":"Ps@b4 Md"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',24,1794794931306,'{"what":"moved","move":"Ld@b5 Dq"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',25,1794794931310,'{"what":"moved","move":"Md@b5 Yv"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',26,1794794931319,'{"what":"moved","move":"Dq@c1 Ms"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',27,1794794931323,'{"what":"moved","move":"Yv@c1 Pv"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',28,1794794931334,'{"what":"moved","move":"Ms@c2 Ln"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',29,1794794931338,'{"what":"moved","move":"Pv@c2 Pn"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',30,1794794931346,'{"what":"moved","move":"Ln@c3 Mn"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',31,1794794931362,'{"what":"moved","move":"Pn@c3 Yv"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',32,1794794931367,'{"what":"moved","move":"Mn@c5 Yv"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',33,1794794931382,'{"what":"moved","move":"Yv@c5 Pv"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',34,1794794931394,'{"what":"moved","move":"Yv@d1 Ld"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',35,1794794931402,'{"what":"moved","move":"Pv@d1 Gq"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',36,1794794931414,'{"what":"moved","move":"Ld@d3 Pq"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',37,1794794931418,'{"what":"moved","move":"Gq@d3 Lv"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',38,1794794931427,'{"what":"moved","move":"Pq@d4 Gs"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',39,1794794931438,'{"what":"moved","move":"Lv@d4 Mf"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',40,1794794931449,'{"what":"moved","move":"Gs@d5 Gv"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',41,1794794931458,'{"what":"moved","move":"Mf@d5 Yd"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',42,1794794931462,'{"what":"moved","move":"Gv@e1 Pq"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',43,1794794931466,'{"what":"moved","move":"Yd@e1 Gd"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',44,1794794931474,'{"what":"moved","move":"Pq@e2 Pf"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',45,1794794931479,'{"what":"moved","move":"Gd@e2 Gd"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',46,1794794931487,'{"what":"moved","move":"Pf@e3 Yq"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',47,1794794931494,'{"what":"moved","move":"Gd@e3 Mf"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',48,1794794931502,'{"what":"moved","move":"Yq@e4 Mq"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',49,1794794931510,'{"what":"moved","move":"Mf@e4 Lf"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',50,1794794931518,'{"what":"moved","move":"Mq@e5"}');
INSERT INTO "lines" VALUES('i3JzqAruEQE0yEbdSFGzHA',51,1794794931526,'{"what":"moved","move":"Lf@e5"}');
INSERT INTO "lines" VALUES('vOEIhOEHRSGOR8FvxB6Wcw',1,1794794931720,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":1,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"wG0avnRP8nVqDFfNNCZqRg","level":null,"here":false},{"name":"Gentle","guest":null,"level":"gentle","here":false}],"host":"wG0avnRP8nVqDFfNNCZqRg","secret":"0bcf564806b8935c3b35beadd4284bebb531c781c07fc8188e06f43c1a162351","entropy":[],"before":null}');
INSERT INTO "lines" VALUES('vOEIhOEHRSGOR8FvxB6Wcw',2,1794794931720,'{"what":"started","first":1}');
CREATE TABLE people (
	guest_id VARCHAR(64) NOT NULL, 
	place INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	called TEXT NOT NULL, 
	PRIMARY KEY (guest_id, place), 
	CONSTRAINT people_called UNIQUE (guest_id, called)
);
INSERT INTO "people" VALUES('7a_KRqDFJzv6rxhqrQwP3w',1,'Cleo','cleo');
CREATE TABLE sat (
	guest_id VARCHAR(64) NOT NULL, 
	game_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	called TEXT NOT NULL, 
	place INTEGER, 
	PRIMARY KEY (guest_id, game_id, seat)
);
INSERT INTO "sat" VALUES('7a_KRqDFJzv6rxhqrQwP3w','i3JzqAruEQE0yEbdSFGzHA',0,'ari',0);
INSERT INTO "sat" VALUES('7a_KRqDFJzv6rxhqrQwP3w','f0ea226b24eebccba020114cf391c016',0,'ari',1);
INSERT INTO "sat" VALUES('7a_KRqDFJzv6rxhqrQwP3w','f0ea226b24eebccba020114cf391c016',1,'bo',0);
INSERT INTO "sat" VALUES('7a_KRqDFJzv6rxhqrQwP3w','d33c31b76717eaf7deda49773822d458',0,'ari',1);
INSERT INTO "sat" VALUES('7a_KRqDFJzv6rxhqrQwP3w','d33c31b76717eaf7deda49773822d458',1,'bo',0);
CREATE TABLE seats (
	guest_id VARCHAR(64) NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "seats" VALUES('7a_KRqDFJzv6rxhqrQwP3w','i3JzqAruEQE0yEbdSFGzHA');
INSERT INTO "seats" VALUES('cvBezz9YhnpbbLHahuPQOw','i3JzqAruEQE0yEbdSFGzHA');
INSERT INTO "seats" VALUES('rE_ss63sXoYwc2CX5NYv3w','0FmQl90XYa7Tf3bTQ7xI1w');
INSERT INTO "seats" VALUES('4jkrLZW1JUOP4iBTuw3qUQ','0FmQl90XYa7Tf3bTQ7xI1w');
INSERT INTO "seats" VALUES('wG0avnRP8nVqDFfNNCZqRg','vOEIhOEHRSGOR8FvxB6Wcw');
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	updated BIGINT NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('i3JzqAruEQE0yEbdSFGzHA',1794794931526,'finished',0,'{"table":"i3JzqAruEQE0yEbdSFGzHA","phase":"finished","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":[15,20],"updated":1794794931526}');
INSERT INTO "tables" VALUES('0FmQl90XYa7Tf3bTQ7xI1w',1794794931659,'play',1,'{"table":"0FmQl90XYa7Tf3bTQ7xI1w","phase":"play","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794794931659}');
INSERT INTO "tables" VALUES('vOEIhOEHRSGOR8FvxB6Wcw',1794794931720,'play',0,'{"table":"vOEIhOEHRSGOR8FvxB6Wcw","phase":"play","names":["Gentle","Ari"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794794931720}');
CREATE INDEX tables_open ON tables (listed, phase, updated);
CREATE INDEX seats_of_table ON seats (table_id);
CREATE INDEX bot_turns_due ON bot_turns (due);
COMMIT;
