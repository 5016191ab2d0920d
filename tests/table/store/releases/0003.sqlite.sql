BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE bot_turns (
	table_id VARCHAR(64) NOT NULL, 
	due BIGINT NOT NULL, 
	lease BIGINT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "bot_turns" VALUES('TsTvC6aarnw-mspOZ6biSg',1794795539117,0);
CREATE TABLE claims (
	guest_id VARCHAR(64) NOT NULL, 
	place INTEGER NOT NULL, 
	achievement VARCHAR(40) NOT NULL, 
	game_id VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (guest_id, place, achievement), 
	CONSTRAINT claims_of_game UNIQUE (guest_id, place, game_id)
);
INSERT INTO "claims" VALUES('wdlAHAunfNZHPkVbys1xjA',0,'score_60','d33c31b76717eaf7deda49773822d458',1794795539041);
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
INSERT INTO "dailies" VALUES('2026-11-16','p9qNMKo945xROwtv9HA9RQ','2zUztTm4ThdHZw1KyvPz0g','Ari',1794795539167,17,5,0,12);
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
INSERT INTO "games" VALUES('wdlAHAunfNZHPkVbys1xjA','bjGyANUXT4NoFi8OQG1i_g','d5f53f6b3f9ad7525ceeee015c796fec','table',1794795538879,'{"calico": 1, "edition": "final", "setup": "beginner", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "millie", "patterns": ["dots", "stripes"]}, {"cat": "tibbit", "patterns": ["quatrefoil", "ferns"]}, {"cat": "coconut", "patterns": ["vines", "flowers"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}}, {"name": "Bo", "board": "purple", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}}], "bag": ["Gn", "Yn", "Pq", "Dd", "Lq", "Pq", "Gd", "Mf", "Ld", "Ls", "Yq", "Gv", "Ls", "Yf", "Dv", "Lf", "Gs", "Md", "Gq", "Mv", "Dq", "Yd", "Gs", "Ys", "Mq", "Mq", "Dv", "Yv", "Lv", "Gn", "Ps", "Mn", "Dv", "Gf", "Dd", "Gq", "Gd", "Lf", "Yn", "Pn", "Mv", "Mn", "Pv", "Dn", "Ms", "Md", "Ld", "Lq", "Ld", "Pd", "Gv", "Yv", "Yf", "Mq", "Df", "Ln", "Mn", "Mf", "Dn", "Yf", "Ps", "Pv", "Ds", "Dq", "Dn", "Ms", "Gs", "Ds", "Pd", "Yq", "Pf", "Pv", "Ys", "Mf", "Pn", "Lq", "Gv", "Pf", "Pn", "Lf", "Ys", "Gf", "Ln", "Ds", "Mv", "Lv", "Yv", "Yd", "Ps", "Gd", "Yq", "Gf", "Pq", "Df", "Gn", "Gq", "Yd", "Ls", "Dq", "Df", "Dd", "Ln", "Ms", "Pf", "Md", "Lv", "Yn", "Pd"], "moves": ["Gn@a1 Lq", "Pq@a1 Mf", "Lq@a2 Ld", "Mf@a2 Ls", "Ld@a3 Yq", "Ls@a3 Gv", "Yq@a4 Ls", "Gv@a4 Yf", "Ls@a5 Dv", "Yf@a5 Lf", "Dv@b1 Gs", "Lf@b1 Md", "Gs@b2 Gq", "Md@b2 Mv", "Gq@b4 Dq", "Mv@b4 Yd", "Dq@b5 Gs", "Yd@b5 Ys", "Gs@c1 Mq", "Ys@c1 Mq", "Mq@c2 Dv", "Mq@c2 Yv", "Dv@c3 Lv", "Yv@c3 Gn", "Lv@c5 Ps", "Gn@c5 Mn", "Ps@d1 Dv", "Mn@d1 Gf", "Dv@d3 Dd", "Gf@d3 Gq", "Dd@d4 Gd", "Gq@d4 Lf", "Gd@d5 Yn", "Lf@d5 Pn", "Yn@e1 Mv", "Pn@e1 Mn", "Mv@e2 Pv", "Mn@e2 Dn", "Pv@e3 Ms", "Dn@e3 Md", "Ms@e4 Ld", "Md@e4 Lq", "Ld@e5", "Lq@e5"], "meta": {"seed": "24ebeac51005c280426fd6f2138a1f0ef761ca33611e88a737026166fd1346d3", "fair": {"commitment": "8ba8a61c66faedf229e3d5dd9ef4bc991bc6a7a3a68358f29e7b451fd804b8af", "secret": "1e9c064e281207a36e0f45efae1ff13d6549dc2adbd580a35bebb644d92cae47", "entropy": []}, "table": "bjGyANUXT4NoFi8OQG1i_g", "seats": [{"kind": "person", "level": null}, {"kind": "person", "level": null}], "started": 1794795538723, "finished": 1794795538879}}','{"version": 1, "edition": "final", "setup": "beginner", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 27, "goal_points": 7, "cat_points": 11, "button_points": 9, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 1, "points": 7}, {"goal": "AAABBB", "ways": 0, "points": 0}], "cats": [{"cat": "millie", "tokens": 2, "points": 6}, {"cat": "tibbit", "tokens": 1, "points": 5}, {"cat": "coconut", "tokens": 0, "points": 0}], "buttons": {"yellow": 0, "green": 1, "light_blue": 1, "dark_blue": 1, "purple": 0, "magenta": 0}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}, {"name": "Bo", "bot": null, "total": 8, "goal_points": 0, "cat_points": 5, "button_points": 3, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 0, "points": 0}, {"goal": "AAABBB", "ways": 0, "points": 0}], "cats": [{"cat": "millie", "tokens": 0, "points": 0}, {"cat": "tibbit", "tokens": 1, "points": 5}, {"cat": "coconut", "tokens": 0, "points": 0}], "buttons": {"yellow": 0, "green": 0, "light_blue": 0, "dark_blue": 0, "purple": 0, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}]}');
INSERT INTO "games" VALUES('wdlAHAunfNZHPkVbys1xjA','f0ea226b24eebccba020114cf391c016','f0ea226b24eebccba020114cf391c016','file',1000,'{"calico": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "rumi", "patterns": ["flowers", "stripes"]}, {"cat": "tecolote", "patterns": ["ferns", "vines"]}, {"cat": "leo", "patterns": ["quatrefoil", "dots"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "AABBCD", "c4": "AAABBC", "d2": "ABCDEF"}}, {"name": "Bo", "board": "blue", "goals": {"b3": "AABBCC", "c4": "AABBCD", "d2": "AAABBC"}}], "bag": ["Lv", "Ds", "Pn", "Yq", "Gf", "Gq", "Lq", "Gd", "Gq", "Mf", "Yf", "Df", "Mv", "Dq", "Dd", "Pv", "Gn", "Gv", "Ps", "Pv", "Ms", "Ln", "Pf", "Gq", "Dq", "Ln", "Dd", "Dv", "Pv", "Ls", "Pn", "Mn", "Mv", "Dv", "Gd", "Ln", "Gd", "Gs", "Yv", "Ls", "Ld", "Gf", "Mv", "Pq", "Pf", "Md", "Gv", "Pd", "Gn", "Lf", "Ld", "Yv", "Mn", "Pn", "Lq", "Lv", "Ys", "Dn", "Mq", "Dv", "Lq", "Gn", "Pd", "Md", "Yn", "Gv", "Lf", "Mf", "Dd", "Yd", "Gs", "Pf", "Ms", "Yf", "Pq", "Ps", "Ys", "Mf", "Df", "Yn", "Pq", "Yv", "Gf", "Lv", "Pd", "Ld", "Mn", "Gs", "Yq", "Yd", "Ps", "Yn", "Yf", "Mq", "Dn", "Ys", "Lf", "Md", "Yq", "Ds", "Ls", "Yd", "Df", "Dn", "Ds", "Dq", "Ms", "Mq"], "moves": ["Lv@c1 Lq", "Yq@c5 Gq", "Lq@b5 Gq", "Pn@c3 Mf", "Gq@c5 Gd", "Mf@e4 Df", "Gd@b4 Gf", "Df@e5 Dq", "Gf@d4 Dd", "Dq@a4 Mv", "Dd@d3 Yf", "Gq@b5 Gn", "Yf@e4 Pv", "Gn@c2 Ps", "Ds@a2 Ms", "Ps@b2 Ln", "Ms@b2 Pf", "Ln@c1 Gv", "Pf@a5 Gq", "Mv@d4 Ln", "Gq@e2 Dd", "Ln@d1 Dq", "Dd@c3 Dv", "Gv@d3 Ls", "Dv@a1 Pn", "Ls@a1 Pv", "Pn@c2 Mn", "Pv@e1 Dv", "Mn@b1 Mv", "Dq@a3 Gd", "Pv@a3 Gd", "Gd@e2 Gs", "Mv@e1 Yv", "Gs@b4 Ls", "Yv@d1 Ld", "Dv@a2 Gf", "Ld@d5 Ln", "Gf@a5 Mv", "Ln@e5 Pq", "Mv@d5 Md", "Pq@a4 Gv", "Md@e3 Pd", "Gd@e3", "Pd@b1"], "meta": {"seed": "won-0"}}','{"version": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 65, "goal_points": 29, "cat_points": 21, "button_points": 15, "goals": [{"goal": "AABBCD", "ways": 2, "points": 8}, {"goal": "AAABBC", "ways": 2, "points": 11}, {"goal": "ABCDEF", "ways": 1, "points": 10}], "cats": [{"cat": "rumi", "tokens": 2, "points": 10}, {"cat": "tecolote", "tokens": 0, "points": 0}, {"cat": "leo", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 1, "light_blue": 1, "dark_blue": 1, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 69, "goal_points": 26, "cat_points": 28, "button_points": 15, "goals": [{"goal": "AABBCC", "ways": 1, "points": 7}, {"goal": "AABBCD", "ways": 2, "points": 8}, {"goal": "AAABBC", "ways": 2, "points": 11}], "cats": [{"cat": "rumi", "tokens": 2, "points": 10}, {"cat": "tecolote", "tokens": 1, "points": 7}, {"cat": "leo", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 2, "light_blue": 1, "dark_blue": 1, "purple": 0, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');
INSERT INTO "games" VALUES('wdlAHAunfNZHPkVbys1xjA','d33c31b76717eaf7deda49773822d458','d33c31b76717eaf7deda49773822d458','file',1001,'{"calico": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "tibbit", "patterns": ["ferns", "vines"]}, {"cat": "almond", "patterns": ["flowers", "dots"]}, {"cat": "gwenivere", "patterns": ["stripes", "quatrefoil"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AABBCD"}}, {"name": "Bo", "board": "yellow", "goals": {"b3": "ABCDEF", "c4": "AAABBC", "d2": "AAABBB"}}], "bag": ["Lf", "Gn", "Pf", "Dd", "Mn", "Dn", "Ps", "Pv", "Pf", "Ls", "Ls", "Ys", "Pq", "Gs", "Ld", "Lq", "Yq", "Ms", "Dn", "Dn", "Df", "Ds", "Dv", "Ls", "Gf", "Yf", "Ds", "Mf", "Md", "Dq", "Gd", "Pv", "Yq", "Mn", "Pd", "Lv", "Ds", "Yn", "Gq", "Mf", "Yd", "Dd", "Mq", "Gf", "Gs", "Md", "Yn", "Mf", "Yd", "Lq", "Yf", "Yn", "Lv", "Lq", "Pq", "Ln", "Gs", "Dv", "Yv", "Ps", "Pd", "Pf", "Dq", "Mv", "Gf", "Pq", "Gd", "Yq", "Gq", "Gn", "Md", "Pd", "Lv", "Ps", "Gd", "Lf", "Pn", "Yd", "Mv", "Dv", "Mq", "Pn", "Ln", "Mq", "Gq", "Yv", "Yv", "Df", "Mv", "Ld", "Mn", "Ln", "Yf", "Dd", "Pn", "Gv", "Df", "Ms", "Ms", "Gv", "Dq", "Ys", "Ys", "Ld", "Lf", "Gv", "Pv", "Gn"], "moves": ["Lf@d5 Mn", "Pf@d5 Pv", "Mn@e3 Pf", "Pv@c5 Ps", "Pf@d4 Ls", "Ps@b5 Ls", "Ls@c5 Ys", "Ls@b4 Gs", "Gn@d3 Pq", "Dd@c2 Ld", "Pq@c3 Dn", "Ld@c1 Lq", "Dn@c2 Dn", "Gs@c3 Dn", "Ys@b5 Ms", "Dn@a1 Ds", "Ms@e2 Yq", "Ds@d3 Df", "Yq@b4 Gf", "Df@d4 Ls", "Gf@e5 Yf", "Ls@e3 Mf", "Yf@e4 Md", "Lq@e2 Dq", "Md@b2 Ds", "Mf@e4 Pv", "Ds@a4 Gd", "Pv@a3 Dv", "Gd@c1 Pd", "Dv@a4 Lv", "Dn@a1 Mn", "Dq@a5 Yn", "Mn@b1 Ds", "Lv@e1 Mf", "Ds@a3 Yq", "Mf@e5 Dd", "Yq@a5 Mq", "Dd@d1 Yd", "Pd@e1 Gs", "Yd@b2 Md", "Gs@a2 Gq", "Md@b1 Mf", "Mq@d1", "Mf@a2"], "meta": {"seed": "won-1"}}','{"version": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 59, "goal_points": 19, "cat_points": 25, "button_points": 15, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 2, "points": 11}, {"goal": "AABBCD", "ways": 2, "points": 8}], "cats": [{"cat": "tibbit", "tokens": 1, "points": 5}, {"cat": "almond", "tokens": 1, "points": 9}, {"cat": "gwenivere", "tokens": 1, "points": 11}], "buttons": {"yellow": 1, "green": 0, "light_blue": 1, "dark_blue": 1, "purple": 0, "magenta": 2}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 69, "goal_points": 25, "cat_points": 29, "button_points": 15, "goals": [{"goal": "ABCDEF", "ways": 1, "points": 10}, {"goal": "AAABBC", "ways": 1, "points": 7}, {"goal": "AAABBB", "ways": 1, "points": 8}], "cats": [{"cat": "tibbit", "tokens": 0, "points": 0}, {"cat": "almond", "tokens": 2, "points": 18}, {"cat": "gwenivere", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 0, "light_blue": 1, "dark_blue": 2, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');
CREATE TABLE guests (
	id VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token)
);
INSERT INTO "guests" VALUES('wdlAHAunfNZHPkVbys1xjA','Ari','384a353ecfe9aad6a0847c3822c49a4a28ffee70d194fec2322edacec3ba9d4c',1794795538665);
INSERT INTO "guests" VALUES('g5rgnBU3dldFae6tYUeaIg','Bo','518a9cdc08863f0a3cded3df0005b81004518b6ce0300cfc615276c444935fb6',1794795538704);
INSERT INTO "guests" VALUES('Pn5oFmHZ9oT-jJDjK7TkWQ','Ari','1635f5ed21863857e0a1cbe92a6af6c6b845e220b0ade7261b4fb630a8209b51',1794795539043);
INSERT INTO "guests" VALUES('mYgT_96Od80nEPSz53J6wA','Bo','2b9720aa7bb52918facc86168220ff54044580baeb290696ac714d866c287a42',1794795539045);
INSERT INTO "guests" VALUES('p9qNMKo945xROwtv9HA9RQ','Ari','7cc1b9d610d6ad7f5422b5a0ab186300561d544bdad1c8aa40eaa9a4afb443e1',1794795539112);
CREATE TABLE lines (
	table_id VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',1,1794795539127,'{"what":"created","calico":1,"terms":{"setup":"standard","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":null,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"p9qNMKo945xROwtv9HA9RQ","level":null,"here":false}],"host":"p9qNMKo945xROwtv9HA9RQ","secret":"4fb65d958fea39995331ef283b598b05602da66b8e8d5121b9e32aef28215453","entropy":[],"before":null,"daily":"2026-11-16"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',2,1794795539127,'{"what":"started","first":0}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',3,1794795539132,'{"what":"chosen","seat":0,"goals":["AABBCC","AAABBC","AABBCD"]}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',4,1794795539136,'{"what":"moved","move":"Dv@a1 Pf"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',5,1794795539137,'{"what":"moved","move":"Pf@a2 Pf"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',6,1794795539138,'{"what":"moved","move":"Pf@a3 Ls"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',7,1794795539139,'{"what":"moved","move":"Ls@a4 Dd"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',8,1794795539141,'{"what":"moved","move":"Dd@a5 Df"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',9,1794795539142,'{"what":"moved","move":"Df@b1 Pv"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',10,1794795539143,'{"what":"moved","move":"Pv@b2 Lf"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',11,1794795539144,'{"what":"moved","move":"Lf@b4 Lv"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',12,1794795539146,'{"what":"moved","move":"Lv@b5 Lf"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',13,1794795539148,'{"what":"moved","move":"Lf@c1 Pd"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',14,1794795539150,'{"what":"moved","move":"Pd@c2 Pq"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',15,1794795539151,'{"what":"moved","move":"Pq@c3 Ys"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',16,1794795539153,'{"what":"moved","move":"Ys@c5 Pv"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',17,1794795539155,'{"what":"moved","move":"Pv@d1 Lf"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',18,1794795539157,'{"what":"moved","move":"Lf@d3 Lq"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',19,1794795539158,'{"what":"moved","move":"Lq@d4 Gf"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',20,1794795539159,'{"what":"moved","move":"Gf@d5 Gn"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',21,1794795539161,'{"what":"moved","move":"Gn@e1 Ln"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',22,1794795539163,'{"what":"moved","move":"Ln@e2 Ps"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',23,1794795539165,'{"what":"moved","move":"Ps@e3 Yn"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',24,1794795539166,'{"what":"moved","move":"Yn@e4 Md"}');
INSERT INTO "lines" VALUES('2zUztTm4ThdHZw1KyvPz0g',25,1794795539167,'{"what":"moved","move":"Md@e5"}');
INSERT INTO "lines" VALUES('TsTvC6aarnw-mspOZ6biSg',1,1794795539117,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":1,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"p9qNMKo945xROwtv9HA9RQ","level":null,"here":false},{"name":"Gentle","guest":null,"level":"gentle","here":false}],"host":"p9qNMKo945xROwtv9HA9RQ","secret":"d67cfacc2f797e91adad34336ed2183408652bfe39804e007f24ac134f31d7f9","entropy":[],"before":null,"daily":null}');
INSERT INTO "lines" VALUES('TsTvC6aarnw-mspOZ6biSg',2,1794795539117,'{"what":"started","first":1}');
INSERT INTO "lines" VALUES('_Q2ih_L75ZY924F44AhAcg',1,1794795539046,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":true,"take_back":false},"seats":[{"name":"Ari","guest":"Pn5oFmHZ9oT-jJDjK7TkWQ","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"Pn5oFmHZ9oT-jJDjK7TkWQ","secret":"6110d00b27026694f9db2c8f086ee2dc65393d7bdafc57cb7277d45ab90bec5c","entropy":[],"before":null,"daily":null}');
INSERT INTO "lines" VALUES('_Q2ih_L75ZY924F44AhAcg',2,1794795539050,'{"what":"seated","seat":1,"guest":"mYgT_96Od80nEPSz53J6wA","name":"Bo","entropy":""}');
INSERT INTO "lines" VALUES('_Q2ih_L75ZY924F44AhAcg',3,1794795539050,'{"what":"started","first":0}');
INSERT INTO "lines" VALUES('_Q2ih_L75ZY924F44AhAcg',4,1794795539062,'{"what":"moved","move":"Lv@a1 Mn"}');
INSERT INTO "lines" VALUES('_Q2ih_L75ZY924F44AhAcg',5,1794795539071,'{"what":"moved","move":"Dn@a1 Df"}');
INSERT INTO "lines" VALUES('_Q2ih_L75ZY924F44AhAcg',6,1794795539082,'{"what":"moved","move":"Mn@a2 Lf"}');
INSERT INTO "lines" VALUES('_Q2ih_L75ZY924F44AhAcg',7,1794795539084,'{"what":"moved","move":"Df@a2 Dq"}');
INSERT INTO "lines" VALUES('_Q2ih_L75ZY924F44AhAcg',8,1794795539102,'{"what":"moved","move":"Lf@a3 Gn"}');
INSERT INTO "lines" VALUES('_Q2ih_L75ZY924F44AhAcg',9,1794795539106,'{"what":"moved","move":"Dq@a3 Yv"}');
INSERT INTO "lines" VALUES('_Q2ih_L75ZY924F44AhAcg',10,1794795539108,'{"what":"moved","move":"Gn@a4 Mf"}');
INSERT INTO "lines" VALUES('_Q2ih_L75ZY924F44AhAcg',11,1794795539109,'{"what":"moved","move":"Yv@a4 Lv"}');
INSERT INTO "lines" VALUES('_Q2ih_L75ZY924F44AhAcg',12,1794795539110,'{"what":"moved","move":"Mf@a5 Dn"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',1,1794795538715,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":false,"take_back":true},"seats":[{"name":"Ari","guest":"wdlAHAunfNZHPkVbys1xjA","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"wdlAHAunfNZHPkVbys1xjA","secret":"1e9c064e281207a36e0f45efae1ff13d6549dc2adbd580a35bebb644d92cae47","entropy":[],"before":null,"daily":null}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',2,1794795538723,'{"what":"seated","seat":1,"guest":"g5rgnBU3dldFae6tYUeaIg","name":"Bo","entropy":""}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',3,1794795538723,'{"what":"started","first":0}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',4,1794795538728,'{"what":"moved","move":"Gn@a1 Lq"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',5,1794795538730,'{"what":"moved","move":"Pq@a1 Mf"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',6,1794795538731,'{"what":"moved","move":"Lq@a2 Ld"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',7,1794795538733,'{"what":"asked","seat":0,"number":3}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',8,1794795538734,'{"what":"agreed","seat":1}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',9,1794795538734,'{"what":"taken_back","number":3}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',10,1794795538736,'{"what":"moved","move":"Lq@a2 Ld"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',11,1794795538738,'{"what":"moved","move":"Mf@a2 Ls"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',12,1794795538742,'{"what":"moved","move":"Ld@a3 Yq"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',13,1794795538754,'{"what":"moved","move":"Ls@a3 Gv"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',14,1794795538772,'{"what":"moved","move":"Yq@a4 Ls"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',15,1794795538776,'{"what":"moved","move":"Gv@a4 Yf"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',16,1794795538778,'{"what":"moved","move":"Ls@a5 Dv"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',17,1794795538790,'{"what":"moved","move":"Yf@a5 Lf"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',18,1794795538810,'{"what":"moved","move":"Dv@b1 Gs"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',19,1794795538812,'{"what":"moved","move":"Lf@b1 Md"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',20,1794795538827,'{"what":"moved","move":"Gs@b2 Gq"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',21,1794795538829,'{"what":"moved","move":"Md@b2 Mv"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',22,1794795538831,'{"what":"moved","move":"Gq@b4 Dq"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',23,1794795538837,'{"what":"moved","move":"Mv@b4 Yd"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',24,1794795538839,'{"what":"moved","move":"Dq@b5 Gs"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',25,1794795538840,'{"what":"moved","move":"Yd@b5 Ys"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',26,1794795538841,'{"what":"moved","move":"Gs@c1 Mq"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',27,1794795538843,'{"what":"moved","move":"Ys@c1 Mq"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',28,1794795538844,'{"what":"moved","move":"Mq@c2 Dv"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',29,1794795538846,'{"what":"moved","move":"Mq@c2 Yv"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',30,1794795538847,'{"what":"moved","move":"Dv@c3 Lv"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',31,1794795538849,'{"what":"moved","move":"Yv@c3 Gn"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',32,1794795538851,'{"what":"moved","move":"Lv@c5 Ps"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',33,1794795538852,'{"what":"moved","move":"Gn@c5 Mn"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',34,1794795538854,'{"what":"moved","move":"Ps@d1 Dv"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',35,1794795538856,'{"what":"moved","move":"Mn@d1 Gf"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',36,1794795538858,'{"what":"moved","move":"Dv@d3 Dd"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',37,1794795538860,'{"what":"moved","move":"Gf@d3 Gq"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',38,1794795538861,'{"what":"moved","move":"Dd@d4 Gd"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',39,1794795538863,'{"what":"moved","move":"Gq@d4 Lf"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',40,1794795538864,'{"what":"moved","move":"Gd@d5 Yn"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',41,1794795538865,'{"what":"moved","move":"Lf@d5 Pn"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',42,1794795538867,'{"what":"moved","move":"Yn@e1 Mv"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',43,1794795538868,'{"what":"moved","move":"Pn@e1 Mn"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',44,1794795538869,'{"what":"moved","move":"Mv@e2 Pv"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',45,1794795538871,'{"what":"moved","move":"Mn@e2 Dn"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',46,1794795538872,'{"what":"moved","move":"Pv@e3 Ms"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',47,1794795538874,'{"what":"moved","move":"Dn@e3 Md"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',48,1794795538875,'{"what":"moved","move":"Ms@e4 Ld"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',49,1794795538876,'{"what":"moved","move":"Md@e4 Lq"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',50,1794795538878,'{"what":"moved","move":"Ld@e5"}');
INSERT INTO "lines" VALUES('bjGyANUXT4NoFi8OQG1i_g',51,1794795538879,'{"what":"moved","move":"Lq@e5"}');
CREATE TABLE people (
	guest_id VARCHAR(64) NOT NULL, 
	place INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	called TEXT NOT NULL, 
	PRIMARY KEY (guest_id, place), 
	CONSTRAINT people_called UNIQUE (guest_id, called)
);
INSERT INTO "people" VALUES('wdlAHAunfNZHPkVbys1xjA',1,'Cleo','cleo');
CREATE TABLE sat (
	guest_id VARCHAR(64) NOT NULL, 
	game_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	called TEXT NOT NULL, 
	place INTEGER, 
	PRIMARY KEY (guest_id, game_id, seat)
);
INSERT INTO "sat" VALUES('wdlAHAunfNZHPkVbys1xjA','bjGyANUXT4NoFi8OQG1i_g',0,'ari',0);
INSERT INTO "sat" VALUES('wdlAHAunfNZHPkVbys1xjA','f0ea226b24eebccba020114cf391c016',0,'ari',1);
INSERT INTO "sat" VALUES('wdlAHAunfNZHPkVbys1xjA','f0ea226b24eebccba020114cf391c016',1,'bo',0);
INSERT INTO "sat" VALUES('wdlAHAunfNZHPkVbys1xjA','d33c31b76717eaf7deda49773822d458',0,'ari',1);
INSERT INTO "sat" VALUES('wdlAHAunfNZHPkVbys1xjA','d33c31b76717eaf7deda49773822d458',1,'bo',0);
CREATE TABLE seats (
	guest_id VARCHAR(64) NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "seats" VALUES('g5rgnBU3dldFae6tYUeaIg','bjGyANUXT4NoFi8OQG1i_g');
INSERT INTO "seats" VALUES('wdlAHAunfNZHPkVbys1xjA','bjGyANUXT4NoFi8OQG1i_g');
INSERT INTO "seats" VALUES('mYgT_96Od80nEPSz53J6wA','_Q2ih_L75ZY924F44AhAcg');
INSERT INTO "seats" VALUES('Pn5oFmHZ9oT-jJDjK7TkWQ','_Q2ih_L75ZY924F44AhAcg');
INSERT INTO "seats" VALUES('p9qNMKo945xROwtv9HA9RQ','TsTvC6aarnw-mspOZ6biSg');
INSERT INTO "seats" VALUES('p9qNMKo945xROwtv9HA9RQ','2zUztTm4ThdHZw1KyvPz0g');
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	updated BIGINT NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('bjGyANUXT4NoFi8OQG1i_g',1794795538879,'finished',0,'{"table":"bjGyANUXT4NoFi8OQG1i_g","phase":"finished","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":[27,8],"updated":1794795538879,"daily":null}');
INSERT INTO "tables" VALUES('_Q2ih_L75ZY924F44AhAcg',1794795539050,'play',1,'{"table":"_Q2ih_L75ZY924F44AhAcg","phase":"play","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794795539050,"daily":null}');
INSERT INTO "tables" VALUES('TsTvC6aarnw-mspOZ6biSg',1794795539117,'play',0,'{"table":"TsTvC6aarnw-mspOZ6biSg","phase":"play","names":["Gentle","Ari"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794795539117,"daily":null}');
INSERT INTO "tables" VALUES('2zUztTm4ThdHZw1KyvPz0g',1794795539167,'finished',0,'{"table":"2zUztTm4ThdHZw1KyvPz0g","phase":"finished","names":["Ari"],"setup":"standard","scenario":null,"your_turn":false,"scores":[17],"updated":1794795539167,"daily":"2026-11-16"}');
CREATE INDEX tables_open ON tables (listed, phase, updated);
CREATE INDEX seats_of_table ON seats (table_id);
CREATE INDEX bot_turns_due ON bot_turns (due);
CREATE INDEX dailies_score ON dailies (day, score);
COMMIT;
