BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE bot_turns (
	table_id VARCHAR(64) NOT NULL, 
	due BIGINT NOT NULL, 
	lease BIGINT NOT NULL, guest_id VARCHAR(64) DEFAULT '' NOT NULL, level TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "bot_turns" VALUES('I-A6DhqQQzCedJYv9XK2mw',1794873535823,0,'KkDEg7SraEbS6lz2Z6HjIg','gentle');
CREATE TABLE claims (
	guest_id VARCHAR(64) NOT NULL, 
	place INTEGER NOT NULL, 
	achievement VARCHAR(40) NOT NULL, 
	game_id VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (guest_id, place, achievement), 
	CONSTRAINT claims_of_game UNIQUE (guest_id, place, game_id)
);
INSERT INTO "claims" VALUES('4eDOg6EZcPTl-HC006n1Hg',0,'score_60','d33c31b76717eaf7deda49773822d458',1794873535617);
CREATE TABLE dailies (
	day VARCHAR(10) NOT NULL, 
	guest_id VARCHAR(64) NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	over BIGINT, 
	score INTEGER, 
	goals INTEGER, 
	cats INTEGER, 
	buttons INTEGER, 
	PRIMARY KEY (day, guest_id), 
	UNIQUE (table_id)
);
INSERT INTO "dailies" VALUES('2026-11-16','KkDEg7SraEbS6lz2Z6HjIg','B3WQ-r4r8zGmwh-PgV0Sag','Ari',1794873536529,17,5,0,12);
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
INSERT INTO "games" VALUES('4eDOg6EZcPTl-HC006n1Hg','AZTrHUxjv2l5N5aGs_j_SA','c50f004e4c156fddb38a3c60fabf9af1','table',1794873535493,'{"calico": 1, "edition": "final", "setup": "beginner", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "millie", "patterns": ["quatrefoil", "vines"]}, {"cat": "tibbit", "patterns": ["stripes", "flowers"]}, {"cat": "coconut", "patterns": ["ferns", "dots"]}], "players": [{"name": "Ari", "board": "yellow", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}}, {"name": "Bo", "board": "blue", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}}], "bag": ["Pn", "Pq", "Yf", "Yq", "Dq", "Yn", "Mv", "Lq", "Ps", "Pd", "Ps", "Lq", "Pd", "Pn", "Ds", "Pv", "Gn", "Ln", "Dd", "Dd", "Yq", "Gv", "Pq", "Dv", "Ld", "Lf", "Ps", "Df", "Lf", "Ld", "Gd", "Gv", "Ld", "Gf", "Mn", "Yn", "Ms", "Gs", "Pd", "Gq", "Lv", "Dq", "Df", "Lv", "Gd", "Gf", "Gq", "Gn", "Mq", "Mn", "Gv", "Ys", "Md", "Mf", "Gq", "Dn", "Dv", "Mv", "Dq", "Yd", "Mv", "Yq", "Gf", "Lf", "Md", "Lv", "Yv", "Gd", "Mf", "Yd", "Ls", "Ln", "Pn", "Yf", "Dn", "Dv", "Lq", "Gs", "Pf", "Mf", "Gs", "Ys", "Yv", "Mq", "Mn", "Yv", "Gn", "Pq", "Ls", "Yf", "Ms", "Ls", "Df", "Ys", "Pv", "Ms", "Yn", "Ds", "Pf", "Pf", "Mq", "Md", "Yd", "Dd", "Dn", "Ln", "Pv", "Ds"], "moves": ["Pn@a1 Dq", "Yf@a1 Lq", "Dq@a2 Ps", "Lq@a2 Pd", "Ps@a3 Ps", "Pd@a3 Lq", "Ps@a4 Pd", "Lq@a4 Pn", "Pd@a5 Ds", "Pn@a5 Pv", "Ds@b1 Gn", "Pv@b1 Ln", "Gn@b2 Dd", "Ln@b2 Dd", "Dd@b4 Yq", "Dd@b4 Gv", "Yq@b5 Pq", "Gv@b5 Dv", "Pq@c1 Ld", "Dv@c1 Lf", "Ld@c2 Ps", "Lf@c2 Df", "Ps@c3 Lf", "Df@c3 Ld", "Lf@c5 Gd", "Ld@c5 Gv", "Gd@d1 Ld", "Gv@d1 Gf", "Ld@d3 Mn", "Gf@d3 Yn", "Mn@d4 Ms", "Yn@d4 Gs", "Ms@d5 Pd", "Gs@d5 Gq", "Pd@e1 Lv", "Gq@e1 Dq", "Lv@e2 Df", "Dq@e2 Lv", "Df@e3 Gd", "Lv@e3 Gf", "Gd@e4 Gq", "Gf@e4 Gn", "Gq@e5", "Gn@e5"], "meta": {"seed": "4cd2dc98705d357bb006ca9177a0af588648b4a6a67d4216cdf46d036bb8a775", "fair": {"commitment": "09f87355f98ee8a32394826621db2c37e91336110fd5eccdcaec15d28f8393c6", "secret": "aef69c77cf029c870b3de76458ef56aa844eee091765df6ddab12bdd3a6340d7", "entropy": []}, "table": "AZTrHUxjv2l5N5aGs_j_SA", "seats": [{"kind": "person", "level": null}, {"kind": "person", "level": null}], "started": 1794873535269, "finished": 1794873535493}}','{"version": 1, "edition": "final", "setup": "beginner", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 9, "goal_points": 0, "cat_points": 0, "button_points": 9, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 0, "points": 0}, {"goal": "AAABBB", "ways": 0, "points": 0}], "cats": [{"cat": "millie", "tokens": 0, "points": 0}, {"cat": "tibbit", "tokens": 0, "points": 0}, {"cat": "coconut", "tokens": 0, "points": 0}], "buttons": {"yellow": 0, "green": 0, "light_blue": 1, "dark_blue": 0, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 12, "goal_points": 0, "cat_points": 6, "button_points": 6, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 0, "points": 0}, {"goal": "AAABBB", "ways": 0, "points": 0}], "cats": [{"cat": "millie", "tokens": 2, "points": 6}, {"cat": "tibbit", "tokens": 0, "points": 0}, {"cat": "coconut", "tokens": 0, "points": 0}], "buttons": {"yellow": 0, "green": 1, "light_blue": 1, "dark_blue": 0, "purple": 0, "magenta": 0}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');
INSERT INTO "games" VALUES('4eDOg6EZcPTl-HC006n1Hg','f0ea226b24eebccba020114cf391c016','f0ea226b24eebccba020114cf391c016','file',1000,'{"calico": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "rumi", "patterns": ["flowers", "stripes"]}, {"cat": "tecolote", "patterns": ["ferns", "vines"]}, {"cat": "leo", "patterns": ["quatrefoil", "dots"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "AABBCD", "c4": "AAABBC", "d2": "ABCDEF"}}, {"name": "Bo", "board": "blue", "goals": {"b3": "AABBCC", "c4": "AABBCD", "d2": "AAABBC"}}], "bag": ["Lv", "Ds", "Pn", "Yq", "Gf", "Gq", "Lq", "Gd", "Gq", "Mf", "Yf", "Df", "Mv", "Dq", "Dd", "Pv", "Gn", "Gv", "Ps", "Pv", "Ms", "Ln", "Pf", "Gq", "Dq", "Ln", "Dd", "Dv", "Pv", "Ls", "Pn", "Mn", "Mv", "Dv", "Gd", "Ln", "Gd", "Gs", "Yv", "Ls", "Ld", "Gf", "Mv", "Pq", "Pf", "Md", "Gv", "Pd", "Gn", "Lf", "Ld", "Yv", "Mn", "Pn", "Lq", "Lv", "Ys", "Dn", "Mq", "Dv", "Lq", "Gn", "Pd", "Md", "Yn", "Gv", "Lf", "Mf", "Dd", "Yd", "Gs", "Pf", "Ms", "Yf", "Pq", "Ps", "Ys", "Mf", "Df", "Yn", "Pq", "Yv", "Gf", "Lv", "Pd", "Ld", "Mn", "Gs", "Yq", "Yd", "Ps", "Yn", "Yf", "Mq", "Dn", "Ys", "Lf", "Md", "Yq", "Ds", "Ls", "Yd", "Df", "Dn", "Ds", "Dq", "Ms", "Mq"], "moves": ["Lv@c1 Lq", "Yq@c5 Gq", "Lq@b5 Gq", "Pn@c3 Mf", "Gq@c5 Gd", "Mf@e4 Df", "Gd@b4 Gf", "Df@e5 Dq", "Gf@d4 Dd", "Dq@a4 Mv", "Dd@d3 Yf", "Gq@b5 Gn", "Yf@e4 Pv", "Gn@c2 Ps", "Ds@a2 Ms", "Ps@b2 Ln", "Ms@b2 Pf", "Ln@c1 Gv", "Pf@a5 Gq", "Mv@d4 Ln", "Gq@e2 Dd", "Ln@d1 Dq", "Dd@c3 Dv", "Gv@d3 Ls", "Dv@a1 Pn", "Ls@a1 Pv", "Pn@c2 Mn", "Pv@e1 Dv", "Mn@b1 Mv", "Dq@a3 Gd", "Pv@a3 Gd", "Gd@e2 Gs", "Mv@e1 Yv", "Gs@b4 Ls", "Yv@d1 Ld", "Dv@a2 Gf", "Ld@d5 Ln", "Gf@a5 Mv", "Ln@e5 Pq", "Mv@d5 Md", "Pq@a4 Gv", "Md@e3 Pd", "Gd@e3", "Pd@b1"], "meta": {"seed": "won-0"}}','{"version": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 65, "goal_points": 29, "cat_points": 21, "button_points": 15, "goals": [{"goal": "AABBCD", "ways": 2, "points": 8}, {"goal": "AAABBC", "ways": 2, "points": 11}, {"goal": "ABCDEF", "ways": 1, "points": 10}], "cats": [{"cat": "rumi", "tokens": 2, "points": 10}, {"cat": "tecolote", "tokens": 0, "points": 0}, {"cat": "leo", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 1, "light_blue": 1, "dark_blue": 1, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 69, "goal_points": 26, "cat_points": 28, "button_points": 15, "goals": [{"goal": "AABBCC", "ways": 1, "points": 7}, {"goal": "AABBCD", "ways": 2, "points": 8}, {"goal": "AAABBC", "ways": 2, "points": 11}], "cats": [{"cat": "rumi", "tokens": 2, "points": 10}, {"cat": "tecolote", "tokens": 1, "points": 7}, {"cat": "leo", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 2, "light_blue": 1, "dark_blue": 1, "purple": 0, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');
INSERT INTO "games" VALUES('4eDOg6EZcPTl-HC006n1Hg','d33c31b76717eaf7deda49773822d458','d33c31b76717eaf7deda49773822d458','file',1001,'{"calico": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "tibbit", "patterns": ["ferns", "vines"]}, {"cat": "almond", "patterns": ["flowers", "dots"]}, {"cat": "gwenivere", "patterns": ["stripes", "quatrefoil"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AABBCD"}}, {"name": "Bo", "board": "yellow", "goals": {"b3": "ABCDEF", "c4": "AAABBC", "d2": "AAABBB"}}], "bag": ["Lf", "Gn", "Pf", "Dd", "Mn", "Dn", "Ps", "Pv", "Pf", "Ls", "Ls", "Ys", "Pq", "Gs", "Ld", "Lq", "Yq", "Ms", "Dn", "Dn", "Df", "Ds", "Dv", "Ls", "Gf", "Yf", "Ds", "Mf", "Md", "Dq", "Gd", "Pv", "Yq", "Mn", "Pd", "Lv", "Ds", "Yn", "Gq", "Mf", "Yd", "Dd", "Mq", "Gf", "Gs", "Md", "Yn", "Mf", "Yd", "Lq", "Yf", "Yn", "Lv", "Lq", "Pq", "Ln", "Gs", "Dv", "Yv", "Ps", "Pd", "Pf", "Dq", "Mv", "Gf", "Pq", "Gd", "Yq", "Gq", "Gn", "Md", "Pd", "Lv", "Ps", "Gd", "Lf", "Pn", "Yd", "Mv", "Dv", "Mq", "Pn", "Ln", "Mq", "Gq", "Yv", "Yv", "Df", "Mv", "Ld", "Mn", "Ln", "Yf", "Dd", "Pn", "Gv", "Df", "Ms", "Ms", "Gv", "Dq", "Ys", "Ys", "Ld", "Lf", "Gv", "Pv", "Gn"], "moves": ["Lf@d5 Mn", "Pf@d5 Pv", "Mn@e3 Pf", "Pv@c5 Ps", "Pf@d4 Ls", "Ps@b5 Ls", "Ls@c5 Ys", "Ls@b4 Gs", "Gn@d3 Pq", "Dd@c2 Ld", "Pq@c3 Dn", "Ld@c1 Lq", "Dn@c2 Dn", "Gs@c3 Dn", "Ys@b5 Ms", "Dn@a1 Ds", "Ms@e2 Yq", "Ds@d3 Df", "Yq@b4 Gf", "Df@d4 Ls", "Gf@e5 Yf", "Ls@e3 Mf", "Yf@e4 Md", "Lq@e2 Dq", "Md@b2 Ds", "Mf@e4 Pv", "Ds@a4 Gd", "Pv@a3 Dv", "Gd@c1 Pd", "Dv@a4 Lv", "Dn@a1 Mn", "Dq@a5 Yn", "Mn@b1 Ds", "Lv@e1 Mf", "Ds@a3 Yq", "Mf@e5 Dd", "Yq@a5 Mq", "Dd@d1 Yd", "Pd@e1 Gs", "Yd@b2 Md", "Gs@a2 Gq", "Md@b1 Mf", "Mq@d1", "Mf@a2"], "meta": {"seed": "won-1"}}','{"version": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 59, "goal_points": 19, "cat_points": 25, "button_points": 15, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 2, "points": 11}, {"goal": "AABBCD", "ways": 2, "points": 8}], "cats": [{"cat": "tibbit", "tokens": 1, "points": 5}, {"cat": "almond", "tokens": 1, "points": 9}, {"cat": "gwenivere", "tokens": 1, "points": 11}], "buttons": {"yellow": 1, "green": 0, "light_blue": 1, "dark_blue": 1, "purple": 0, "magenta": 2}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 69, "goal_points": 25, "cat_points": 29, "button_points": 15, "goals": [{"goal": "ABCDEF", "ways": 1, "points": 10}, {"goal": "AAABBC", "ways": 1, "points": 7}, {"goal": "AAABBB", "ways": 1, "points": 8}], "cats": [{"cat": "tibbit", "tokens": 0, "points": 0}, {"cat": "almond", "tokens": 2, "points": 18}, {"cat": "gwenivere", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 0, "light_blue": 1, "dark_blue": 2, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');
CREATE TABLE guests (
	id VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token)
);
INSERT INTO "guests" VALUES('4eDOg6EZcPTl-HC006n1Hg','Ari','63252941d56e78e9e95fda2b2f4abdbb3c083abdea315602d66daf2f76a68022',1794873535120);
INSERT INTO "guests" VALUES('yYP52P6MQ1ce_Xjg-3MOnw','Bo','f32178f5391d13dab206123061530040e250c75e332866fb31fa78c8bf686586',1794873535197);
INSERT INTO "guests" VALUES('4lohkvNTHaTOcl76f_mF4A','Ari','e3f22b24435805f48881148c7ce7d77de13e86ee56349bbb98390d9c9c7905d0',1794873535628);
INSERT INTO "guests" VALUES('kqePOpifX1uneeSr3oyXzw','Bo','4deabfe86462247dbe8debe77905f84d9b35e048d05d188bbc6e87bdce6a63d1',1794873535633);
INSERT INTO "guests" VALUES('KkDEg7SraEbS6lz2Z6HjIg','Ari','e4ae0c57e52d8f4d75a337483aa2f0104ed7be76e1c820998558e518fccf47e4',1794873535717);
CREATE TABLE lines (
	table_id VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',1,1794873535250,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":false,"take_back":true},"seats":[{"name":"Ari","guest":"4eDOg6EZcPTl-HC006n1Hg","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"4eDOg6EZcPTl-HC006n1Hg","secret":"aef69c77cf029c870b3de76458ef56aa844eee091765df6ddab12bdd3a6340d7","entropy":[],"before":null,"daily":null}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',2,1794873535269,'{"what":"seated","seat":1,"guest":"yYP52P6MQ1ce_Xjg-3MOnw","name":"Bo","entropy":""}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',3,1794873535269,'{"what":"started","first":0}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',4,1794873535281,'{"what":"moved","move":"Pn@a1 Dq"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',5,1794873535288,'{"what":"moved","move":"Yf@a1 Lq"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',6,1794873535294,'{"what":"moved","move":"Dq@a2 Ps"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',7,1794873535296,'{"what":"asked","seat":0,"number":3}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',8,1794873535300,'{"what":"agreed","seat":1}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',9,1794873535300,'{"what":"taken_back","number":3}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',10,1794873535304,'{"what":"moved","move":"Dq@a2 Ps"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',11,1794873535308,'{"what":"moved","move":"Lq@a2 Pd"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',12,1794873535312,'{"what":"moved","move":"Ps@a3 Ps"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',13,1794873535314,'{"what":"moved","move":"Pd@a3 Lq"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',14,1794873535318,'{"what":"moved","move":"Ps@a4 Pd"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',15,1794873535320,'{"what":"moved","move":"Lq@a4 Pn"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',16,1794873535331,'{"what":"moved","move":"Pd@a5 Ds"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',17,1794873535334,'{"what":"moved","move":"Pn@a5 Pv"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',18,1794873535339,'{"what":"moved","move":"Ds@b1 Gn"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',19,1794873535344,'{"what":"moved","move":"Pv@b1 Ln"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',20,1794873535347,'{"what":"moved","move":"Gn@b2 Dd"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',21,1794873535350,'{"what":"moved","move":"Ln@b2 Dd"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',22,1794873535354,'{"what":"moved","move":"Dd@b4 Yq"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',23,1794873535357,'{"what":"moved","move":"Dd@b4 Gv"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',24,1794873535364,'{"what":"moved","move":"Yq@b5 Pq"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',25,1794873535369,'{"what":"moved","move":"Gv@b5 Dv"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',26,1794873535372,'{"what":"moved","move":"Pq@c1 Ld"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',27,1794873535377,'{"what":"moved","move":"Dv@c1 Lf"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',28,1794873535383,'{"what":"moved","move":"Ld@c2 Ps"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',29,1794873535388,'{"what":"moved","move":"Lf@c2 Df"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',30,1794873535393,'{"what":"moved","move":"Ps@c3 Lf"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',31,1794873535397,'{"what":"moved","move":"Df@c3 Ld"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',32,1794873535401,'{"what":"moved","move":"Lf@c5 Gd"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',33,1794873535404,'{"what":"moved","move":"Ld@c5 Gv"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',34,1794873535408,'{"what":"moved","move":"Gd@d1 Ld"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',35,1794873535412,'{"what":"moved","move":"Gv@d1 Gf"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',36,1794873535417,'{"what":"moved","move":"Ld@d3 Mn"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',37,1794873535420,'{"what":"moved","move":"Gf@d3 Yn"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',38,1794873535424,'{"what":"moved","move":"Mn@d4 Ms"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',39,1794873535429,'{"what":"moved","move":"Yn@d4 Gs"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',40,1794873535432,'{"what":"moved","move":"Ms@d5 Pd"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',41,1794873535436,'{"what":"moved","move":"Gs@d5 Gq"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',42,1794873535440,'{"what":"moved","move":"Pd@e1 Lv"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',43,1794873535444,'{"what":"moved","move":"Gq@e1 Dq"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',44,1794873535449,'{"what":"moved","move":"Lv@e2 Df"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',45,1794873535452,'{"what":"moved","move":"Dq@e2 Lv"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',46,1794873535457,'{"what":"moved","move":"Df@e3 Gd"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',47,1794873535464,'{"what":"moved","move":"Lv@e3 Gf"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',48,1794873535473,'{"what":"moved","move":"Gd@e4 Gq"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',49,1794873535476,'{"what":"moved","move":"Gf@e4 Gn"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',50,1794873535488,'{"what":"moved","move":"Gq@e5"}');
