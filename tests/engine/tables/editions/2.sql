BEGIN TRANSACTION;
CREATE TABLE achievements (
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	achievement TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_achievements PRIMARY KEY (guild_id, user_id, achievement), 
	CONSTRAINT fk_achievements_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0016');
CREATE TABLE event_players (
	event_id TEXT NOT NULL, 
	user_id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	since INTEGER NOT NULL, 
	until INTEGER, 
	vote TEXT, 
	CONSTRAINT pk_event_players PRIMARY KEY (event_id, user_id), 
	CONSTRAINT fk_event_players_event_id FOREIGN KEY(event_id) REFERENCES events (id) ON DELETE CASCADE
);
CREATE TABLE event_tables (
	event_id TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	table_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	people TEXT NOT NULL, 
	channel_id BIGINT, 
	places TEXT, 
	CONSTRAINT pk_event_tables PRIMARY KEY (event_id, round, number), 
	CONSTRAINT fk_event_tables_event_id FOREIGN KEY(event_id) REFERENCES events (id) ON DELETE CASCADE
);
CREATE TABLE events (
	id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	status TEXT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	host_id BIGINT NOT NULL, 
	host TEXT NOT NULL, 
	title TEXT NOT NULL, 
	"plan" TEXT NOT NULL, 
	round INTEGER NOT NULL, 
	round_at BIGINT, 
	starts_at BIGINT, 
	created_at BIGINT NOT NULL, 
	active_at BIGINT NOT NULL, 
	message_id BIGINT, 
	shown_version INTEGER, 
	shown_posts INTEGER DEFAULT '0' NOT NULL, 
	posting TEXT, 
	scheduled_id BIGINT, 
	CONSTRAINT pk_events PRIMARY KEY (id)
);
CREATE TABLE guild_settings (
	guild_id BIGINT NOT NULL, 
	settings TEXT NOT NULL, 
	CONSTRAINT pk_guild_settings PRIMARY KEY (guild_id)
);
CREATE TABLE leases (
	shard INTEGER NOT NULL, 
	shard_count INTEGER NOT NULL, 
	holder TEXT NOT NULL, 
	term BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (shard)
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
INSERT INTO "match_results" VALUES('myvv3896',10,20,'block',4,1800000480);
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
INSERT INTO "match_seats" VALUES('myvv3896',0,0,1,'Ana',1,15,0);
INSERT INTO "match_seats" VALUES('myvv3896',1,1,2,'Ben',2,0,0);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('last_alive','1800000480');
CREATE TABLE plans (
	table_id TEXT NOT NULL, 
	user_id BIGINT NOT NULL, 
	"plan" TEXT NOT NULL, 
	CONSTRAINT pk_plans PRIMARY KEY (table_id, user_id), 
	CONSTRAINT fk_plans_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE players (
	user_id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	seen_at BIGINT NOT NULL, settings TEXT, 
	CONSTRAINT pk_players PRIMARY KEY (user_id)
);
INSERT INTO "players" VALUES(1,'Ana',1800000480,NULL);
INSERT INTO "players" VALUES(2,'Ben',1800000480,NULL);
CREATE TABLE ratings (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	side INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	mu BIGINT NOT NULL, 
	sigma BIGINT NOT NULL, 
	matches INTEGER NOT NULL, 
	ended_at BIGINT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_ratings_table_id FOREIGN KEY(table_id) REFERENCES match_results (table_id) ON DELETE CASCADE
);
INSERT INTO "ratings" VALUES('myvv3896',0,0,1,10,'block',1,29230971,7631294,1,1800000480);
INSERT INTO "ratings" VALUES('myvv3896',1,1,2,10,'block',1,20769029,7631294,1,1800000480);
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
INSERT INTO "round_results" VALUES('dmt9tx69',1,'blocked',0,'[9, 0, 0]','[9, 0, 0]',1800000000);
INSERT INTO "round_results" VALUES('5b9zt7yd',1,'domino',0,'[12, 0, 0]','[12, 0, 0]',1800000000);
INSERT INTO "round_results" VALUES('ysz89uju',1,'blocked',NULL,'[2, 5, 6]','[2, 5, 6]',1800000000);
INSERT INTO "round_results" VALUES('ysz89uju',2,'blocked',NULL,'[6, 5, 3]','[8, 10, 9]',1800000000);
INSERT INTO "round_results" VALUES('myvv3896',1,'blocked',0,'[1, 0]','[1, 0]',1800000480);
INSERT INTO "round_results" VALUES('myvv3896',2,'blocked',0,'[5, 0]','[6, 0]',1800000480);
INSERT INTO "round_results" VALUES('myvv3896',3,'blocked',0,'[2, 0]','[8, 0]',1800000480);
INSERT INTO "round_results" VALUES('myvv3896',4,'blocked',0,'[7, 0]','[15, 0]',1800000480);
CREATE TABLE seasons (
	guild_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	started_at BIGINT NOT NULL, 
	ended_at BIGINT, 
	"after" INTEGER NOT NULL, 
	CONSTRAINT pk_seasons PRIMARY KEY (guild_id, number)
);
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
INSERT INTO "seats" VALUES('dk5dra57',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('dk5dra57',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('dk5dra57',2,NULL,'Pip',1,0);
INSERT INTO "seats" VALUES('8n4p2txc',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('8n4p2txc',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('8n4p2txc',2,NULL,'Pip',1,0);
INSERT INTO "seats" VALUES('cp7vus6d',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('qt436w7s',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('qt436w7s',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('qt436w7s',2,NULL,'Pip',1,0);
INSERT INTO "seats" VALUES('5b9zt7yd',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('5b9zt7yd',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('5b9zt7yd',2,NULL,'Pip',1,0);
INSERT INTO "seats" VALUES('ysz89uju',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('ysz89uju',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('ysz89uju',2,NULL,'Pip',1,0);
INSERT INTO "seats" VALUES('4t8sn8gj',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('4t8sn8gj',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('4t8sn8gj',2,NULL,'Pip',1,0);
INSERT INTO "seats" VALUES('9cxj7snd',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('9cxj7snd',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('9cxj7snd',2,NULL,'Pip',1,0);
INSERT INTO "seats" VALUES('myvv3896',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('myvv3896',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('sz29euhs',0,1,'Ana',0,0);
INSERT INTO "seats" VALUES('sz29euhs',1,2,'Ben',0,0);
INSERT INTO "seats" VALUES('sz29euhs',2,3,'Cleo',0,0);
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
INSERT INTO "steps" VALUES('dmt9tx69',1,-1,'deal 4|6 1|1 1|2 0|2 1|3 5|5 0|1 1|6 0|6 2|4 2|5 1|5 5|6 2|6 6|6 2|3 2|2 4|5 3|3 0|5 3|4 0|0 0|4 3|6 3|5 1|4 0|3 4|4','house',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',2,-1,'deal 0|0 4|6 3|5 2|5 1|2 2|2 0|6 0|1 5|5 5|6 4|5 4|4 1|6 3|6 2|3 2|6 1|4 0|2 0|4 1|1 3|4 2|4 1|5 6|6 1|3 3|3 0|5 0|3','house',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',3,0,'2|5','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',4,1,'5|6@1','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',5,2,'3|6@2','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',6,0,'3|5@3','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',7,1,'5|5@4','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',8,2,'4|5@5','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',9,0,'4|6@6','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',10,1,'0|6@7','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',11,2,'2|3@0','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',12,0,'0|0@8','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',13,1,'0|1@10','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',14,2,'1|6@11','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',15,-1,'deal 0|4 1|5 1|6 3|4 0|3 0|0 2|6 1|2 2|5 0|6 1|1 0|1 4|6 2|2 5|5 5|6 1|4 3|6 2|3 4|5 6|6 0|2 2|4 4|4 3|5 0|5 3|3 1|3','house',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',16,1,'2|6','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69',17,2,'4|6@1','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',1,-1,'deal 2|5 1|3 1|4 0|5 5|5 1|1 2|4 3|5 6|6 3|3 0|2 1|6 2|6 1|2 4|6 2|2 0|6 3|4 0|4 0|1 0|3 2|3 1|5 4|5 3|6 5|6 4|4 0|0 2|6 3|6 6|6 1|2 1|6 4|5 1|3 0|0 0|2 0|4 1|4 3|3 0|3 0|6 1|1 4|4 2|2 2|4 2|5 1|5 0|1 5|5 5|6 3|5 0|5 2|3 4|6 3|4 2|4 0|4 0|3 3|3 5|6 1|3 1|1 0|1 4|4 3|6 0|5 3|5 6|6 3|4 0|6 2|5 2|3 1|4 2|6 1|2 1|6 4|5 0|2 4|6 2|2 5|5 0|0 1|5','house',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',2,0,'6|6^17','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',3,1,'3|3^1','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',4,2,'3|6^12','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',5,0,'3|5^7','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',6,1,'1|4^4','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',7,2,'4|4^8','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',8,0,'1|6^11','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',9,1,'0|4^14','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',10,2,'3|5^7','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',11,0,'3|3^12','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',12,1,'1|3^18','player',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',13,2,'0|5^3','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57',14,0,'2|4^13','player',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',1,-1,'deal 0|1 0|4 1|1 2|2 3|3 4|6 4|5 6|6 2|6 2|3 5|6 3|6 1|2 2|4 1|4 2|5 1|5 0|5 0|0 5|5 4|4 3|4 0|3 1|6 3|5 1|3 0|6 0|2','house',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',2,-1,'deal 1|2 4|4 1|3 6|6 2|6 2|4 5|6 1|4 0|6 4|5 0|3 2|2 5|5 1|5 0|5 0|0 3|5 4|6 0|1 0|4 3|3 1|6 0|2 3|6 1|1 2|3 3|4 2|5','house',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',3,2,'4|4','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',4,2,'take 3 middle','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',5,2,'take 3 triple','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',6,2,'done','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',7,0,'1|3','player',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',8,0,'done','forced',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',9,1,'2|6','player',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',10,1,'take 2 middle','player',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',11,1,'done','player',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',12,2,'0|3','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',13,2,'done','forced',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',14,0,'6|6','player',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',15,0,'take 3 middle','player',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',16,0,'take 2 triple','player',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',17,0,'done','player',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',18,1,'2|4','player',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',19,1,'done','forced',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',20,2,'1|5','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('8n4p2txc',21,2,'done','forced',1800000000,NULL);
INSERT INTO "steps" VALUES('cp7vus6d',1,-1,'deal 4|4 2|3 1|4 0|0 3|3 1|3 1|1 4|6 0|5 4|5 3|5 5|5 0|6 2|4 3|6 2|5 0|2 1|5 2|6 1|2 0|3 3|4 5|6 2|2 0|4 0|1 6|6 1|6','house',1800000000,NULL);
INSERT INTO "steps" VALUES('cp7vus6d',2,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('cp7vus6d',3,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('cp7vus6d',4,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('cp7vus6d',5,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('cp7vus6d',6,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('cp7vus6d',7,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('cp7vus6d',8,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('cp7vus6d',9,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('cp7vus6d',10,0,'draw','player',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',1,-1,'lead 2','house',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',2,-1,'deal 0|9 1|5 5|9 0|0 7|7 0|3 1|6 7|8 5|5 1|1 2|3 0|8 0|2 6|6 1|7 0|6 2|9 6|8 2|8 5|8 5|7 3|4 6|7 2|2 2|5 2|4 4|6 1|3 4|8 4|7 0|7 0|5 0|1 1|9 3|3 0|4 4|5 8|9 5|6 6|9 3|8 1|2 4|4 8|8 1|8 7|9 4|9 3|6 2|6 2|7 3|5 1|4 3|9 3|7','house',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',3,2,'8|9@0','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',4,0,'5|9@1','player',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',5,1,'2|9@2','player',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',6,2,'6|9@3','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',7,0,'0|9@4','player',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',8,1,'draw','forced',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',9,2,'1|9@5','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',10,0,'0|0@10','player',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',11,1,'0|6@12','player',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',12,2,'0|7@13','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',13,0,'0|8@14','player',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',14,1,'6|8@17','player',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',15,2,'4|8@6','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',16,0,'7|7@16','player',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',17,1,'6|7@20','player',1800000000,NULL);
INSERT INTO "steps" VALUES('qt436w7s',18,2,'4|7@21','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',1,-1,'deal 3|6 1|4 0|3 5|5 2|3 2|6 0|0 4|5 2|2 3|4 2|4 1|3 0|2 6|6 5|6 1|5 1|6 3|3 0|1 0|6 0|5 1|2 0|4 4|4 1|1 3|5 4|6 2|5','house',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',2,-1,'deal 2|3 5|6 2|5 0|6 6|6 4|4 4|5 4|6 1|2 0|0 1|6 0|3 2|2 2|4 3|4 3|5 0|2 1|4 2|6 0|5 3|6 0|4 1|5 3|3 1|1 1|3 5|5 0|1','house',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',3,0,'6|6','player',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',4,1,'4|6@1','player',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',5,2,'3|4@2','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',6,0,'5|6@0','player',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',7,1,'4|5@4','player',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',8,2,'2|4@5','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',9,0,'2|3@3','player',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',10,1,'1|2@7','player',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',11,2,'1|6@8','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',12,0,'2|5@6','player',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',13,1,'draw','forced',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',14,1,'3|5@10','player',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',15,2,'0|3@11','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',16,0,'0|6@12','player',1800000000,NULL);
INSERT INTO "steps" VALUES('5b9zt7yd',17,-1,'deal 0|3 1|3 2|5 1|2 3|3 1|4 1|6 1|5 0|5 4|6 6|6 4|4 0|4 0|0 3|4 0|6 2|2 2|6 5|6 4|5 2|3 0|1 5|5 2|4 3|6 1|1 3|5 0|2','house',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',1,-1,'deal 4|6 1|5 4|5 2|2 4|4 0|1 3|5 2|3 1|4 2|4 5|5 3|6 1|6 3|3 2|5 2|6 0|4 0|2 6|6 0|0 3|4 0|6 5|6 0|5 1|3 0|3 1|1 1|2','house',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',2,-1,'deal 3|5 5|6 1|1 3|6 4|6 0|3 2|2 0|2 0|4 4|4 5|5 3|4 1|3 2|4 2|6 3|3 1|6 0|6 0|5 0|0 6|6 1|5 2|3 1|4 4|5 0|1 2|5 1|2','house',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',3,0,'4|6','player',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',4,1,'0|4@0','player',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',5,2,'2|6@1','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',6,0,'pass','forced',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',7,1,'0|3@2','player',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',8,2,'3|4@4','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',9,0,'pass','forced',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',10,1,'4|4@5','player',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',11,2,'2|4@3','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',12,-1,'deal 0|5 1|3 1|6 0|0 0|6 0|1 3|4 1|5 0|2 2|2 1|1 5|5 2|4 0|3 4|5 1|4 6|6 4|6 2|6 0|4 2|5 4|4 1|2 3|5 2|3 3|6 3|3 5|6','house',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',13,1,'1|5','player',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',14,2,'4|5@1','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',15,0,'1|6@0','player',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',16,1,'3|4@2','player',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',17,2,'0|3@4','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',18,0,'0|6@5','player',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',19,-1,'deal 2|2 3|3 3|4 4|5 0|1 2|3 0|3 1|5 1|6 2|4 5|5 4|6 2|5 6|6 5|6 2|6 0|5 4|4 0|4 3|6 3|5 0|6 1|4 0|2 1|2 0|0 1|1 1|3','house',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',20,2,'6|6','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',21,0,'pass','forced',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',22,1,'1|6@1','player',1800000000,NULL);
INSERT INTO "steps" VALUES('ysz89uju',23,2,'5|6@0','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',1,-1,'lead 1','house',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',2,-1,'deal 4|11 1|8 7|12 3|6 0|1 11|12 0|12 4|12 6|10 2|11 6|11 2|6 7|10 5|6 0|3 1|10 8|11 3|4 4|5 6|9 1|11 5|7 4|9 4|6 3|9 7|11 7|8 10|12 9|11 2|4 1|5 2|2 2|10 2|12 4|10 3|11 8|8 1|1 9|12 3|7 5|5 1|7 1|4 1|12 0|0 0|11 3|8 3|10 5|8 7|7 5|11 2|5 5|10 8|10 0|4 9|10 1|2 1|6 0|5 5|12 2|3 3|5 0|7 8|12 0|6 6|6 0|10 4|8 0|9 2|8 8|9 6|7 3|12 2|9 6|8 10|10 10|11 4|4 2|7 1|9 9|9 7|9 1|3 3|3 0|8 5|9 11|11 6|12 4|7 0|2','house',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',3,1,'10|12@1','player',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',4,2,'9|12@3','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',5,0,'11|12@0','player',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',6,1,'9|11@5','player',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',7,2,'3|11@7','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',8,0,'6|11@6','player',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',9,1,'3|9@8','player',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',10,2,'2|12@2','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',11,0,'6|10@9','player',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',12,1,'6|9@10','player',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',13,2,'2|10@11','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',14,0,'5|6@13','player',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',15,1,'5|7@15','player',1800000000,NULL);
INSERT INTO "steps" VALUES('4t8sn8gj',16,2,'4|10@14','robot',1800000000,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',1,-1,'lead 0','house',1800000000,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',2,-1,'deal 0|1 2|2 0|4 4|5 2|4 0|0 2|3 2|6 0|3 5|5 3|6 5|6 2|5 6|6 0|2 1|3 1|4 0|5 1|1 4|4 3|5 3|3 0|6 1|5 1|2 1|6 3|4 4|6','house',1800000000,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',3,0,'4|5','player',1800000000,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',4,1,'5|5@1','player',1800000000,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',5,2,'5|6@2=10','robot',1800000075,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',6,0,'2|4@0','player',1800000120,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',7,1,'2|6@3','player',1800000120,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',8,2,'2|5@4','robot',1800000195,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',9,0,'2|2@7','player',1800000240,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',10,1,'2|3@8','player',1800000240,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',11,2,'0|2@9=5','robot',1800000315,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',12,0,'0|4@11','player',1800000360,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',13,1,'0|3@10','player',1800000360,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',14,2,'draw','forced',1800000435,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',15,2,'draw','forced',1800000435,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',16,2,'1|4@12','robot',1800000435,NULL);
INSERT INTO "steps" VALUES('9cxj7snd',17,0,'0|1@14','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',1,-1,'deal 3|6 0|4 0|0 1|4 1|5 6|6 0|1 1|2 2|3 1|6 5|5 4|4 2|6 4|6 2|5 2|2 0|2 1|3 0|5 3|4 3|5 4|5 3|3 1|1 0|6 0|3 2|4 5|6','house',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',2,-1,'deal 2|4 1|5 5|5 3|3 4|6 3|4 4|5 2|2 2|5 0|2 2|3 1|2 0|1 1|3 4|4 0|4 3|5 2|6 3|6 0|0 1|6 1|4 0|5 0|6 0|3 6|6 1|1 5|6','house',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',3,0,'4|5','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',4,1,'2|5@1','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',5,0,'4|6@0','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',6,1,'2|2@2','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',7,0,'2|4@4','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',8,1,'pass','forced',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',9,0,'3|4@5','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',10,1,'2|3@6','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',11,0,'pass','forced',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',12,1,'1|2@7','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',13,0,'1|5@8','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',14,1,'pass','forced',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',15,0,'5|5@9','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',16,-1,'deal 1|4 1|2 2|6 0|1 3|3 2|2 0|3 2|3 5|5 0|6 0|5 4|4 4|5 4|6 1|1 3|5 0|2 2|5 1|6 6|6 0|0 1|5 3|4 1|3 2|4 5|6 0|4 3|6','house',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',17,1,'4|5','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',18,0,'1|4@0','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',19,1,'5|5@1','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',20,0,'1|2@2','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',21,1,'0|5@3','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',22,0,'2|6@4','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',23,1,'4|6@6','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',24,0,'0|3@5','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',25,1,'4|4@7','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',26,0,'3|3@8','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',27,1,'2|3@10','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',28,0,'2|2@11','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',29,-1,'deal 5|6 0|1 3|6 4|5 2|6 3|4 1|5 1|2 2|3 2|2 0|3 4|4 1|4 5|5 2|4 0|5 4|6 1|6 6|6 0|2 3|3 2|5 0|6 3|5 0|0 0|4 1|1 1|3','house',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',30,0,'5|6','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',31,1,'5|5@0','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',32,0,'3|6@1','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',33,1,'2|3@3','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',34,0,'4|5@2','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',35,1,'4|4@5','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',36,0,'2|6@4','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',37,1,'1|4@6','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',38,0,'1|5@8','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',39,-1,'deal 1|6 2|6 3|3 2|2 1|4 1|3 4|5 0|6 6|6 2|3 3|6 0|5 5|6 1|1 0|4 1|2 3|5 4|4 0|0 3|4 0|2 2|5 5|5 2|4 4|6 1|5 0|3 0|1','house',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',40,1,'6|6','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',41,0,'1|6@1','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',42,1,'5|6@0','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',43,0,'4|5@3','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',44,1,'1|1@2','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',45,0,'1|3@5','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',46,1,'3|6@6','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',47,0,'2|6@7','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',48,1,'2|3@8','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',49,0,'3|3@9','player',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',50,1,'pass','forced',1800000480,NULL);
INSERT INTO "steps" VALUES('myvv3896',51,0,'1|4@4','player',1800000480,NULL);
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
	active_at BIGINT NOT NULL, hints BOOLEAN DEFAULT 1 NOT NULL, call_message_id BIGINT, called_user_id BIGINT, company TEXT DEFAULT '{}' NOT NULL, clock TEXT DEFAULT '{}' NOT NULL, shown_version INTEGER, shown_rounds INTEGER DEFAULT '0' NOT NULL, posting TEXT, awaited_since INTEGER DEFAULT '0' NOT NULL, pinged_since INTEGER DEFAULT '0' NOT NULL, casual BOOLEAN DEFAULT 0 NOT NULL, call_channel_id BIGINT, passes BOOLEAN DEFAULT 1 NOT NULL, chain TEXT, deals_of TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('dmt9tx69',21,'playing',10,20,1000,1,'block',1,'{}',4,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL,'{"guests": [], "take_over": "consent"}','{"out": "seat"}',21,1,NULL,21,0,0,NULL,1,'{"last": "19a47e1e70bcc9515adfa480fc2f8bf33bd0068397c7aea590ff28dc4992f4f3", "rounds": 1000, "seated": [], "clicks": []}',NULL);
INSERT INTO "tables" VALUES('dk5dra57',18,'playing',10,20,1001,1,'build_up',1,'{}',8,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL,'{"guests": [], "take_over": "consent"}','{"out": "seat"}',18,0,NULL,18,0,0,NULL,1,'{"last": "8468461acbac55e2222d2939821412e51d25dd990495199fe9a67a8ee26bad6b", "rounds": 1000, "seated": [], "clicks": []}',NULL);
INSERT INTO "tables" VALUES('8n4p2txc',25,'playing',10,20,1002,1,'castle_rock',2,'{}',12,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL,'{"guests": [], "take_over": "consent"}','{"out": "seat"}',25,0,NULL,25,0,0,NULL,1,'{"last": "75288bc88fde9392165f3d8ccca3a7d7799a04bbe975cdc6bf34a3c429e9ab7d", "rounds": 1000, "seated": [], "clicks": []}',NULL);
INSERT INTO "tables" VALUES('cp7vus6d',12,'playing',10,20,1003,1,'castle_rock_solitaire',1,'{}',1,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL,'{"guests": [], "take_over": "consent"}','{"out": "seat"}',12,0,NULL,0,0,0,NULL,1,'{"last": "bd3c43c0fa18e8c5e63a26960a9aeb70e3516c3d931fa600ec7d3c9d714eaa14", "rounds": 1000, "seated": [], "clicks": []}',NULL);
INSERT INTO "tables" VALUES('qt436w7s',22,'playing',10,20,1004,1,'chickenfoot',1,'{}',9,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL,'{"guests": [], "take_over": "consent"}','{"out": "seat"}',22,0,NULL,22,0,0,NULL,1,'{"last": "f53a591c10938849ad4517d13ae9191952941c7399eef002964994d0073216e4", "rounds": 1000, "seated": [], "clicks": []}',NULL);
INSERT INTO "tables" VALUES('5b9zt7yd',21,'playing',10,20,1005,1,'draw',1,'{}',10,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL,'{"guests": [], "take_over": "consent"}','{"out": "seat"}',21,1,NULL,21,0,0,NULL,1,'{"last": "61d467af776e837d116fecad0e9571508048d1352d0ab065bc296340c91a0059", "rounds": 1000, "seated": [], "clicks": []}',NULL);
INSERT INTO "tables" VALUES('ysz89uju',27,'playing',10,20,1006,1,'fives_and_threes',1,'{}',4,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL,'{"guests": [], "take_over": "consent"}','{"out": "seat"}',27,2,NULL,27,0,0,NULL,1,'{"last": "0889dbfa0983b8ff0cbde7ed12804c5be0621dceca1c5860ab76e9ff68e2f7be", "rounds": 1000, "seated": [], "clicks": []}',NULL);
INSERT INTO "tables" VALUES('4t8sn8gj',20,'playing',10,20,1007,1,'mexican_train',2,'{}',12,NULL,8,NULL,NULL,1800000000,1800000000,1,NULL,NULL,'{"guests": [], "take_over": "consent"}','{"out": "seat"}',20,0,NULL,20,0,0,NULL,1,'{"last": "35797a838c7341a372b38913d9dd1db9551924578148f4160f14b58e1c9cbe89", "rounds": 1000, "seated": [], "clicks": []}',NULL);
INSERT INTO "tables" VALUES('9cxj7snd',21,'playing',10,20,1008,1,'muggins',1,'{}',4,3600,75,NULL,NULL,1800000000,1800000480,1,NULL,NULL,'{"guests": [], "take_over": "consent"}','{"out": "seat"}',21,0,NULL,20,0,0,NULL,1,'{"last": "c07fc84adc47a049834c1b755842112424a760e0bb4911a5b5bd37b410ff66b7", "rounds": 1000, "seated": [], "clicks": []}',NULL);
INSERT INTO "tables" VALUES('myvv3896',54,'finished',10,20,1009,1,'block',1,'{"target": "12"}',4,NULL,8,NULL,NULL,1800000480,1800000480,1,NULL,NULL,'{"guests": [], "take_over": "consent"}','{"out": "seat"}',54,4,NULL,53,0,0,NULL,1,'{"last": "7004d2931d8a1a4f96505506890b09d9e012fbb592996c5e9d1a115d42d90876", "rounds": 1000, "seated": [], "clicks": []}',NULL);
INSERT INTO "tables" VALUES('sz29euhs',3,'lobby',10,20,1010,1,'mexican_train',2,'{}',12,NULL,8,NULL,NULL,1800000480,1800000480,1,NULL,NULL,'{"guests": [], "take_over": "consent"}','{"out": "seat"}',3,0,NULL,0,0,0,NULL,1,'{"last": "2972166c7214371727021666cd8616e4519af195255ff08d98c09a7fe17902de", "rounds": 1000, "seated": [], "clicks": []}',NULL);
CREATE TABLE weekly_posts (
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT, 
	zone TEXT NOT NULL, 
	hour INTEGER NOT NULL, 
	done INTEGER NOT NULL, 
	nonce TEXT, 
	tried_at BIGINT NOT NULL, 
	CONSTRAINT pk_weekly_posts PRIMARY KEY (guild_id)
);
CREATE INDEX ix_tables_rematch_of ON tables (rematch_of);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_match_results_guild_id ON match_results (guild_id, game, ended_at);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_match_seats_user_id ON match_seats (user_id);
CREATE INDEX ix_tables_guild_id ON tables (guild_id);
CREATE INDEX ix_ratings_guild_id ON ratings (guild_id, game, user_id, number);
CREATE INDEX ix_achievements_table_id ON achievements (table_id);
CREATE INDEX ix_events_status ON events (status);
CREATE INDEX ix_event_tables_table_id ON event_tables (table_id);
CREATE INDEX ix_tables_deals_of ON tables (deals_of);
COMMIT;
