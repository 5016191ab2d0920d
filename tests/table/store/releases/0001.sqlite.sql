BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE bot_turns (
	table_id VARCHAR(64) NOT NULL, 
	due BIGINT NOT NULL, 
	lease BIGINT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "bot_turns" VALUES('5JhyYZxls2nA2uTCxaj2lA',1794783720958,0);
CREATE TABLE guests (
	id VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token)
);
INSERT INTO "guests" VALUES('CRvZ_8mH1-JELbWtFafV7g','Ari','c1626e2041ff770c0c4c6da56f2f183cbd50866401a0d7ce21a462cf414ecea3',1794783720355);
INSERT INTO "guests" VALUES('7hWuCvkNEPMmsp04lG8A8w','Bo','89430b1e1bf9198daf77fdbcebcd14e99a4d3a30aeaf53983aaf2d906a48590b',1794783720362);
INSERT INTO "guests" VALUES('FKT1YMKKter9lI5oTXcHmQ','Ari','772c8196b77065abad382552a96b68fcfbf0d76049251d14f2cef81110ec0e95',1794783720867);
INSERT INTO "guests" VALUES('Z92WARUUyFQcHHNZwhrhZQ','Bo','def17bac9e35529229c509f59317bbb94640c495142d4e4fb4150e0473d76ccd',1794783720871);
INSERT INTO "guests" VALUES('qlK6qwASPqtsLYca7dCjdw','Ari','7bb5dd59e200cef116317d16b38b46bdcb037e20891c4c6fcb12bf5cb39c77a4',1794783720948);
CREATE TABLE lines (
	table_id VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "lines" VALUES('5JhyYZxls2nA2uTCxaj2lA',1,1794783720958,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":1,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"qlK6qwASPqtsLYca7dCjdw","level":null},{"name":"gentle","guest":null,"level":"gentle"}],"host":"qlK6qwASPqtsLYca7dCjdw","secret":"a7cb48b2242923e4756babdf39a5c3862ced227b54f3eec9df1d2c1f1c8cb7eb","entropy":[],"before":null}');
INSERT INTO "lines" VALUES('5JhyYZxls2nA2uTCxaj2lA',2,1794783720958,'{"what":"started","first":1}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',1,1794783720371,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":false,"take_back":true},"seats":[{"name":"Ari","guest":"CRvZ_8mH1-JELbWtFafV7g","level":null},{"name":null,"guest":null,"level":null}],"host":"CRvZ_8mH1-JELbWtFafV7g","secret":"1b6d4b505254f0bb8e312ff1b3af580e400054a8ca86294038fd84a741f9d671","entropy":[],"before":null}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',2,1794783720380,'{"what":"seated","seat":1,"guest":"7hWuCvkNEPMmsp04lG8A8w","name":"Bo","entropy":""}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',3,1794783720380,'{"what":"started","first":0}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',4,1794783720386,'{"what":"moved","move":"Mv@a1 Dv"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',5,1794783720390,'{"what":"moved","move":"Pf@a1 Ld"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',6,1794783720404,'{"what":"moved","move":"Dv@a2 Yn"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',7,1794783720405,'{"what":"asked","seat":0,"number":3}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',8,1794783720441,'{"what":"agreed","seat":1}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',9,1794783720441,'{"what":"taken_back","number":3}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',10,1794783720455,'{"what":"moved","move":"Dv@a2 Yn"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',11,1794783720471,'{"what":"moved","move":"Ld@a2 Yd"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',12,1794783720480,'{"what":"moved","move":"Yn@a3 Pv"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',13,1794783720499,'{"what":"moved","move":"Yd@a3 Dd"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',14,1794783720504,'{"what":"moved","move":"Pv@a4 Mn"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',15,1794783720507,'{"what":"moved","move":"Dd@a4 Gd"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',16,1794783720531,'{"what":"moved","move":"Mn@a5 Ln"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',17,1794783720535,'{"what":"moved","move":"Gd@a5 Ln"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',18,1794783720543,'{"what":"moved","move":"Ln@b1 Yq"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',19,1794783720550,'{"what":"moved","move":"Ln@b1 Gf"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',20,1794783720559,'{"what":"moved","move":"Yq@b2 Ls"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',21,1794783720567,'{"what":"moved","move":"Gf@b2 Yv"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',22,1794783720574,'{"what":"moved","move":"Ls@b4 Gf"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',23,1794783720580,'{"what":"moved","move":"Yv@b4 Yf"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',24,1794783720582,'{"what":"moved","move":"Gf@b5 Ds"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',25,1794783720586,'{"what":"moved","move":"Yf@b5 Pq"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',26,1794783720594,'{"what":"moved","move":"Ds@c1 Md"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',27,1794783720608,'{"what":"moved","move":"Pq@c1 Yd"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',28,1794783720618,'{"what":"moved","move":"Md@c2 Dv"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',29,1794783720627,'{"what":"moved","move":"Yd@c2 Lf"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',30,1794783720639,'{"what":"moved","move":"Dv@c3 Ms"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',31,1794783720646,'{"what":"moved","move":"Lf@c3 Yd"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',32,1794783720654,'{"what":"moved","move":"Ms@c5 Ys"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',33,1794783720664,'{"what":"moved","move":"Yd@c5 Gd"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',34,1794783720680,'{"what":"moved","move":"Ys@d1 Dn"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',35,1794783720685,'{"what":"moved","move":"Gd@d1 Df"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',36,1794783720702,'{"what":"moved","move":"Dn@d3 Lq"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',37,1794783720706,'{"what":"moved","move":"Df@d3 Ld"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',38,1794783720718,'{"what":"moved","move":"Lq@d4 Lv"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',39,1794783720726,'{"what":"moved","move":"Ld@d4 Yn"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',40,1794783720734,'{"what":"moved","move":"Lv@d5 Md"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',41,1794783720746,'{"what":"moved","move":"Yn@d5 Lf"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',42,1794783720751,'{"what":"moved","move":"Md@e1 Mf"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',43,1794783720759,'{"what":"moved","move":"Lf@e1 Gn"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',44,1794783720771,'{"what":"moved","move":"Mf@e2 Pq"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',45,1794783720790,'{"what":"moved","move":"Gn@e2 Mn"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',46,1794783720794,'{"what":"moved","move":"Pq@e3 Mv"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',47,1794783720805,'{"what":"moved","move":"Mn@e3 Gs"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',48,1794783720816,'{"what":"moved","move":"Mv@e4 Ds"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',49,1794783720831,'{"what":"moved","move":"Gs@e4 Pd"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',50,1794783720843,'{"what":"moved","move":"Ds@e5"}');
INSERT INTO "lines" VALUES('J2D83mwDYOUtf18Pd_A9Sw',51,1794783720851,'{"what":"moved","move":"Pd@e5"}');
INSERT INTO "lines" VALUES('SWAraxKwxm1_zik-pNO_eA',1,1794783720879,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":true,"take_back":false},"seats":[{"name":"Ari","guest":"FKT1YMKKter9lI5oTXcHmQ","level":null},{"name":null,"guest":null,"level":null}],"host":"FKT1YMKKter9lI5oTXcHmQ","secret":"90f03044560a1f1a5342d7d4c09f61212189d05c888bbd1c10635ff2809422fb","entropy":[],"before":null}');
INSERT INTO "lines" VALUES('SWAraxKwxm1_zik-pNO_eA',2,1794783720891,'{"what":"seated","seat":1,"guest":"Z92WARUUyFQcHHNZwhrhZQ","name":"Bo","entropy":""}');
INSERT INTO "lines" VALUES('SWAraxKwxm1_zik-pNO_eA',3,1794783720891,'{"what":"started","first":0}');
INSERT INTO "lines" VALUES('SWAraxKwxm1_zik-pNO_eA',4,1794783720902,'{"what":"moved","move":"Mv@a1 Yq"}');
INSERT INTO "lines" VALUES('SWAraxKwxm1_zik-pNO_eA',5,1794783720906,'{"what":"moved","move":"Gf@a1 Yq"}');
INSERT INTO "lines" VALUES('SWAraxKwxm1_zik-pNO_eA',6,1794783720914,'{"what":"moved","move":"Yq@a2 Ys"}');
INSERT INTO "lines" VALUES('SWAraxKwxm1_zik-pNO_eA',7,1794783720925,'{"what":"moved","move":"Yq@a2 Gv"}');
INSERT INTO "lines" VALUES('SWAraxKwxm1_zik-pNO_eA',8,1794783720931,'{"what":"moved","move":"Ys@a3 Dd"}');
INSERT INTO "lines" VALUES('SWAraxKwxm1_zik-pNO_eA',9,1794783720934,'{"what":"moved","move":"Gv@a3 Dd"}');
INSERT INTO "lines" VALUES('SWAraxKwxm1_zik-pNO_eA',10,1794783720938,'{"what":"moved","move":"Dd@a4 Mq"}');
INSERT INTO "lines" VALUES('SWAraxKwxm1_zik-pNO_eA',11,1794783720942,'{"what":"moved","move":"Dd@a4 Mn"}');
INSERT INTO "lines" VALUES('SWAraxKwxm1_zik-pNO_eA',12,1794783720946,'{"what":"moved","move":"Mq@a5 Gs"}');
CREATE TABLE seats (
	guest_id VARCHAR(64) NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "seats" VALUES('CRvZ_8mH1-JELbWtFafV7g','J2D83mwDYOUtf18Pd_A9Sw');
INSERT INTO "seats" VALUES('7hWuCvkNEPMmsp04lG8A8w','J2D83mwDYOUtf18Pd_A9Sw');
INSERT INTO "seats" VALUES('Z92WARUUyFQcHHNZwhrhZQ','SWAraxKwxm1_zik-pNO_eA');
INSERT INTO "seats" VALUES('FKT1YMKKter9lI5oTXcHmQ','SWAraxKwxm1_zik-pNO_eA');
INSERT INTO "seats" VALUES('qlK6qwASPqtsLYca7dCjdw','5JhyYZxls2nA2uTCxaj2lA');
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	updated BIGINT NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('J2D83mwDYOUtf18Pd_A9Sw',1794783720851,'finished',0,'{"table":"J2D83mwDYOUtf18Pd_A9Sw","phase":"finished","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":[0,9],"updated":1794783720851}');
INSERT INTO "tables" VALUES('SWAraxKwxm1_zik-pNO_eA',1794783720891,'play',1,'{"table":"SWAraxKwxm1_zik-pNO_eA","phase":"play","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794783720891}');
INSERT INTO "tables" VALUES('5JhyYZxls2nA2uTCxaj2lA',1794783720958,'play',0,'{"table":"5JhyYZxls2nA2uTCxaj2lA","phase":"play","names":["gentle","Ari"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794783720958}');
CREATE INDEX tables_open ON tables (listed, phase, updated);
CREATE INDEX seats_of_table ON seats (table_id);
CREATE INDEX bot_turns_due ON bot_turns (due);
COMMIT;
