BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE guild_settings (
	guild_id BIGINT NOT NULL, 
	settings TEXT NOT NULL, 
	CONSTRAINT pk_guild_settings PRIMARY KEY (guild_id)
);
CREATE TABLE match_results (
	table_id TEXT NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	rounds INTEGER NOT NULL, 
	ended_at BIGINT NOT NULL, 
	CONSTRAINT pk_match_results PRIMARY KEY (table_id), 
	CONSTRAINT fk_match_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "match_results" VALUES('kxdns8sd',10,20,'block',5,1800000270);
CREATE TABLE match_seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	side INTEGER NOT NULL, 
	user_id BIGINT, 
	name TEXT NOT NULL, 
	place INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	resigned BOOLEAN NOT NULL, 
	CONSTRAINT pk_match_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_match_seats_table_id FOREIGN KEY(table_id) REFERENCES match_results (table_id) ON DELETE CASCADE
);
INSERT INTO "match_seats" VALUES('kxdns8sd',0,0,1,'Ana',2,6,0);
INSERT INTO "match_seats" VALUES('kxdns8sd',1,1,2,'Ben',1,12,0);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('last_alive','1800000270');
CREATE TABLE players (
	user_id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	seen_at BIGINT NOT NULL, settings TEXT, 
	CONSTRAINT pk_players PRIMARY KEY (user_id)
);
INSERT INTO "players" VALUES(1,'Ana',1800000270,NULL);
INSERT INTO "players" VALUES(2,'Ben',1800000270,NULL);
CREATE TABLE round_results (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	ending TEXT NOT NULL, 
	winner INTEGER, 
	scores TEXT NOT NULL, 
	totals TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_round_results PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_round_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "round_results" VALUES('dmt9tx69',1,'blocked',1,'[0, 9, 0]','[0, 9, 0]',1800000000);
INSERT INTO "round_results" VALUES('kxdns8sd',1,'domino',0,'[6, 0]','[6, 0]',1800000270);
INSERT INTO "round_results" VALUES('kxdns8sd',2,'domino',NULL,'[0, 0]','[6, 0]',1800000270);
INSERT INTO "round_results" VALUES('kxdns8sd',3,'domino',1,'[0, 8]','[6, 8]',1800000270);
INSERT INTO "round_results" VALUES('kxdns8sd',4,'blocked',1,'[0, 2]','[6, 10]',1800000270);
INSERT INTO "round_results" VALUES('kxdns8sd',5,'blocked',1,'[0, 2]','[6, 12]',1800000270);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	name TEXT NOT NULL, 
	robot BOOLEAN NOT NULL, 
	resigned BOOLEAN NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('dmt9tx69',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('dmt9tx69',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('dmt9tx69',2,NULL,'Pip',1,0);
INSERT INTO "seats" VALUES('r89f9q52',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('r89f9q52',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('r89f9q52',2,NULL,'Pip',1,0);
INSERT INTO "seats" VALUES('xu85br63',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('xu85br63',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('xu85br63',2,NULL,'Pip',1,0);
INSERT INTO "seats" VALUES('u3v2gvkv',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('q6773jq9',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('q6773jq9',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('q6773jq9',2,NULL,'Pip',1,0);
INSERT INTO "seats" VALUES('nqpph3qy',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('nqpph3qy',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('nqpph3qy',2,NULL,'Pip',1,0);
INSERT INTO "seats" VALUES('b2vy4gf7',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('b2vy4gf7',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('b2vy4gf7',2,NULL,'Pip',1,0);
INSERT INTO "seats" VALUES('kxdns8sd',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('kxdns8sd',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('jt52pkgv',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('jt52pkgv',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('jt52pkgv',2,3,'Cleo',0,0);
CREATE TABLE steps (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	made_by TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	interaction_id BIGINT, 
	CONSTRAINT pk_steps PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_steps_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_steps_interaction_id UNIQUE (interaction_id)
);
INSERT INTO "steps" VALUES('dmt9tx69',1,-1,'deal 2|3 0|3 1|4 6|6 0|4 1|1 2|2 5|5 3|6 1|5 2|4 1|2 1|6 0|1 3|3 0|0 5|6 4|4 0|6 0|5 2|6 3|5 3|4 2|5 4|6 4|5 1|3 0|2','house',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',2,-1,'deal 4|6 1|3 0|1 3|3 0|5 0|2 4|4 2|2 0|0 1|2 1|5 6|6 5|5 4|5 2|3 2|6 0|4 3|5 1|6 1|4 1|1 0|6 2|5 3|6 3|4 5|6 2|4','house',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',3,-1,'deal 1|4 1|2 0|4 2|2 1|3 4|4 3|5 0|3 0|1 2|6 2|5 1|1 0|6 5|6 3|3 0|0 5|5 1|6 4|6 2|3 3|6 2|4 0|5 4|5 1|5 3|4 0|2 6|6','house',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',4,0,'1|4','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',5,1,'4|4@1','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',6,2,'1|1@0','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',7,0,'0|4@2','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',8,1,'0|3@4','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',9,2,'3|3@5','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',10,0,'1|2@3','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',11,1,'3|5@6','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',12,2,'5|6@8','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',13,0,'2|2@7','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',14,1,'2|6@9','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',15,2,'2|5@10','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',16,-1,'deal 0|6 2|6 5|6 0|2 2|2 1|1 0|4 3|6 2|5 3|4 4|6 2|4 1|3 3|5 1|6 6|6 1|4 0|5 1|5 4|4 4|5 5|5 1|2 0|1 0|0 2|3 3|3 0|3','house',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',17,1,'3|6','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',18,2,'4|6@1','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',19,0,'pass','forced',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',1,-1,'deal 0|5 1|4 3|4 4|5 5|5 3|3 2|6 4|4 3|6 1|6 0|1 4|6 1|3 1|1 2|5 5|6 0|0 2|3 0|4 2|2 0|6 0|3 1|5 6|6 1|2 3|5 0|2 2|4 1|6 5|6 4|4 0|5 1|2 2|3 0|3 2|2 2|5 3|4 1|5 0|2 5|5 0|6 0|1 1|3 3|5 4|6 1|1 2|6 6|6 2|4 4|5 3|3 3|6 1|4 0|0 0|4 3|4 2|2 3|3 6|6 5|6 0|6 0|4 1|2 5|5 2|6 3|6 2|3 4|6 0|5 1|1 1|3 1|4 2|4 2|5 4|4 0|0 4|5 3|5 1|5 0|1 0|2 1|6 0|3','house',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',2,0,'4|6^9','player',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',3,1,'3|4^13','player',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',4,2,'5|5^8','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',5,0,'4|4^17','player',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',6,1,'2|5^3','player',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',7,2,'3|6^4','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',8,0,'3|6^4','player',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',9,1,'1|5^18','player',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',10,2,'2|6^17','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',11,0,'2|6^17','player',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',12,1,'2|2^9','player',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',13,2,'2|3^12','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('r89f9q52',14,0,'1|6^7','player',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',1,-1,'deal 4|4 0|1 4|6 2|4 0|2 3|6 1|3 3|3 2|3 1|4 2|5 3|5 1|1 3|4 0|4 2|2 2|6 4|5 5|6 1|5 6|6 1|2 0|0 0|6 1|6 0|5 0|3 5|5','house',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',2,-1,'deal 4|5 0|3 1|4 5|5 1|1 2|6 1|3 0|0 1|6 2|5 0|1 1|2 3|5 2|4 5|6 0|2 0|6 3|6 1|5 0|4 6|6 4|6 3|3 3|4 0|5 4|4 2|3 2|2','house',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',3,0,'0|3','player',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',4,0,'take 2 middle','player',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',5,0,'done','player',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',6,1,'5|5','player',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',7,1,'take 4 middle','player',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',8,1,'done','player',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',9,2,'2|6','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',10,2,'take 4 middle','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',11,2,'take 3 middle','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',12,2,'done','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',13,0,'0|1','player',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',14,0,'take 3 middle','player',1800000000,NULL);
INSERT INTO "steps" VALUES('xu85br63',15,0,'take 2 triple','player',1800000000,NULL);
INSERT INTO "steps" VALUES('u3v2gvkv',1,-1,'deal 5|5 3|5 0|0 1|3 0|3 1|5 1|1 3|3 2|4 3|6 0|5 1|6 4|6 4|4 0|4 4|5 1|4 0|1 5|6 2|2 3|4 2|6 6|6 0|2 1|2 2|5 0|6 2|3','house',1800000000,NULL);
INSERT INTO "steps" VALUES('u3v2gvkv',2,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('u3v2gvkv',3,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('u3v2gvkv',4,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('u3v2gvkv',5,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('u3v2gvkv',6,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('u3v2gvkv',7,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('u3v2gvkv',8,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('u3v2gvkv',9,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('u3v2gvkv',10,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',1,-1,'lead 0','house',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',2,-1,'deal 4|7 0|7 4|8 3|7 3|6 3|5 1|2 6|7 4|4 2|7 8|8 6|9 2|2 2|9 5|6 2|5 8|9 4|9 0|4 1|8 0|0 0|9 1|9 5|9 1|4 3|3 2|4 2|3 0|6 1|5 5|7 2|6 3|9 6|6 5|8 3|4 6|8 4|6 1|1 3|8 2|8 1|7 5|5 1|6 0|8 7|7 7|8 7|9 1|3 4|5 0|1 0|5 0|3 0|2','house',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',3,0,'6|9@0','player',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',4,1,'8|9@1','player',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',5,2,'3|9@2','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',6,0,'2|9@3','player',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',7,1,'5|9@4','player',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',8,2,'draw','forced',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',9,0,'draw','forced',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',10,1,'4|9@5','player',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',11,2,'6|6@6','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',12,0,'6|7@12','player',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',13,1,'5|6@13','player',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',14,2,'6|8@14','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',15,0,'8|8@7','player',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',16,1,'1|8@18','player',1800000000,NULL);
INSERT INTO "steps" VALUES('q6773jq9',17,2,'5|8@19','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',1,-1,'lead 0','house',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',2,-1,'deal 5|10 1|3 1|8 6|7 0|11 0|3 2|12 5|8 0|8 0|10 4|9 2|8 3|6 1|9 8|8 1|11 2|3 6|6 3|7 11|11 2|2 5|5 0|1 3|4 3|10 11|12 7|9 9|11 4|10 0|7 2|10 6|9 5|6 0|4 8|11 4|5 1|10 3|9 3|8 1|12 2|11 4|12 2|4 0|6 4|11 10|11 9|9 10|12 0|9 4|6 2|9 3|3 3|12 9|10 4|4 7|10 2|7 0|5 8|10 0|0 7|11 6|8 8|12 5|12 7|8 6|11 10|10 1|2 1|6 1|4 2|5 4|8 5|7 8|9 6|10 7|12 7|7 0|12 1|1 1|7 3|5 4|7 5|9 5|11 9|12 6|12 0|2 3|11 2|6 1|5','house',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',3,0,'2|12@0','player',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',4,1,'11|12@1','player',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',5,2,'10|12@3','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',6,0,'2|8@4','player',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',7,1,'11|11@5','player',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',8,1,'9|11@8','player',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',9,2,'1|12@2','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',10,0,'8|8@7','player',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',11,0,'5|8@11','player',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',12,1,'7|9@9','player',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',13,2,'1|10@10','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('nqpph3qy',14,0,'5|10@12','player',1800000000,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',1,-1,'lead 1','house',1800000000,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',2,-1,'deal 1|3 0|2 0|1 0|4 2|6 0|6 1|6 4|6 4|4 5|6 3|5 1|1 4|5 2|3 1|5 2|2 3|6 3|4 0|5 0|0 5|5 0|3 2|4 1|2 1|4 6|6 2|5 3|3','house',1800000000,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',3,1,'4|6=10','player',1800000000,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',4,2,'4|5@0','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',5,0,'2|6@1','player',1800000000,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',6,1,'5|6@2','player',1800000000,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',7,2,'2|3@3','robot',1800000075,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',8,0,'1|3@5','player',1800000090,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',9,1,'1|6@6','player',1800000090,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',10,2,'draw','forced',1800000165,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',11,2,'draw','forced',1800000165,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',12,2,'3|6@4','robot',1800000165,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',13,0,'draw','player',1800000180,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',14,0,'3|4@8=10','player',1800000180,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',15,1,'4|4@9','player',1800000180,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',16,2,'draw','forced',1800000255,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',17,2,'draw','forced',1800000255,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',18,2,'draw','forced',1800000255,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',19,2,'draw','forced',1800000255,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',20,2,'draw','forced',1800000255,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',21,2,'2|4@10','robot',1800000255,NULL);
INSERT INTO "steps" VALUES('b2vy4gf7',22,0,'0|4@12','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',1,-1,'deal 2|3 0|0 0|1 1|6 5|5 4|6 3|4 5|6 0|3 2|2 6|6 0|2 0|4 2|4 1|2 3|3 0|5 2|6 4|5 1|1 3|6 3|5 4|4 0|6 1|4 1|3 1|5 2|5','house',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',2,-1,'deal 3|6 0|2 0|1 2|3 4|5 0|0 5|5 2|2 1|5 2|5 1|1 0|5 0|4 3|3 0|6 5|6 1|2 6|6 2|4 3|5 3|4 2|6 1|4 1|6 1|3 4|4 4|6 0|3','house',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',3,0,'5|5','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',4,1,'2|5@1','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',5,0,'4|5@0','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',6,1,'0|4@3','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',7,0,'2|3@2','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',8,1,'3|3@5','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',9,0,'3|6@6','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',10,1,'0|5@4','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',11,0,'pass','forced',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',12,1,'1|5@8','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',13,0,'0|1@9','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',14,1,'pass','forced',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',15,0,'0|0@10','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',16,1,'pass','forced',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',17,0,'0|2@11','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',18,-1,'deal 3|4 1|1 4|6 2|6 0|6 4|5 0|5 0|1 1|6 1|5 2|2 1|4 3|5 0|0 0|3 2|4 4|4 3|3 3|6 0|2 5|6 6|6 0|4 1|3 2|3 5|5 2|5 1|2','house',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',19,1,'1|5','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',20,0,'4|5@1','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',21,1,'1|4@2','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',22,0,'1|1@3','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',23,1,'1|6@4','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',24,0,'4|6@5','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',25,1,'0|1@0','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',26,0,'3|4@6','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',27,1,'3|5@8','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',28,0,'0|6@7','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',29,1,'pass','forced',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',30,0,'2|6@10','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',31,1,'2|2@11','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',32,0,'0|5@9','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',33,-1,'deal 0|2 4|5 3|3 1|1 1|5 4|6 0|3 3|5 0|6 1|6 1|4 1|3 4|4 3|6 0|5 3|4 5|6 1|2 6|6 2|5 2|3 0|0 2|2 2|6 2|4 0|1 0|4 5|5','house',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',34,0,'4|5','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',35,1,'3|5@1','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',36,0,'4|6@0','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',37,1,'3|6@2','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',38,0,'pass','forced',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',39,1,'1|6@4','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',40,0,'1|5@5','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',41,1,'0|6@3','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',42,0,'0|3@7','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',43,1,'1|3@8','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',44,0,'1|1@9','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',45,1,'1|4@10','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',46,0,'pass','forced',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',47,1,'4|4@11','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',48,-1,'deal 2|4 1|6 2|6 6|6 3|3 0|4 0|5 1|2 3|4 0|6 1|3 0|2 2|2 3|5 0|1 0|0 5|6 2|5 1|1 1|4 5|5 4|5 2|3 1|5 4|4 4|6 0|3 3|6','house',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',49,1,'3|5','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',50,0,'0|5@1','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',51,1,'3|4@0','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',52,0,'2|4@3','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',53,1,'0|6@2','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',54,0,'6|6@5','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',55,1,'2|2@4','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',56,0,'2|6@7','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',57,1,'pass','forced',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',58,0,'1|6@6','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',59,1,'1|2@9','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',60,0,'pass','forced',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',61,1,'0|2@10','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',62,0,'0|4@11','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',63,-1,'deal 2|6 4|6 3|3 0|3 2|4 6|6 0|2 1|6 1|1 5|6 0|0 4|4 3|6 0|6 1|2 5|5 3|5 1|4 4|5 0|4 0|5 1|3 1|5 2|5 2|2 0|1 3|4 2|3','house',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',64,0,'6|6','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',65,1,'5|6@1','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',66,0,'4|6@0','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',67,1,'4|4@3','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',68,0,'2|4@4','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',69,1,'pass','forced',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',70,0,'2|6@5','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',71,1,'3|6@6','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',72,0,'3|3@7','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',73,1,'pass','forced',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',74,0,'0|3@8','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',75,1,'0|6@9','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',76,0,'pass','forced',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',77,1,'1|6@10','player',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',78,0,'pass','forced',1800000270,NULL);
INSERT INTO "steps" VALUES('kxdns8sd',79,1,'1|1@11','player',1800000270,NULL);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT, 
	host_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	capacity INTEGER NOT NULL, 
	turn_seconds INTEGER, 
	claim_seconds INTEGER NOT NULL, 
	deadline BIGINT, 
	rematch_of TEXT, 
	created_at BIGINT NOT NULL, 
	active_at BIGINT NOT NULL, hints BOOLEAN DEFAULT 1 NOT NULL, call_message_id BIGINT, called_user_id BIGINT, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('dmt9tx69',23,'playing',10,20,1000,1,'block',1,'{}',4,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL);
INSERT INTO "tables" VALUES('r89f9q52',18,'playing',10,20,1001,1,'build_up',1,'{}',6,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL);
INSERT INTO "tables" VALUES('xu85br63',19,'playing',10,20,1002,1,'castle_rock',1,'{}',12,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL);
INSERT INTO "tables" VALUES('u3v2gvkv',12,'playing',10,20,1003,1,'castle_rock_solitaire',1,'{}',1,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL);
INSERT INTO "tables" VALUES('q6773jq9',21,'playing',10,20,1004,1,'chickenfoot',1,'{}',9,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL);
INSERT INTO "tables" VALUES('nqpph3qy',18,'playing',10,20,1005,1,'mexican_train',1,'{}',10,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL);
INSERT INTO "tables" VALUES('b2vy4gf7',26,'playing',10,20,1006,1,'muggins',1,'{}',4,3600,75,1800003870,NULL,1800000000,1800000270,1,NULL,NULL);
INSERT INTO "tables" VALUES('kxdns8sd',82,'finished',10,20,1007,1,'block',1,'{"target": "12"}',4,NULL,8,NULL,NULL,1800000270,1800000270,1,NULL,NULL);
INSERT INTO "tables" VALUES('jt52pkgv',3,'lobby',10,20,1008,1,'mexican_train',1,'{}',10,NULL,8,NULL,NULL,1800000270,1800000270,1,NULL,NULL);
CREATE INDEX ix_tables_rematch_of ON tables (rematch_of);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_match_results_guild_id ON match_results (guild_id, game, ended_at);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_match_seats_user_id ON match_seats (user_id);
COMMIT;
