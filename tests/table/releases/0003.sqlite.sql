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
INSERT INTO "bot_turns" VALUES('x_DQiE92NNi1z9JBMbPXRA',1794795221885,0);
CREATE TABLE claims (
	guest_id VARCHAR(64) NOT NULL, 
	place INTEGER NOT NULL, 
	achievement VARCHAR(40) NOT NULL, 
	game_id VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (guest_id, place, achievement), 
	CONSTRAINT claims_of_game UNIQUE (guest_id, place, game_id)
);
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
INSERT INTO "dailies" VALUES('2026-11-16','K4V3RkQ8nw4gfKl2jQjzgQ','4rMPKO_1ajxkcQbCryMpWA','Ari',1794795221932,17,5,0,12);
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
CREATE TABLE guests (
	id VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token)
);
INSERT INTO "guests" VALUES('HwkKHaPhVbSVD60RSDTqTg','Ari','5e31edeaea040c0d648edce95fa1dcc11df4a86900e917a695113cfe1936d524',1794795221519);
INSERT INTO "guests" VALUES('7xQJvuefoHl7nHMiR4QWWA','Bo','008ac7af72507868b5587cbcf18f146d620b8f49fdd9805626d1ff811e19957d',1794795221526);
INSERT INTO "guests" VALUES('xbi4I6n14NjOvxli5ez-rw','Ari','770ba0dede3b1a50edbd2b26e62d212ef54f7098a9a317419d77275bd3cf551a',1794795221851);
INSERT INTO "guests" VALUES('jr4XQDoVPH4UnvbagV05VA','Bo','7afa8bf170e978dc127685ca649932ee87a47e844d6598736192a13257a2db89',1794795221853);
INSERT INTO "guests" VALUES('K4V3RkQ8nw4gfKl2jQjzgQ','Ari','6912e5b62bee9177b50f8d6144bed12d231e0e36a4a7c990615378d11310eb7e',1794795221879);
CREATE TABLE lines (
	table_id VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',1,1794795221891,'{"what":"created","calico":1,"terms":{"setup":"standard","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":null,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"K4V3RkQ8nw4gfKl2jQjzgQ","level":null,"here":false}],"host":"K4V3RkQ8nw4gfKl2jQjzgQ","secret":"4fb65d958fea39995331ef283b598b05602da66b8e8d5121b9e32aef28215453","entropy":[],"before":null,"daily":"2026-11-16"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',2,1794795221891,'{"what":"started","first":0}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',3,1794795221898,'{"what":"chosen","seat":0,"goals":["AABBCC","AAABBC","AABBCD"]}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',4,1794795221901,'{"what":"moved","move":"Dv@a1 Pf"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',5,1794795221903,'{"what":"moved","move":"Pf@a2 Pf"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',6,1794795221907,'{"what":"moved","move":"Pf@a3 Ls"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',7,1794795221908,'{"what":"moved","move":"Ls@a4 Dd"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',8,1794795221909,'{"what":"moved","move":"Dd@a5 Df"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',9,1794795221911,'{"what":"moved","move":"Df@b1 Pv"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',10,1794795221912,'{"what":"moved","move":"Pv@b2 Lf"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',11,1794795221913,'{"what":"moved","move":"Lf@b4 Lv"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',12,1794795221915,'{"what":"moved","move":"Lv@b5 Lf"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',13,1794795221916,'{"what":"moved","move":"Lf@c1 Pd"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',14,1794795221917,'{"what":"moved","move":"Pd@c2 Pq"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',15,1794795221919,'{"what":"moved","move":"Pq@c3 Ys"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',16,1794795221920,'{"what":"moved","move":"Ys@c5 Pv"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',17,1794795221921,'{"what":"moved","move":"Pv@d1 Lf"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',18,1794795221923,'{"what":"moved","move":"Lf@d3 Lq"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',19,1794795221924,'{"what":"moved","move":"Lq@d4 Gf"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',20,1794795221925,'{"what":"moved","move":"Gf@d5 Gn"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',21,1794795221927,'{"what":"moved","move":"Gn@e1 Ln"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',22,1794795221928,'{"what":"moved","move":"Ln@e2 Ps"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',23,1794795221929,'{"what":"moved","move":"Ps@e3 Yn"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',24,1794795221931,'{"what":"moved","move":"Yn@e4 Md"}');
INSERT INTO "lines" VALUES('4rMPKO_1ajxkcQbCryMpWA',25,1794795221932,'{"what":"moved","move":"Md@e5"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',1,1794795221531,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":false,"take_back":true},"seats":[{"name":"Ari","guest":"HwkKHaPhVbSVD60RSDTqTg","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"HwkKHaPhVbSVD60RSDTqTg","secret":"b08af75c517faa2ac0e678520fe91161d408767bda098520403eea48a7535214","entropy":[],"before":null,"daily":null}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',2,1794795221556,'{"what":"seated","seat":1,"guest":"7xQJvuefoHl7nHMiR4QWWA","name":"Bo","entropy":""}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',3,1794795221556,'{"what":"started","first":0}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',4,1794795221566,'{"what":"moved","move":"Ms@a1 Pv"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',5,1794795221573,'{"what":"moved","move":"Df@a1 Ds"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',6,1794795221578,'{"what":"moved","move":"Pv@a2 Ld"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',7,1794795221583,'{"what":"asked","seat":0,"number":3}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',8,1794795221586,'{"what":"agreed","seat":1}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',9,1794795221586,'{"what":"taken_back","number":3}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',10,1794795221590,'{"what":"moved","move":"Pv@a2 Ld"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',11,1794795221606,'{"what":"moved","move":"Ds@a2 Gs"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',12,1794795221619,'{"what":"moved","move":"Ld@a3 Gd"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',13,1794795221636,'{"what":"moved","move":"Gs@a3 Mn"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',14,1794795221642,'{"what":"moved","move":"Gd@a4 Gd"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',15,1794795221647,'{"what":"moved","move":"Mn@a4 Pd"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',16,1794795221659,'{"what":"moved","move":"Gd@a5 Df"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',17,1794795221662,'{"what":"moved","move":"Pd@a5 Yf"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',18,1794795221666,'{"what":"moved","move":"Df@b1 Dv"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',19,1794795221672,'{"what":"moved","move":"Yf@b1 Mn"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',20,1794795221684,'{"what":"moved","move":"Dv@b2 Gf"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',21,1794795221699,'{"what":"moved","move":"Mn@b2 Lf"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',22,1794795221706,'{"what":"moved","move":"Gf@b4 Dq"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',23,1794795221712,'{"what":"moved","move":"Lf@b4 Mn"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',24,1794795221722,'{"what":"moved","move":"Dq@b5 Gn"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',25,1794795221729,'{"what":"moved","move":"Mn@b5 Lq"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',26,1794795221738,'{"what":"moved","move":"Gn@c1 Yd"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',27,1794795221742,'{"what":"moved","move":"Lq@c1 Dd"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',28,1794795221750,'{"what":"moved","move":"Yd@c2 Lv"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',29,1794795221759,'{"what":"moved","move":"Dd@c2 Yv"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',30,1794795221763,'{"what":"moved","move":"Lv@c3 Yd"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',31,1794795221766,'{"what":"moved","move":"Yv@c3 Dd"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',32,1794795221774,'{"what":"moved","move":"Yd@c5 Ls"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',33,1794795221777,'{"what":"moved","move":"Dd@c5 Ys"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',34,1794795221786,'{"what":"moved","move":"Ls@d1 Ps"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',35,1794795221790,'{"what":"moved","move":"Ys@d1 Ps"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',36,1794795221794,'{"what":"moved","move":"Ps@d3 Dn"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',37,1794795221798,'{"what":"moved","move":"Ps@d3 Yd"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',38,1794795221804,'{"what":"moved","move":"Dn@d4 Yf"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',39,1794795221812,'{"what":"moved","move":"Yd@d4 Dv"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',40,1794795221819,'{"what":"moved","move":"Yf@d5 Gv"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',41,1794795221820,'{"what":"moved","move":"Dv@d5 Lq"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',42,1794795221831,'{"what":"moved","move":"Gv@e1 Gs"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',43,1794795221835,'{"what":"moved","move":"Lq@e1 Dn"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',44,1794795221837,'{"what":"moved","move":"Gs@e2 Gq"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',45,1794795221840,'{"what":"moved","move":"Dn@e2 Dq"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',46,1794795221841,'{"what":"moved","move":"Gq@e3 Ms"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',47,1794795221842,'{"what":"moved","move":"Dq@e3 Lf"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',48,1794795221844,'{"what":"moved","move":"Ms@e4 Mf"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',49,1794795221845,'{"what":"moved","move":"Lf@e4 Pn"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',50,1794795221846,'{"what":"moved","move":"Mf@e5"}');
INSERT INTO "lines" VALUES('BttbTPd4gXGQWJhzYNPp5w',51,1794795221848,'{"what":"moved","move":"Pn@e5"}');
INSERT INTO "lines" VALUES('RjI6vNFZPTWnoutD5dTO5A',1,1794795221855,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":true,"take_back":false},"seats":[{"name":"Ari","guest":"xbi4I6n14NjOvxli5ez-rw","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"xbi4I6n14NjOvxli5ez-rw","secret":"12e1769ead0dd79261f1fc78cfb4fb0a4966e2e70ba19994ac1452f1f9adce6e","entropy":[],"before":null,"daily":null}');
INSERT INTO "lines" VALUES('RjI6vNFZPTWnoutD5dTO5A',2,1794795221859,'{"what":"seated","seat":1,"guest":"jr4XQDoVPH4UnvbagV05VA","name":"Bo","entropy":""}');
INSERT INTO "lines" VALUES('RjI6vNFZPTWnoutD5dTO5A',3,1794795221859,'{"what":"started","first":0}');
INSERT INTO "lines" VALUES('RjI6vNFZPTWnoutD5dTO5A',4,1794795221862,'{"what":"moved","move":"Yf@a1 Gs"}');
INSERT INTO "lines" VALUES('RjI6vNFZPTWnoutD5dTO5A',5,1794795221863,'{"what":"moved","move":"Ln@a1 Dn"}');
INSERT INTO "lines" VALUES('RjI6vNFZPTWnoutD5dTO5A',6,1794795221864,'{"what":"moved","move":"Gs@a2 Ms"}');
INSERT INTO "lines" VALUES('RjI6vNFZPTWnoutD5dTO5A',7,1794795221866,'{"what":"moved","move":"Dn@a2 Mf"}');
INSERT INTO "lines" VALUES('RjI6vNFZPTWnoutD5dTO5A',8,1794795221870,'{"what":"moved","move":"Ms@a3 Yv"}');
INSERT INTO "lines" VALUES('RjI6vNFZPTWnoutD5dTO5A',9,1794795221874,'{"what":"moved","move":"Mf@a3 Ld"}');
INSERT INTO "lines" VALUES('RjI6vNFZPTWnoutD5dTO5A',10,1794795221875,'{"what":"moved","move":"Yv@a4 Pn"}');
INSERT INTO "lines" VALUES('RjI6vNFZPTWnoutD5dTO5A',11,1794795221877,'{"what":"moved","move":"Ld@a4 Pq"}');
INSERT INTO "lines" VALUES('RjI6vNFZPTWnoutD5dTO5A',12,1794795221878,'{"what":"moved","move":"Pn@a5 Mv"}');
INSERT INTO "lines" VALUES('x_DQiE92NNi1z9JBMbPXRA',1,1794795221885,'{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":1,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"K4V3RkQ8nw4gfKl2jQjzgQ","level":null,"here":false},{"name":"Gentle","guest":null,"level":"gentle","here":false}],"host":"K4V3RkQ8nw4gfKl2jQjzgQ","secret":"a088037545f12c88ba8b95943621b6583f16e080bf0a6978d6dbf37137dee2b6","entropy":[],"before":null,"daily":null}');
INSERT INTO "lines" VALUES('x_DQiE92NNi1z9JBMbPXRA',2,1794795221885,'{"what":"started","first":1}');
CREATE TABLE people (
	guest_id VARCHAR(64) NOT NULL, 
	place INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	called TEXT NOT NULL, 
	PRIMARY KEY (guest_id, place), 
	CONSTRAINT people_called UNIQUE (guest_id, called)
);
CREATE TABLE sat (
	guest_id VARCHAR(64) NOT NULL, 
	game_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	called TEXT NOT NULL, 
	place INTEGER, 
	PRIMARY KEY (guest_id, game_id, seat)
);
CREATE TABLE seats (
	guest_id VARCHAR(64) NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	PRIMARY KEY (guest_id, table_id)
);
INSERT INTO "seats" VALUES('HwkKHaPhVbSVD60RSDTqTg','BttbTPd4gXGQWJhzYNPp5w');
INSERT INTO "seats" VALUES('7xQJvuefoHl7nHMiR4QWWA','BttbTPd4gXGQWJhzYNPp5w');
INSERT INTO "seats" VALUES('jr4XQDoVPH4UnvbagV05VA','RjI6vNFZPTWnoutD5dTO5A');
INSERT INTO "seats" VALUES('xbi4I6n14NjOvxli5ez-rw','RjI6vNFZPTWnoutD5dTO5A');
INSERT INTO "seats" VALUES('K4V3RkQ8nw4gfKl2jQjzgQ','x_DQiE92NNi1z9JBMbPXRA');
INSERT INTO "seats" VALUES('K4V3RkQ8nw4gfKl2jQjzgQ','4rMPKO_1ajxkcQbCryMpWA');
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	updated BIGINT NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('BttbTPd4gXGQWJhzYNPp5w',1794795221848,'finished',0,'{"table":"BttbTPd4gXGQWJhzYNPp5w","phase":"finished","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":[9,3],"updated":1794795221848,"daily":null}');
INSERT INTO "tables" VALUES('RjI6vNFZPTWnoutD5dTO5A',1794795221859,'play',1,'{"table":"RjI6vNFZPTWnoutD5dTO5A","phase":"play","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794795221859,"daily":null}');
INSERT INTO "tables" VALUES('x_DQiE92NNi1z9JBMbPXRA',1794795221885,'play',0,'{"table":"x_DQiE92NNi1z9JBMbPXRA","phase":"play","names":["Gentle","Ari"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794795221885,"daily":null}');
INSERT INTO "tables" VALUES('4rMPKO_1ajxkcQbCryMpWA',1794795221932,'finished',0,'{"table":"4rMPKO_1ajxkcQbCryMpWA","phase":"finished","names":["Ari"],"setup":"standard","scenario":null,"your_turn":false,"scores":[17],"updated":1794795221932,"daily":"2026-11-16"}');
CREATE INDEX tables_open ON tables (listed, phase, updated);
CREATE INDEX seats_of_table ON seats (table_id);
CREATE INDEX bot_turns_due ON bot_turns (due);
CREATE INDEX dailies_score ON dailies (day, score);
COMMIT;