INSERT INTO "lines" VALUES('AZTrHUxjv2l5N5aGs_j_SA',51,1794873535493,'{"what":"moved","move":"Gn@e5"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',1,1794873535831,'{"what":"created","calico":1,"terms":{"setup":"standard","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":null,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"KkDEg7SraEbS6lz2Z6HjIg","level":null,"here":false}],"host":"KkDEg7SraEbS6lz2Z6HjIg","secret":"4fb65d958fea39995331ef283b598b05602da66b8e8d5121b9e32aef28215453","entropy":[],"before":null,"daily":"2026-11-16"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',2,1794873535831,'{"what":"started","first":0}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',3,1794873535838,'{"what":"chosen","seat":0,"goals":["AABBCC","AAABBC","AABBCD"]}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',4,1794873535844,'{"what":"moved","move":"Dv@a1 Pf"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',5,1794873535848,'{"what":"moved","move":"Pf@a2 Pf"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',6,1794873535884,'{"what":"moved","move":"Pf@a3 Ls"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',7,1794873535964,'{"what":"moved","move":"Ls@a4 Dd"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',8,1794873535989,'{"what":"moved","move":"Dd@a5 Df"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',9,1794873536001,'{"what":"moved","move":"Df@b1 Pv"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',10,1794873536013,'{"what":"moved","move":"Pv@b2 Lf"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',11,1794873536054,'{"what":"moved","move":"Lf@b4 Lv"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',12,1794873536196,'{"what":"moved","move":"Lv@b5 Lf"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',13,1794873536215,'{"what":"moved","move":"Lf@c1 Pd"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',14,1794873536233,'{"what":"moved","move":"Pd@c2 Pq"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',15,1794873536328,'{"what":"moved","move":"Pq@c3 Ys"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',16,1794873536348,'{"what":"moved","move":"Ys@c5 Pv"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',17,1794873536358,'{"what":"moved","move":"Pv@d1 Lf"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',18,1794873536366,'{"what":"moved","move":"Lf@d3 Lq"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',19,1794873536449,'{"what":"moved","move":"Lq@d4 Gf"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',20,1794873536463,'{"what":"moved","move":"Gf@d5 Gn"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',21,1794873536473,'{"what":"moved","move":"Gn@e1 Ln"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',22,1794873536490,'{"what":"moved","move":"Ln@e2 Ps"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',23,1794873536509,'{"what":"moved","move":"Ps@e3 Yn"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',24,1794873536515,'{"what":"moved","move":"Yn@e4 Md"}');
INSERT INTO "lines" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',25,1794873536529,'{"what":"moved","move":"Md@e5"}');
INSERT INTO "lines" VALUES('I-A6DhqQQzCedJYv9XK2mw',1,1794873535823,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":1,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"KkDEg7SraEbS6lz2Z6HjIg","level":null,"here":false},{"name":"Gentle","guest":null,"level":"gentle","here":false}],"host":"KkDEg7SraEbS6lz2Z6HjIg","secret":"180cb81ef195d273a0215820d61d06be37689711be72e256abb2663a84dcbab2","entropy":[],"before":null,"daily":null}');
INSERT INTO "lines" VALUES('I-A6DhqQQzCedJYv9XK2mw',2,1794873535823,'{"what":"started","first":1}');
INSERT INTO "lines" VALUES('itwa9ix8c59qgH-rDrkMwA',1,1794873535637,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":true,"take_back":false},"seats":[{"name":"Ari","guest":"4lohkvNTHaTOcl76f_mF4A","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"4lohkvNTHaTOcl76f_mF4A","secret":"ab31dde5e7ec9db6fe7a7ae466740dc2a5b8b647ae95897664c26b067ae3a823","entropy":[],"before":null,"daily":null}');
INSERT INTO "lines" VALUES('itwa9ix8c59qgH-rDrkMwA',2,1794873535649,'{"what":"seated","seat":1,"guest":"kqePOpifX1uneeSr3oyXzw","name":"Bo","entropy":""}');
INSERT INTO "lines" VALUES('itwa9ix8c59qgH-rDrkMwA',3,1794873535649,'{"what":"started","first":0}');
INSERT INTO "lines" VALUES('itwa9ix8c59qgH-rDrkMwA',4,1794873535669,'{"what":"moved","move":"Mf@a1 Ms"}');
INSERT INTO "lines" VALUES('itwa9ix8c59qgH-rDrkMwA',5,1794873535674,'{"what":"moved","move":"Dv@a1 Gd"}');
INSERT INTO "lines" VALUES('itwa9ix8c59qgH-rDrkMwA',6,1794873535684,'{"what":"moved","move":"Ms@a2 Ld"}');
INSERT INTO "lines" VALUES('itwa9ix8c59qgH-rDrkMwA',7,1794873535688,'{"what":"moved","move":"Gd@a2 Yq"}');
INSERT INTO "lines" VALUES('itwa9ix8c59qgH-rDrkMwA',8,1794873535694,'{"what":"moved","move":"Ld@a3 Yn"}');
INSERT INTO "lines" VALUES('itwa9ix8c59qgH-rDrkMwA',9,1794873535699,'{"what":"moved","move":"Yq@a3 Df"}');
INSERT INTO "lines" VALUES('itwa9ix8c59qgH-rDrkMwA',10,1794873535704,'{"what":"moved","move":"Yn@a4 Mf"}');
INSERT INTO "lines" VALUES('itwa9ix8c59qgH-rDrkMwA',11,1794873535713,'{"what":"moved","move":"Df@a4 Lf"}');
INSERT INTO "lines" VALUES('itwa9ix8c59qgH-rDrkMwA',12,1794873535715,'{"what":"moved","move":"Mf@a5 Gq"}');
CREATE TABLE people (
	guest_id VARCHAR(64) NOT NULL, 
	place INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	called TEXT NOT NULL, 
	PRIMARY KEY (guest_id, place), 
	CONSTRAINT people_called UNIQUE (guest_id, called)
);
INSERT INTO "people" VALUES('4eDOg6EZcPTl-HC006n1Hg',1,'Cleo','cleo');
CREATE TABLE sat (
	guest_id VARCHAR(64) NOT NULL, 
	game_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	called TEXT NOT NULL, 
	place INTEGER, 
	PRIMARY KEY (guest_id, game_id, seat)
);
INSERT INTO "sat" VALUES('4eDOg6EZcPTl-HC006n1Hg','AZTrHUxjv2l5N5aGs_j_SA',0,'ari',0);
INSERT INTO "sat" VALUES('4eDOg6EZcPTl-HC006n1Hg','f0ea226b24eebccba020114cf391c016',0,'ari',1);
INSERT INTO "sat" VALUES('4eDOg6EZcPTl-HC006n1Hg','f0ea226b24eebccba020114cf391c016',1,'bo',0);
INSERT INTO "sat" VALUES('4eDOg6EZcPTl-HC006n1Hg','d33c31b76717eaf7deda49773822d458',0,'ari',1);
INSERT INTO "sat" VALUES('4eDOg6EZcPTl-HC006n1Hg','d33c31b76717eaf7deda49773822d458',1,'bo',0);
CREATE TABLE seats (
	guest_id VARCHAR(64) NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "seats" VALUES('yYP52P6MQ1ce_Xjg-3MOnw','AZTrHUxjv2l5N5aGs_j_SA');
INSERT INTO "seats" VALUES('4eDOg6EZcPTl-HC006n1Hg','AZTrHUxjv2l5N5aGs_j_SA');
INSERT INTO "seats" VALUES('4lohkvNTHaTOcl76f_mF4A','itwa9ix8c59qgH-rDrkMwA');
INSERT INTO "seats" VALUES('kqePOpifX1uneeSr3oyXzw','itwa9ix8c59qgH-rDrkMwA');
INSERT INTO "seats" VALUES('KkDEg7SraEbS6lz2Z6HjIg','I-A6DhqQQzCedJYv9XK2mw');
INSERT INTO "seats" VALUES('KkDEg7SraEbS6lz2Z6HjIg','B3WQ-r4r8zGmwh-PgV0Sag');
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	updated BIGINT NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('AZTrHUxjv2l5N5aGs_j_SA',1794873535493,'finished',0,'{"table":"AZTrHUxjv2l5N5aGs_j_SA","phase":"finished","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":[9,12],"updated":1794873535493,"daily":null}');
INSERT INTO "tables" VALUES('itwa9ix8c59qgH-rDrkMwA',1794873535649,'play',1,'{"table":"itwa9ix8c59qgH-rDrkMwA","phase":"play","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794873535649,"daily":null}');
INSERT INTO "tables" VALUES('I-A6DhqQQzCedJYv9XK2mw',1794873535823,'play',0,'{"table":"I-A6DhqQQzCedJYv9XK2mw","phase":"play","names":["Gentle","Ari"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794873535823,"daily":null}');
INSERT INTO "tables" VALUES('B3WQ-r4r8zGmwh-PgV0Sag',1794873536529,'finished',0,'{"table":"B3WQ-r4r8zGmwh-PgV0Sag","phase":"finished","names":["Ari"],"setup":"standard","scenario":null,"your_turn":false,"scores":[17],"updated":1794873536529,"daily":"2026-11-16"}');
CREATE INDEX tables_open ON tables (listed, phase, updated);
CREATE INDEX seats_of_table ON seats (table_id);
CREATE INDEX bot_turns_due ON bot_turns (due);
CREATE INDEX dailies_score ON dailies (day, score);
CREATE INDEX bot_turns_guest ON bot_turns (guest_id);
COMMIT;
