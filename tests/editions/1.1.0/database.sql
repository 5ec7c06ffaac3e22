BEGIN TRANSACTION;
CREATE TABLE achievements (
	achievement TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	round BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_achievements PRIMARY KEY (guild_id, user_id, achievement), 
	CONSTRAINT fk_achievements_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE careers (
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	ended_at BIGINT NOT NULL, 
	table_id TEXT NOT NULL, 
	career TEXT NOT NULL, 
	CONSTRAINT pk_careers PRIMARY KEY (guild_id, user_id, game)
);
INSERT INTO "careers" VALUES(10,1,'',1800000540,'v2bh2a9t','{"recent": [[2, 3], [2, 3], [3, 3], [3, 3], [2, 5]], "highest": {"table_id": "7a9n595t", "number": 1, "points": 7, "at": 1800000000}, "lowest": {"table_id": "2tafmuef", "number": 1, "points": 0, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,1,'bergen',1800000000,'dk5dra57','{"recent": [[3, 3]], "highest": {"table_id": "dk5dra57", "number": 3, "points": 3, "at": 1800000000}, "lowest": {"table_id": "dk5dra57", "number": 1, "points": 0, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,2,'',1800000000,'duth5ny5','{"streak": 1, "recent": [[1, 3], [2, 3], [2, 3], [1, 3], [2, 3]], "highest": {"table_id": "2tafmuef", "number": 1, "points": 68, "at": 1800000000}, "lowest": {"table_id": "84drzz49", "number": 1, "points": 0, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,2,'bergen',1800000000,'dk5dra57','{"streak": 1, "running": 1, "recent": [[1, 3]], "highest": {"table_id": "dk5dra57", "number": 1, "points": 5, "at": 1800000000}, "lowest": {"table_id": "dk5dra57", "number": 3, "points": 0, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,2,'block',1800000000,'84drzz49','{"recent": [[2, 3]], "highest": {"table_id": "84drzz49", "number": 2, "points": 6, "at": 1800000000}, "lowest": {"table_id": "84drzz49", "number": 1, "points": 0, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,3,'',1800000480,'95y3utgq','{"streak": 1, "running": 1, "recent": [[3, 3], [3, 3], [2, 3], [2, 3], [3, 3], [1, 3]], "highest": {"table_id": "duth5ny5", "number": 1, "points": 63, "at": 1800000000}, "lowest": {"table_id": "84drzz49", "number": 1, "points": 0, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,3,'block',1800000000,'84drzz49','{"recent": [[3, 3]], "highest": {"table_id": "84drzz49", "number": 1, "points": 0, "at": 1800000000}, "lowest": {"table_id": "84drzz49", "number": 1, "points": 0, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,3,'build_up',1800000000,'cqyf8e44','{"recent": [[2, 3]], "highest": {"table_id": "cqyf8e44", "number": 3, "points": 40, "at": 1800000000}, "lowest": {"table_id": "cqyf8e44", "number": 1, "points": 28, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,4,'',1800000480,'95y3utgq','{"streak": 3, "recent": [[3, 3], [1, 3], [1, 3], [1, 3], [3, 3]], "highest": {"table_id": "cqyf8e44", "number": 3, "points": 47, "at": 1800000000}, "lowest": {"table_id": "7a9n595t", "number": 2, "points": 0, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,4,'build_up',1800000000,'cqyf8e44','{"streak": 1, "running": 1, "recent": [[1, 3]], "highest": {"table_id": "cqyf8e44", "number": 3, "points": 47, "at": 1800000000}, "lowest": {"table_id": "cqyf8e44", "number": 1, "points": 27, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,1,'castle_rock',1800000000,'pjquq6cp','{"recent": [[3, 3]], "highest": {"table_id": "pjquq6cp", "number": 2, "points": 4, "at": 1800000000}, "lowest": {"table_id": "pjquq6cp", "number": 1, "points": 0, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,4,'castle_rock',1800000000,'pjquq6cp','{"streak": 1, "running": 1, "recent": [[1, 3]], "highest": {"table_id": "pjquq6cp", "number": 2, "points": 8, "at": 1800000000}, "lowest": {"table_id": "pjquq6cp", "number": 1, "points": 2, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,2,'chickenfoot',1800000000,'7akzmk29','{"recent": [[2, 3]], "highest": {"table_id": "7akzmk29", "number": 1, "points": 13, "at": 1800000000}, "lowest": {"table_id": "7akzmk29", "number": 1, "points": 13, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,3,'chickenfoot',1800000000,'7akzmk29','{"recent": [[3, 3]], "highest": {"table_id": "7akzmk29", "number": 1, "points": 26, "at": 1800000000}, "lowest": {"table_id": "7akzmk29", "number": 1, "points": 26, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,3,'draw',1800000000,'by5axhsb','{"recent": [[2, 3]], "highest": {"table_id": "by5axhsb", "number": 1, "points": 0, "at": 1800000000}, "lowest": {"table_id": "by5axhsb", "number": 1, "points": 0, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,4,'draw',1800000000,'by5axhsb','{"streak": 1, "running": 1, "recent": [[1, 3]], "highest": {"table_id": "by5axhsb", "number": 1, "points": 19, "at": 1800000000}, "lowest": {"table_id": "by5axhsb", "number": 1, "points": 19, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,1,'fives_and_threes',1800000000,'7a9n595t','{"recent": [[2, 3]], "highest": {"table_id": "7a9n595t", "number": 1, "points": 7, "at": 1800000000}, "lowest": {"table_id": "7a9n595t", "number": 2, "points": 0, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,4,'fives_and_threes',1800000000,'7a9n595t','{"recent": [[3, 3]], "highest": {"table_id": "7a9n595t", "number": 1, "points": 4, "at": 1800000000}, "lowest": {"table_id": "7a9n595t", "number": 2, "points": 0, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,1,'matador',1800000000,'2tafmuef','{"recent": [[2, 3]], "highest": {"table_id": "2tafmuef", "number": 1, "points": 0, "at": 1800000000}, "lowest": {"table_id": "2tafmuef", "number": 1, "points": 0, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,2,'matador',1800000000,'2tafmuef','{"streak": 1, "running": 1, "recent": [[1, 3]], "highest": {"table_id": "2tafmuef", "number": 1, "points": 68, "at": 1800000000}, "lowest": {"table_id": "2tafmuef", "number": 1, "points": 68, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,2,'mexican_train',1800000000,'duth5ny5','{"recent": [[2, 3]], "highest": {"table_id": "duth5ny5", "number": 1, "points": 12, "at": 1800000000}, "lowest": {"table_id": "duth5ny5", "number": 1, "points": 12, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,3,'mexican_train',1800000000,'duth5ny5','{"recent": [[3, 3]], "highest": {"table_id": "duth5ny5", "number": 1, "points": 63, "at": 1800000000}, "lowest": {"table_id": "duth5ny5", "number": 1, "points": 63, "at": 1800000000}}');
INSERT INTO "careers" VALUES(10,3,'muggins',1800000480,'95y3utgq','{"streak": 1, "running": 1, "recent": [[1, 3]], "highest": {"table_id": "95y3utgq", "number": 1, "points": 10, "at": 1800000480}, "lowest": {"table_id": "95y3utgq", "number": 1, "points": 10, "at": 1800000480}}');
INSERT INTO "careers" VALUES(10,4,'muggins',1800000480,'95y3utgq','{"recent": [[3, 3]], "highest": {"table_id": "95y3utgq", "number": 1, "points": 0, "at": 1800000480}, "lowest": {"table_id": "95y3utgq", "number": 1, "points": 0, "at": 1800000480}}');
INSERT INTO "careers" VALUES(10,1,'block',1800000540,'v2bh2a9t','{"recent": [[2, 5]], "highest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}, "lowest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}}');
INSERT INTO "careers" VALUES(10,101,'',1800000540,'v2bh2a9t','{"recent": [[2, 5]], "highest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}, "lowest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}}');
INSERT INTO "careers" VALUES(10,101,'block',1800000540,'v2bh2a9t','{"recent": [[2, 5]], "highest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}, "lowest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}}');
INSERT INTO "careers" VALUES(10,102,'',1800000540,'v2bh2a9t','{"recent": [[2, 5]], "highest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}, "lowest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}}');
INSERT INTO "careers" VALUES(10,102,'block',1800000540,'v2bh2a9t','{"recent": [[2, 5]], "highest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}, "lowest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}}');
INSERT INTO "careers" VALUES(10,103,'',1800000540,'v2bh2a9t','{"streak": 1, "running": 1, "recent": [[1, 5]], "highest": {"table_id": "v2bh2a9t", "number": 1, "points": 79, "at": 1800000540}, "lowest": {"table_id": "v2bh2a9t", "number": 1, "points": 79, "at": 1800000540}}');
INSERT INTO "careers" VALUES(10,103,'block',1800000540,'v2bh2a9t','{"streak": 1, "running": 1, "recent": [[1, 5]], "highest": {"table_id": "v2bh2a9t", "number": 1, "points": 79, "at": 1800000540}, "lowest": {"table_id": "v2bh2a9t", "number": 1, "points": 79, "at": 1800000540}}');
INSERT INTO "careers" VALUES(10,104,'',1800000540,'v2bh2a9t','{"recent": [[2, 5]], "highest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}, "lowest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}}');
INSERT INTO "careers" VALUES(10,104,'block',1800000540,'v2bh2a9t','{"recent": [[2, 5]], "highest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}, "lowest": {"table_id": "v2bh2a9t", "number": 1, "points": 0, "at": 1800000540}}');
CREATE TABLE dailies (
	user_id BIGINT NOT NULL, 
	day BIGINT NOT NULL, 
	table_id TEXT NOT NULL, first_day BIGINT, last_day BIGINT, asked_at BIGINT, 
	CONSTRAINT pk_dailies PRIMARY KEY (user_id, day), 
	CONSTRAINT fk_dailies_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE event_players (
	event_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	vote TEXT, 
	user_id BIGINT NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT, here_at BIGINT DEFAULT '0' NOT NULL, click BIGINT, 
	CONSTRAINT pk_event_players PRIMARY KEY (event_id, user_id), 
	CONSTRAINT fk_event_players_event_id FOREIGN KEY(event_id) REFERENCES events (id) ON DELETE CASCADE
);
INSERT INTO "event_players" VALUES('5thg6p27','Ana',NULL,1,1,NULL,1800000480,NULL);
INSERT INTO "event_players" VALUES('5thg6p27','Guest 1',NULL,101,1,NULL,1800000480,NULL);
INSERT INTO "event_players" VALUES('5thg6p27','Guest 2',NULL,102,1,NULL,1800000480,NULL);
INSERT INTO "event_players" VALUES('5thg6p27','Guest 3',NULL,103,1,NULL,1800000480,NULL);
INSERT INTO "event_players" VALUES('5thg6p27','Guest 4',NULL,104,1,NULL,1800000480,NULL);
CREATE TABLE event_tables (
	event_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	people TEXT NOT NULL, 
	places TEXT, 
	round BIGINT NOT NULL, 
	number BIGINT NOT NULL, 
	channel_id BIGINT, clicks TEXT DEFAULT '[]' NOT NULL, 
	CONSTRAINT pk_event_tables PRIMARY KEY (event_id, round, number), 
	CONSTRAINT fk_event_tables_event_id FOREIGN KEY(event_id) REFERENCES events (id) ON DELETE CASCADE
);
INSERT INTO "event_tables" VALUES('5thg6p27','v2bh2a9t','block','[102, 1, 101, 104, 103]','[{"user_id": 102, "place": 2, "sides": 5, "tied": 4}, {"user_id": 1, "place": 2, "sides": 5, "tied": 4}, {"user_id": 101, "place": 2, "sides": 5, "tied": 4}, {"user_id": 104, "place": 2, "sides": 5, "tied": 4}, {"user_id": 103, "place": 1, "sides": 5, "near": 1000}]',1,1,1101,'[]');
INSERT INTO "event_tables" VALUES('5thg6p27','agts6g4j','block','[103, 104, 102, 101, 1]',NULL,2,1,1201,'[]');
CREATE TABLE events (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	status TEXT NOT NULL, 
	host TEXT NOT NULL, 
	title TEXT NOT NULL, 
	"plan" TEXT NOT NULL, 
	posting TEXT, 
	version BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	host_id BIGINT NOT NULL, 
	round BIGINT NOT NULL, 
	round_at BIGINT, 
	starts_at BIGINT, 
	created_at BIGINT NOT NULL, 
	active_at BIGINT NOT NULL, 
	message_id BIGINT, 
	shown_version BIGINT, 
	shown_posts BIGINT NOT NULL, 
	scheduled_id BIGINT, break_ends BIGINT, seed TEXT, told TEXT, 
	CONSTRAINT pk_events PRIMARY KEY (id)
);
INSERT INTO "events" VALUES('5thg6p27','game_night','playing','Ana','Friday','{"games": ["block"], "options": [["target", "1"]]}',NULL,11,10,20,1,2,1800000540,NULL,1800000480,1800000540,NULL,NULL,1,NULL,NULL,'2361e2828cab46c4731b80d396b0457f446bd6cef1a9296fb078ce8e7c30f5a9',NULL);
CREATE TABLE guild_settings (
	settings TEXT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	CONSTRAINT pk_guild_settings PRIMARY KEY (guild_id)
);
CREATE TABLE hands (
	table_id TEXT NOT NULL, 
	user_id BIGINT NOT NULL, 
	arranged TEXT NOT NULL, 
	CONSTRAINT pk_hands PRIMARY KEY (table_id, user_id), 
	CONSTRAINT fk_hands_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE leases (
	holder TEXT NOT NULL, 
	shard BIGINT NOT NULL, 
	shard_count BIGINT NOT NULL, 
	term BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (shard)
);
CREATE TABLE match_results (
	table_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	rounds BIGINT NOT NULL, 
	ended_at BIGINT NOT NULL, 
	CONSTRAINT pk_match_results PRIMARY KEY (table_id), 
	CONSTRAINT fk_match_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "match_results" VALUES('dk5dra57','bergen',10,20,5,1800000000);
INSERT INTO "match_results" VALUES('84drzz49','block',10,20,3,1800000000);
INSERT INTO "match_results" VALUES('cqyf8e44','build_up',10,20,3,1800000000);
INSERT INTO "match_results" VALUES('pjquq6cp','castle_rock',10,20,2,1800000000);
INSERT INTO "match_results" VALUES('m3rwxxzw','castle_rock_solitaire',10,20,1,1800000000);
INSERT INTO "match_results" VALUES('7akzmk29','chickenfoot',10,20,1,1800000000);
INSERT INTO "match_results" VALUES('by5axhsb','draw',10,20,1,1800000000);
INSERT INTO "match_results" VALUES('7a9n595t','fives_and_threes',10,20,2,1800000000);
INSERT INTO "match_results" VALUES('2tafmuef','matador',10,20,1,1800000000);
INSERT INTO "match_results" VALUES('duth5ny5','mexican_train',10,20,1,1800000000);
INSERT INTO "match_results" VALUES('95y3utgq','muggins',10,20,1,1800000480);
INSERT INTO "match_results" VALUES('v2bh2a9t','block',10,1101,1,1800000540);
CREATE TABLE match_seats (
	table_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	seat BIGINT NOT NULL, 
	side BIGINT NOT NULL, 
	user_id BIGINT, 
	place BIGINT NOT NULL, 
	total BIGINT NOT NULL, 
	resigned BOOLEAN NOT NULL, moves BIGINT DEFAULT '0' NOT NULL, rounds BIGINT DEFAULT '1' NOT NULL, why TEXT DEFAULT 'rated' NOT NULL, ended_at BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_match_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_match_seats_table_id FOREIGN KEY(table_id) REFERENCES match_results (table_id) ON DELETE CASCADE
);
INSERT INTO "match_seats" VALUES('dk5dra57','Ana',0,0,1,3,6,0,22,5,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('dk5dra57','Ben',1,1,2,1,10,0,25,5,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('dk5dra57','Pip',2,2,NULL,2,9,0,0,5,'rated',1800000000);
INSERT INTO "match_seats" VALUES('84drzz49','Ben',0,0,2,2,6,0,13,3,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('84drzz49','Cleo',1,1,3,3,0,0,10,3,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('84drzz49','Pip',2,2,NULL,1,22,0,0,3,'rated',1800000000);
INSERT INTO "match_seats" VALUES('cqyf8e44','Cleo',0,0,3,2,97,0,13,3,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('cqyf8e44','Dan',1,1,4,1,108,0,15,3,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('cqyf8e44','Pip',2,2,NULL,3,76,0,0,3,'rated',1800000000);
INSERT INTO "match_seats" VALUES('pjquq6cp','Dan',0,0,4,1,10,0,30,2,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('pjquq6cp','Ana',1,1,1,3,4,0,30,2,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('pjquq6cp','Pip',2,2,NULL,2,10,0,0,2,'rated',1800000000);
INSERT INTO "match_seats" VALUES('m3rwxxzw','Ana',0,0,1,1,28,0,41,1,'no_opponent',1800000000);
INSERT INTO "match_seats" VALUES('7akzmk29','Ben',0,0,2,2,13,0,13,1,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('7akzmk29','Cleo',1,1,3,3,26,0,12,1,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('7akzmk29','Pip',2,2,NULL,1,0,0,0,1,'rated',1800000000);
INSERT INTO "match_seats" VALUES('by5axhsb','Cleo',0,0,3,2,0,0,5,1,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('by5axhsb','Dan',1,1,4,1,19,0,5,1,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('by5axhsb','Pip',2,2,NULL,2,0,0,0,1,'rated',1800000000);
INSERT INTO "match_seats" VALUES('7a9n595t','Dan',0,0,4,3,4,0,5,2,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('7a9n595t','Ana',1,1,1,2,7,0,5,2,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('7a9n595t','Pip',2,2,NULL,1,10,0,0,2,'rated',1800000000);
INSERT INTO "match_seats" VALUES('2tafmuef','Ana',0,0,1,2,0,0,4,1,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('2tafmuef','Ben',1,1,2,1,68,0,5,1,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('2tafmuef','Pip',2,2,NULL,2,0,0,0,1,'rated',1800000000);
INSERT INTO "match_seats" VALUES('duth5ny5','Ben',0,0,2,2,12,0,16,1,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('duth5ny5','Cleo',1,1,3,3,63,0,14,1,'hardly_played',1800000000);
INSERT INTO "match_seats" VALUES('duth5ny5','Pip',2,2,NULL,1,0,0,0,1,'rated',1800000000);
INSERT INTO "match_seats" VALUES('95y3utgq','Cleo',0,0,3,1,10,0,2,1,'hardly_played',1800000480);
INSERT INTO "match_seats" VALUES('95y3utgq','Dan',1,1,4,3,0,0,1,1,'hardly_played',1800000480);
INSERT INTO "match_seats" VALUES('95y3utgq','Pip',2,2,NULL,2,5,0,0,1,'rated',1800000480);
INSERT INTO "match_seats" VALUES('v2bh2a9t','Guest 2',0,0,102,2,0,0,5,1,'rated',1800000540);
INSERT INTO "match_seats" VALUES('v2bh2a9t','Ana',1,1,1,2,0,0,4,1,'rated',1800000540);
INSERT INTO "match_seats" VALUES('v2bh2a9t','Guest 1',2,2,101,2,0,0,4,1,'rated',1800000540);
INSERT INTO "match_seats" VALUES('v2bh2a9t','Guest 4',3,3,104,2,0,0,5,1,'rated',1800000540);
INSERT INTO "match_seats" VALUES('v2bh2a9t','Guest 3',4,4,103,1,79,0,6,1,'rated',1800000540);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('last_alive','1800000540');
CREATE TABLE pairs (
	user_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	other_user_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	together BIGINT NOT NULL, 
	together_won BIGINT NOT NULL, 
	against BIGINT NOT NULL, 
	won BIGINT NOT NULL, 
	lost BIGINT NOT NULL, 
	CONSTRAINT pk_pairs PRIMARY KEY (user_id, guild_id, other_user_id, game)
);
INSERT INTO "pairs" VALUES(1,10,2,'bergen',0,0,1,0,1);
INSERT INTO "pairs" VALUES(2,10,1,'bergen',0,0,1,1,0);
INSERT INTO "pairs" VALUES(2,10,3,'block',0,0,1,1,0);
INSERT INTO "pairs" VALUES(3,10,2,'block',0,0,1,0,1);
INSERT INTO "pairs" VALUES(3,10,4,'build_up',0,0,1,0,1);
INSERT INTO "pairs" VALUES(4,10,3,'build_up',0,0,1,1,0);
INSERT INTO "pairs" VALUES(1,10,4,'castle_rock',0,0,1,0,1);
INSERT INTO "pairs" VALUES(4,10,1,'castle_rock',0,0,1,1,0);
INSERT INTO "pairs" VALUES(2,10,3,'chickenfoot',0,0,1,1,0);
INSERT INTO "pairs" VALUES(3,10,2,'chickenfoot',0,0,1,0,1);
INSERT INTO "pairs" VALUES(3,10,4,'draw',0,0,1,0,1);
INSERT INTO "pairs" VALUES(4,10,3,'draw',0,0,1,1,0);
INSERT INTO "pairs" VALUES(1,10,4,'fives_and_threes',0,0,1,1,0);
INSERT INTO "pairs" VALUES(4,10,1,'fives_and_threes',0,0,1,0,1);
INSERT INTO "pairs" VALUES(1,10,2,'matador',0,0,1,0,1);
INSERT INTO "pairs" VALUES(2,10,1,'matador',0,0,1,1,0);
INSERT INTO "pairs" VALUES(2,10,3,'mexican_train',0,0,1,1,0);
INSERT INTO "pairs" VALUES(3,10,2,'mexican_train',0,0,1,0,1);
INSERT INTO "pairs" VALUES(3,10,4,'muggins',0,0,1,1,0);
INSERT INTO "pairs" VALUES(4,10,3,'muggins',0,0,1,0,1);
INSERT INTO "pairs" VALUES(1,10,101,'block',0,0,1,0,0);
INSERT INTO "pairs" VALUES(1,10,102,'block',0,0,1,0,0);
INSERT INTO "pairs" VALUES(1,10,103,'block',0,0,1,0,1);
INSERT INTO "pairs" VALUES(1,10,104,'block',0,0,1,0,0);
INSERT INTO "pairs" VALUES(101,10,1,'block',0,0,1,0,0);
INSERT INTO "pairs" VALUES(101,10,102,'block',0,0,1,0,0);
INSERT INTO "pairs" VALUES(101,10,103,'block',0,0,1,0,1);
INSERT INTO "pairs" VALUES(101,10,104,'block',0,0,1,0,0);
INSERT INTO "pairs" VALUES(102,10,1,'block',0,0,1,0,0);
INSERT INTO "pairs" VALUES(102,10,101,'block',0,0,1,0,0);
INSERT INTO "pairs" VALUES(102,10,103,'block',0,0,1,0,1);
INSERT INTO "pairs" VALUES(102,10,104,'block',0,0,1,0,0);
INSERT INTO "pairs" VALUES(103,10,1,'block',0,0,1,1,0);
INSERT INTO "pairs" VALUES(103,10,101,'block',0,0,1,1,0);
INSERT INTO "pairs" VALUES(103,10,102,'block',0,0,1,1,0);
INSERT INTO "pairs" VALUES(103,10,104,'block',0,0,1,1,0);
INSERT INTO "pairs" VALUES(104,10,1,'block',0,0,1,0,0);
INSERT INTO "pairs" VALUES(104,10,101,'block',0,0,1,0,0);
INSERT INTO "pairs" VALUES(104,10,102,'block',0,0,1,0,0);
INSERT INTO "pairs" VALUES(104,10,103,'block',0,0,1,0,1);
CREATE TABLE players (
	name TEXT NOT NULL, 
	settings TEXT, 
	user_id BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (user_id)
);
INSERT INTO "players" VALUES('Ana',NULL,1,0);
INSERT INTO "players" VALUES('Ben',NULL,2,0);
INSERT INTO "players" VALUES('Cleo',NULL,3,0);
INSERT INTO "players" VALUES('Dan',NULL,4,0);
INSERT INTO "players" VALUES('Guest 2',NULL,102,0);
INSERT INTO "players" VALUES('Guest 1',NULL,101,0);
INSERT INTO "players" VALUES('Guest 4',NULL,104,0);
INSERT INTO "players" VALUES('Guest 3',NULL,103,0);
CREATE TABLE premoves (
	table_id TEXT NOT NULL, 
	premoves TEXT NOT NULL, 
	user_id BIGINT NOT NULL, 
	CONSTRAINT pk_premoves PRIMARY KEY (table_id, user_id), 
	CONSTRAINT fk_premoves_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE puzzles (
	user_id BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	week BIGINT NOT NULL, 
	tries BIGINT NOT NULL, 
	solved_at BIGINT, 
	shown BOOLEAN NOT NULL, 
	CONSTRAINT pk_puzzles PRIMARY KEY (user_id, game, week)
);
CREATE TABLE ratings (
	table_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	seat BIGINT NOT NULL, 
	side BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	number BIGINT NOT NULL, 
	mu BIGINT NOT NULL, 
	sigma BIGINT NOT NULL, 
	matches BIGINT NOT NULL, 
	ended_at BIGINT NOT NULL, version BIGINT DEFAULT '1' NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_ratings_table_id FOREIGN KEY(table_id) REFERENCES match_results (table_id) ON DELETE CASCADE
);
INSERT INTO "ratings" VALUES('v2bh2a9t','block',0,0,102,10,1,24922531,2974553,1,1800000540,2);
INSERT INTO "ratings" VALUES('v2bh2a9t','block',1,1,1,10,1,24922531,2973208,1,1800000540,2);
INSERT INTO "ratings" VALUES('v2bh2a9t','block',2,2,101,10,1,24922531,2973208,1,1800000540,2);
INSERT INTO "ratings" VALUES('v2bh2a9t','block',3,3,104,10,1,24922531,2974553,1,1800000540,2);
INSERT INTO "ratings" VALUES('v2bh2a9t','block',4,4,103,10,1,25232406,2975898,1,1800000540,2);
CREATE TABLE round_results (
	table_id TEXT NOT NULL, 
	ending TEXT NOT NULL, 
	scores TEXT NOT NULL, 
	totals TEXT NOT NULL, 
	number BIGINT NOT NULL, 
	winner BIGINT, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_round_results PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_round_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "round_results" VALUES('dk5dra57','blocked','[0, 5, 4]','[0, 5, 4]',1,2,1800000000);
INSERT INTO "round_results" VALUES('dk5dra57','domino','[0, 3, 5]','[0, 8, 9]',2,1,1800000000);
INSERT INTO "round_results" VALUES('dk5dra57','domino','[3, 0, 0]','[3, 8, 9]',3,0,1800000000);
INSERT INTO "round_results" VALUES('dk5dra57','domino','[3, 0, 0]','[6, 8, 9]',4,0,1800000000);
INSERT INTO "round_results" VALUES('dk5dra57','target','[0, 2, 0]','[6, 10, 9]',5,1,1800000000);
INSERT INTO "round_results" VALUES('8gjzsrt3','blocked','[0, 0, 6]','[0, 0, 6]',1,2,1800000000);
INSERT INTO "round_results" VALUES('84drzz49','blocked','[0, 0, 0]','[0, 0, 0]',1,NULL,1800000000);
INSERT INTO "round_results" VALUES('84drzz49','domino','[6, 0, 0]','[6, 0, 0]',2,0,1800000000);
INSERT INTO "round_results" VALUES('84drzz49','blocked','[0, 0, 22]','[6, 0, 22]',3,2,1800000000);
INSERT INTO "round_results" VALUES('cqyf8e44','domino','[28, 27, 40]','[28, 27, 40]',1,2,1800000000);
INSERT INTO "round_results" VALUES('cqyf8e44','domino','[29, 34, 26]','[57, 61, 66]',2,1,1800000000);
INSERT INTO "round_results" VALUES('cqyf8e44','domino','[40, 47, 10]','[97, 108, 76]',3,1,1800000000);
INSERT INTO "round_results" VALUES('pjquq6cp','row_done','[2, 0, 2]','[2, 0, 2]',1,NULL,1800000000);
INSERT INTO "round_results" VALUES('pjquq6cp','row_done','[8, 4, 8]','[10, 4, 10]',2,NULL,1800000000);
INSERT INTO "round_results" VALUES('m3rwxxzw','won','[28]','[28]',1,0,1800000000);
INSERT INTO "round_results" VALUES('7akzmk29','domino','[13, 26, 0]','[13, 26, 0]',1,2,1800000000);
INSERT INTO "round_results" VALUES('by5axhsb','domino','[0, 19, 0]','[0, 19, 0]',1,1,1800000000);
INSERT INTO "round_results" VALUES('m6gnnrxr','blocked','[5, 5, 2]','[5, 5, 2]',1,NULL,1800000000);
INSERT INTO "round_results" VALUES('7a9n595t','domino','[4, 7, 7]','[4, 7, 7]',1,2,1800000000);
INSERT INTO "round_results" VALUES('7a9n595t','target','[0, 0, 3]','[4, 7, 10]',2,2,1800000000);
INSERT INTO "round_results" VALUES('vb9ppu9t','blocked','[31, 0, 0]','[31, 0, 0]',1,0,1800000000);
INSERT INTO "round_results" VALUES('2tafmuef','blocked','[0, 68, 0]','[0, 68, 0]',1,1,1800000000);
INSERT INTO "round_results" VALUES('duth5ny5','domino','[12, 63, 0]','[12, 63, 0]',1,2,1800000000);
INSERT INTO "round_results" VALUES('hmeu3djk','domino','[65, 10, 25]','[65, 10, 25]',1,0,1800000435);
INSERT INTO "round_results" VALUES('95y3utgq','target','[10, 0, 5]','[10, 0, 5]',1,0,1800000480);
INSERT INTO "round_results" VALUES('v2bh2a9t','blocked','[0, 0, 0, 0, 79]','[0, 0, 0, 0, 79]',1,4,1800000540);
CREATE TABLE seasons (
	guild_id BIGINT NOT NULL, 
	number BIGINT NOT NULL, 
	started_at BIGINT NOT NULL, 
	ended_at BIGINT, 
	"after" BIGINT NOT NULL, 
	CONSTRAINT pk_seasons PRIMARY KEY (guild_id, number)
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	seat BIGINT NOT NULL, 
	user_id BIGINT, 
	robot BOOLEAN NOT NULL, 
	resigned BOOLEAN NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('dmt9tx69','Ana',0,1,0,0);
INSERT INTO "seats" VALUES('dmt9tx69','Ben',1,2,0,0);
INSERT INTO "seats" VALUES('dmt9tx69','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('dk5dra57','Ana',0,1,0,0);
INSERT INTO "seats" VALUES('dk5dra57','Ben',1,2,0,0);
INSERT INTO "seats" VALUES('dk5dra57','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('8gjzsrt3','Ben',0,2,0,0);
INSERT INTO "seats" VALUES('8gjzsrt3','Cleo',1,3,0,0);
INSERT INTO "seats" VALUES('8gjzsrt3','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('84drzz49','Ben',0,2,0,0);
INSERT INTO "seats" VALUES('84drzz49','Cleo',1,3,0,0);
INSERT INTO "seats" VALUES('84drzz49','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('wb3u9jy3','Cleo',0,3,0,0);
INSERT INTO "seats" VALUES('wb3u9jy3','Dan',1,4,0,0);
INSERT INTO "seats" VALUES('wb3u9jy3','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('cqyf8e44','Cleo',0,3,0,0);
INSERT INTO "seats" VALUES('cqyf8e44','Dan',1,4,0,0);
INSERT INTO "seats" VALUES('cqyf8e44','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('yzcupbgx','Dan',0,4,0,0);
INSERT INTO "seats" VALUES('yzcupbgx','Ana',1,1,0,0);
INSERT INTO "seats" VALUES('yzcupbgx','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('pjquq6cp','Dan',0,4,0,0);
INSERT INTO "seats" VALUES('pjquq6cp','Ana',1,1,0,0);
INSERT INTO "seats" VALUES('pjquq6cp','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('ddyuv86n','Ana',0,1,0,0);
INSERT INTO "seats" VALUES('m3rwxxzw','Ana',0,1,0,0);
INSERT INTO "seats" VALUES('b8pmwgwr','Ben',0,2,0,0);
INSERT INTO "seats" VALUES('b8pmwgwr','Cleo',1,3,0,0);
INSERT INTO "seats" VALUES('b8pmwgwr','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('7akzmk29','Ben',0,2,0,0);
INSERT INTO "seats" VALUES('7akzmk29','Cleo',1,3,0,0);
INSERT INTO "seats" VALUES('7akzmk29','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('7j4ehaaj','Cleo',0,3,0,0);
INSERT INTO "seats" VALUES('7j4ehaaj','Dan',1,4,0,0);
INSERT INTO "seats" VALUES('7j4ehaaj','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('by5axhsb','Cleo',0,3,0,0);
INSERT INTO "seats" VALUES('by5axhsb','Dan',1,4,0,0);
INSERT INTO "seats" VALUES('by5axhsb','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('m6gnnrxr','Dan',0,4,0,0);
INSERT INTO "seats" VALUES('m6gnnrxr','Ana',1,1,0,0);
INSERT INTO "seats" VALUES('m6gnnrxr','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('7a9n595t','Dan',0,4,0,0);
INSERT INTO "seats" VALUES('7a9n595t','Ana',1,1,0,0);
INSERT INTO "seats" VALUES('7a9n595t','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('vb9ppu9t','Ana',0,1,0,0);
INSERT INTO "seats" VALUES('vb9ppu9t','Ben',1,2,0,0);
INSERT INTO "seats" VALUES('vb9ppu9t','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('2tafmuef','Ana',0,1,0,0);
INSERT INTO "seats" VALUES('2tafmuef','Ben',1,2,0,0);
INSERT INTO "seats" VALUES('2tafmuef','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('uewwhedm','Ben',0,2,0,0);
INSERT INTO "seats" VALUES('uewwhedm','Cleo',1,3,0,0);
INSERT INTO "seats" VALUES('uewwhedm','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('duth5ny5','Ben',0,2,0,0);
INSERT INTO "seats" VALUES('duth5ny5','Cleo',1,3,0,0);
INSERT INTO "seats" VALUES('duth5ny5','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('hmeu3djk','Cleo',0,3,0,0);
INSERT INTO "seats" VALUES('hmeu3djk','Dan',1,4,0,0);
INSERT INTO "seats" VALUES('hmeu3djk','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('95y3utgq','Cleo',0,3,0,0);
INSERT INTO "seats" VALUES('95y3utgq','Dan',1,4,0,0);
INSERT INTO "seats" VALUES('95y3utgq','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('emvxwq53','Ana',0,1,0,0);
INSERT INTO "seats" VALUES('emvxwq53','Ben',1,2,0,0);
INSERT INTO "seats" VALUES('emvxwq53','Cleo',2,3,0,0);
INSERT INTO "seats" VALUES('v2bh2a9t','Guest 2',0,102,0,0);
INSERT INTO "seats" VALUES('v2bh2a9t','Ana',1,1,0,0);
INSERT INTO "seats" VALUES('v2bh2a9t','Guest 1',2,101,0,0);
INSERT INTO "seats" VALUES('v2bh2a9t','Guest 4',3,104,0,0);
INSERT INTO "seats" VALUES('v2bh2a9t','Guest 3',4,103,0,0);
INSERT INTO "seats" VALUES('agts6g4j','Guest 3',0,103,0,0);
INSERT INTO "seats" VALUES('agts6g4j','Guest 4',1,104,0,0);
INSERT INTO "seats" VALUES('agts6g4j','Guest 2',2,102,0,0);
INSERT INTO "seats" VALUES('agts6g4j','Guest 1',3,101,0,0);
INSERT INTO "seats" VALUES('agts6g4j','Ana',4,1,0,0);
CREATE TABLE steps (
	table_id TEXT NOT NULL, 
	move TEXT NOT NULL, 
	made_by TEXT NOT NULL, 
	number BIGINT NOT NULL, 
	seat BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	interaction_id BIGINT, 
	CONSTRAINT pk_steps PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_steps_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_steps_interaction_id UNIQUE (interaction_id)
);
INSERT INTO "steps" VALUES('dmt9tx69','deal 4|6 1|1 1|2 0|2 1|3 5|5 0|1 1|6 0|6 2|4 2|5 1|5 5|6 2|6 6|6 2|3 2|2 4|5 3|3 0|5 3|4 0|0 0|4 3|6 3|5 1|4 0|3 4|4','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','6|6','robot',2,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','4|6@1','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','1|6@0','player',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','4|5@2','robot',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','5|5@4','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','1|5@3','player',7,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','5|6@5','robot',8,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','draw','forced',9,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','draw','forced',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','0|5@6','player',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','0|6@8','player',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','2|6@9','robot',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','1|2@10','player',14,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','0|1@11','player',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','draw','forced',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','draw','forced',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','0|0@12','robot',18,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dmt9tx69','0|2@13','player',19,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','deal 2|5 1|3 1|4 0|5 5|5 1|1 2|4 3|5 6|6 3|3 0|2 1|6 2|6 1|2 4|6 2|2 0|6 3|4 0|4 0|1 0|3 2|3 1|5 4|5 3|6 5|6 4|4 0|0','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','6|6','player',2,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|6@1','robot',3,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|5@2','player',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','3|5@3','player',5,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','3|4@4','robot',6,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|4@5','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|6@6','player',8,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','4|6@0','robot',9,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','0|4@8','player',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','0|2@9','player',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','0|6@7','robot',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','0|5@11','player',14,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|4@10','player',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',18,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',19,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|5@12','robot',20,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|1@14','player',21,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',22,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','4|5@13','player',23,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|2@15','robot',24,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','5|5@16','player',25,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',26,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',27,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','5|6@18','player',28,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|2@17','robot',29,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',30,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',31,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','pass','forced',32,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','3|6@19','player',33,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|3@21','robot',34,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','deal 4|5 0|5 3|4 0|4 2|5 1|1 3|5 5|5 1|4 1|5 1|6 2|6 4|4 3|3 1|3 0|3 0|1 1|2 2|4 4|6 3|6 0|0 2|3 0|6 2|2 6|6 0|2 5|6','house',35,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','5|5','player',36,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',37,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',38,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',39,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',40,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',41,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',42,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',43,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',44,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',45,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',46,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','5|6@1','robot',47,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','4|5@0','player',48,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|4@3','player',49,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|3@4','robot',50,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','3|4@5','player',51,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|6@2','player',52,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|2@7','robot',53,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|5@8','player',54,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','3|5@9','player',55,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','4|6@6','robot',56,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','pass','forced',57,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|6@11','player',58,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|3@10','robot',59,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','pass','forced',60,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','pass','forced',61,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|2@13','robot',62,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','pass','forced',63,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','pass','forced',64,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','0|2@14','robot',65,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','0|5@15','player',66,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|5@16','player',67,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','deal 6|6 1|1 4|5 2|4 0|4 0|6 5|6 1|2 0|1 2|5 3|6 3|4 4|6 5|5 2|2 1|4 0|2 0|5 3|3 4|4 1|5 0|0 0|3 2|6 3|5 1|3 2|3 1|6','house',68,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','6|6','player',69,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','5|6@1','player',70,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','5|5@2','robot',71,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','4|5@3','player',72,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','3|6@0','player',73,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','4|6@4','robot',74,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','0|6@6','player',75,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','0|1@7','player',76,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|4@8','robot',77,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|4@9','player',78,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','3|4@5','player',79,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|2@10','robot',80,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','0|4@11','player',81,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|2@12','player',82,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','0|2@13','robot',83,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|1@14','player',84,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','deal 1|3 2|5 1|5 1|2 6|6 0|2 3|5 3|3 2|3 3|6 2|6 0|0 4|6 0|4 0|5 2|4 4|4 0|3 2|2 1|1 1|6 1|4 4|5 3|4 0|1 0|6 5|5 5|6','house',85,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','6|6','player',86,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','3|6@1','player',87,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','4|6@0','robot',88,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|3@2','player',89,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',90,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',91,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|1@4','player',92,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','4|4@3','robot',93,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|2@5','player',94,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|6@7','player',95,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|4@6','robot',96,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|5@9','player',97,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','3|5@10','player',98,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','0|3@11','robot',99,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','0|2@12','player',100,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','2|3@13','player',101,1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','draw','forced',102,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|6@8','robot',103,2,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','1|5@15','player',104,0,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','deal 0|3 1|1 2|4 1|5 0|6 0|0 5|6 1|3 3|3 3|4 2|3 2|5 3|5 1|6 2|2 0|5 0|4 0|2 0|1 1|2 3|6 5|5 6|6 1|4 4|5 4|6 4|4 2|6','house',105,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('dk5dra57','3|3','player',106,1,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','deal 0|1 0|4 1|1 2|2 3|3 4|6 4|5 6|6 2|6 2|3 5|6 3|6 1|2 2|4 1|4 2|5 1|5 0|5 0|0 5|5 4|4 3|4 0|3 1|6 3|5 1|3 0|6 0|2','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','deal 1|2 4|4 1|3 6|6 2|6 2|4 5|6 1|4 0|6 4|5 0|3 2|2 5|5 1|5 0|5 0|0 3|5 4|6 0|1 0|4 3|3 1|6 0|2 3|6 1|1 2|3 3|4 2|5','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','4|5','player',3,1,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','5|5@1','robot',4,2,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','4|4@0','player',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','5|6@2','player',6,1,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','pass','forced',7,2,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','6|6@4','player',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','0|6@5','player',9,1,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','0|5@6','robot',10,2,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','pass','forced',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','2|4@3','player',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','2|2@8','robot',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','2|6@9','player',14,0,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','pass','forced',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','1|5@7','robot',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','1|2@11','player',17,0,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','deal 0|4 0|3 1|2 2|2 6|6 1|3 0|0 0|2 0|5 2|5 1|4 0|1 4|5 2|3 1|6 5|6 5|5 1|5 3|6 2|6 4|4 2|4 4|6 0|6 1|1 3|3 3|4 3|5','house',18,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','1|4','robot',19,2,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','0|4@1','player',20,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','deal 4|4 2|3 1|4 0|0 3|3 1|3 1|1 4|6 0|5 4|5 3|5 5|5 0|6 2|4 3|6 2|5 0|2 1|5 2|6 1|2 0|3 3|4 5|6 2|2 0|4 0|1 6|6 1|6','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','deal 0|1 1|2 3|4 1|4 3|3 0|4 1|3 1|1 2|5 2|3 4|4 6|6 1|6 0|5 4|5 0|2 2|4 3|5 5|6 1|5 3|6 4|6 0|0 2|2 0|3 0|6 2|6 5|5','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','3|3','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','2|3@1','player',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','pass','forced',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','1|2@2','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','1|3@0','player',7,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','1|6@3','robot',8,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','1|4@4','player',9,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','0|4@6','player',10,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','6|6@5','robot',11,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','0|1@7','player',12,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','1|1@9','player',13,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','deal 0|6 3|5 2|5 1|5 0|2 2|3 0|0 1|1 6|6 1|2 4|5 5|5 3|4 2|2 4|4 0|1 1|6 3|6 1|3 5|6 1|4 4|6 2|4 3|3 0|3 2|6 0|5 0|4','house',14,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','6|6','player',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','pass','forced',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','0|6@1','player',17,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','0|0@2','player',18,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','pass','forced',19,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','0|2@3','player',20,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','1|2@4','player',21,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','pass','forced',22,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','1|5@5','player',23,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','pass','forced',24,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','5|5@6','robot',25,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','2|5@7','player',26,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','2|3@8','player',27,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','3|4@9','robot',28,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','pass','forced',29,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','pass','forced',30,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','4|4@10','robot',31,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','pass','forced',32,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','pass','forced',33,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','4|5@11','robot',34,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','3|5@12','player',35,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','deal 2|3 4|4 5|6 2|2 0|5 0|0 1|5 3|5 6|6 0|6 1|3 2|6 0|3 1|2 0|4 0|1 2|4 0|2 5|5 3|4 4|6 1|1 3|6 4|5 1|4 2|5 1|6 3|3','house',36,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','2|6','robot',37,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','5|6@1','player',38,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','3|5@2','player',39,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','0|3@3','robot',40,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','0|5@4','player',41,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','1|5@5','player',42,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','1|2@0','robot',43,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','pass','forced',44,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','pass','forced',45,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','1|3@6','robot',46,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','2|3@8','player',47,0,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','pass','forced',48,1,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','pass','forced',49,2,1800000000,NULL);
INSERT INTO "steps" VALUES('84drzz49','2|2@9','player',50,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','deal 1|3 0|2 4|4 0|3 3|6 4|6 2|5 2|4 1|6 1|4 6|6 0|4 1|5 2|2 3|5 5|5 3|3 2|6 2|3 5|6 0|1 0|6 1|2 0|0 3|4 4|5 0|5 1|1 2|4 0|0 0|4 2|6 3|5 1|4 3|6 4|6 4|4 3|4 5|5 0|5 0|1 4|5 1|6 1|1 1|3 2|3 2|2 0|2 0|3 3|3 1|2 5|6 6|6 1|5 0|6 2|5 0|4 1|4 2|2 1|1 4|5 2|3 0|2 2|6 0|5 1|5 6|6 2|5 3|6 0|6 5|6 1|6 1|2 3|3 0|0 5|5 3|4 1|3 0|3 0|1 2|4 3|5 4|4 4|6','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','5|5^6','player',2,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','6|6^6','robot',3,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','6|6^17','player',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','4|6^3','player',5,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','2|6^10','robot',6,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','2|4^7','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','3|6^5','player',8,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','1|5^7','robot',9,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','1|6^15','player',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','4|4^10','player',11,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','2|5^15','robot',12,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','2|5^15','player',13,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','3|4^15','player',14,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wb3u9jy3','0|5^12','robot',15,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','deal 3|6 1|4 0|3 5|5 2|3 2|6 0|0 4|5 2|2 3|4 2|4 1|3 0|2 6|6 5|6 1|5 1|6 3|3 0|1 0|6 0|5 1|2 0|4 4|4 1|1 3|5 4|6 2|5 0|1 2|3 0|2 0|4 1|4 2|4 3|4 0|3 3|3 2|6 1|2 0|6 3|6 0|0 2|5 1|1 3|5 1|5 2|2 5|5 5|6 1|6 0|5 4|5 1|3 4|6 6|6 4|4 1|5 1|3 1|4 4|5 2|3 2|6 4|4 0|6 3|4 0|1 5|5 0|5 3|6 2|5 0|0 5|6 2|4 4|6 1|6 2|2 0|2 1|1 6|6 0|4 1|2 0|3 3|5 3|3','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','5|5^1','robot',2,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','4|5^16','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','2|6^18','player',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','4|4^16','robot',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','2|4^13','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','0|6^13','player',7,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','0|6^12','robot',8,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','1|3^14','player',9,0,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','3|3^6','player',10,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','3|4^6','robot',11,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','3|4^6','player',12,0,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','3|4^6','player',13,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','0|5^8','robot',14,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','2|2^18','player',15,0,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','0|3^3','player',16,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','0|1^7','robot',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','deal 4|4 3|5 0|1 6|6 0|6 1|2 1|1 4|6 0|4 0|2 2|5 0|5 3|3 1|5 1|6 5|6 4|6 2|2 4|4 4|5 2|5 0|0 1|3 6|6 1|6 5|6 1|1 3|5 1|5 0|5 5|5 3|6 0|4 1|2 4|6 3|5 0|2 5|6 0|0 1|6 2|2 0|3 3|6 6|6 2|4 1|1 2|5 3|3','house',18,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','4|6^4','player',19,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','4|6^4','robot',20,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','6|6^1','player',21,0,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','4|4^4','player',22,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','5|6^4','robot',23,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','4|4^4','player',24,0,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','4|5^16','player',25,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','3|5^4','robot',26,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','3|5^4','player',27,0,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','2|5^18','player',28,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','0|4^10','robot',29,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','0|6^13','player',30,0,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','2|2^4','player',31,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','1|2^3','robot',32,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','1|2^3','player',33,0,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','0|0^13','player',34,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','deal 0|5 4|6 1|5 1|1 1|6 5|6 0|2 0|4 2|5 3|3 3|6 6|6 5|6 0|5 1|1 1|3 1|6 3|5 5|5 1|5 0|0 3|3 1|1 0|3 6|6 3|6 1|6 2|4 2|5 2|2','house',35,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','6|6^12','player',36,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','3|3^16','robot',37,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','4|6^16','player',38,0,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','5|6^13','player',39,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','1|1^13','robot',40,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','0|5^17','player',41,0,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','3|6^13','player',42,1,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','0|0^16','robot',43,2,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','1|5^4','player',44,0,1800000000,NULL);
INSERT INTO "steps" VALUES('cqyf8e44','0|5^15','player',45,1,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','deal 4|6 1|5 4|5 2|2 4|4 0|1 3|5 2|3 1|4 2|4 5|5 3|6 1|6 3|3 2|5 2|6 0|4 0|2 6|6 0|0 3|4 0|6 5|6 0|5 1|3 0|3 1|1 1|2','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','deal 3|5 5|6 1|1 3|6 4|6 0|3 2|2 0|2 0|4 4|4 5|5 3|4 1|3 2|4 2|6 3|3 1|6 0|6 0|5 0|0 6|6 1|5 2|3 1|4 4|5 0|1 2|5 1|2','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','3|5','player',3,1,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','done','forced',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','1|1','robot',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','done','forced',6,2,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','4|6','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','done','forced',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','5|5','player',9,1,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','done','forced',10,1,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','3|4','robot',11,2,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','take 8 middle','robot',12,2,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','done','robot',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','0|3','player',14,0,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','done','forced',15,0,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','2|4','player',16,1,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','take 9 middle','player',17,1,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','take 8 triple','player',18,1,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','done','player',19,1,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','3|6','robot',20,2,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','take 6 middle','robot',21,2,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','done','robot',22,2,1800000000,NULL);
INSERT INTO "steps" VALUES('yzcupbgx','1|3','player',23,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','deal 1|1 3|5 5|5 2|2 0|5 2|5 0|3 0|6 3|3 4|5 5|6 1|5 0|2 2|4 1|6 2|3 1|3 0|4 2|6 0|0 4|6 4|4 6|6 0|1 1|2 3|4 3|6 1|4','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','deal 0|0 5|6 1|6 2|5 4|4 1|5 3|6 0|3 3|3 4|5 2|2 0|6 2|6 1|3 3|4 2|3 1|1 0|1 0|2 3|5 6|6 1|4 1|2 5|5 4|6 2|4 0|5 0|4','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','0|0','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 2 triple','player',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','player',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','2|5','player',6,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 2 middle','player',7,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','player',8,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','1|5','robot',9,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 2 triple','robot',10,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','robot',11,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','5|6','player',12,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',13,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','1|6','player',14,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','2|6','robot',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 2 triple','robot',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','robot',18,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','2|2','player',19,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',20,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','3|4','player',21,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',22,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','2|3','robot',23,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 2 middle','robot',24,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','robot',25,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','1|1','player',26,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',27,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','0|6','player',28,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',29,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','4|4','robot',30,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',31,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','3|5','player',32,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',33,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','0|1','player',34,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',35,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','0|2','robot',36,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',37,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','1|3','player',38,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 8 middle','player',39,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 7 middle','player',40,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','player',41,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','5|5','player',42,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 7 middle','player',43,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','player',44,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','4|6','robot',45,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',46,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','1|2','player',47,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',48,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','6|6','player',49,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 9 middle','player',50,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','player',51,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','0|4','robot',52,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 9 middle','robot',53,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','robot',54,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','2|4','player',55,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 9 triple','player',56,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','player',57,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','0|5','player',58,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 7 triple','player',59,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','player',60,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','1|4','robot',61,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',62,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','deal 2|6 5|5 4|5 1|3 3|3 0|6 4|6 5|6 6|6 0|5 0|0 0|3 1|2 2|4 4|4 2|3 1|6 1|5 3|4 2|5 0|1 1|4 3|6 0|4 0|2 1|1 3|5 2|2','house',63,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','2|6','player',64,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 4 middle','player',65,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 3 middle','player',66,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 2 triple','player',67,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','player',68,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','4|5','robot',69,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',70,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','3|3','player',71,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',72,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','5|5','player',73,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 2 middle','player',74,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','player',75,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','1|3','robot',76,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',77,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','0|6','player',78,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',79,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','2|4','player',80,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',81,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','0|3','robot',82,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 5 middle','robot',83,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 4 middle','robot',84,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','robot',85,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','2|3','player',86,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 4 triple','player',87,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','player',88,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','0|0','player',89,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',90,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','1|5','robot',91,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 3 middle','robot',92,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 2 triple','robot',93,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','robot',94,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','1|2','player',95,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',96,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','1|6','player',97,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',98,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','0|1','robot',99,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 2 triple','robot',100,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','robot',101,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','1|4','player',102,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',103,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','3|6','player',104,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',105,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','4|4','robot',106,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 2 middle','robot',107,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','robot',108,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','3|4','player',109,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 2 triple','player',110,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','player',111,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','1|1','player',112,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',113,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','0|4','robot',114,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',115,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','2|2','player',116,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',117,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','2|5','player',118,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',119,1,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','3|5','robot',120,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','forced',121,2,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','0|2','player',122,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 5 middle','player',123,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','take 4 triple','player',124,0,1800000000,NULL);
INSERT INTO "steps" VALUES('pjquq6cp','done','player',125,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ddyuv86n','deal 1|4 4|4 1|3 2|3 2|2 1|6 1|1 1|2 1|5 0|2 2|6 3|4 4|6 3|5 5|6 0|4 3|3 3|6 4|5 0|3 0|0 2|5 6|6 0|5 2|4 5|5 0|6 0|1','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('ddyuv86n','draw','player',2,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ddyuv86n','draw','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ddyuv86n','draw','player',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ddyuv86n','draw','player',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ddyuv86n','draw','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ddyuv86n','draw','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ddyuv86n','draw','player',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ddyuv86n','draw','player',9,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ddyuv86n','draw','player',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','deal 3|6 0|4 0|0 1|4 1|5 6|6 0|1 1|2 2|3 1|6 5|5 4|4 2|6 4|6 2|5 2|2 0|2 1|3 0|5 3|4 3|5 4|5 3|3 1|1 0|6 0|3 2|4 5|6','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',2,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',9,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',12,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',13,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',14,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',15,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',16,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',17,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',18,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',19,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',20,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',21,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',22,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',23,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',24,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',25,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','draw','player',26,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 9 middle','player',27,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 8 middle','player',28,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 6 middle','player',29,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 5 middle','player',30,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 4 middle','player',31,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 3 triple','player',32,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 5 middle','player',33,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 9 middle','player',34,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 12 middle','player',35,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 11 triple','player',36,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 10 middle','player',37,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 10 triple','player',38,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 7 triple','player',39,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 5 triple','player',40,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 3 middle','player',41,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m3rwxxzw','take 2 triple','player',42,0,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','lead 0','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','deal 5|5 7|7 0|8 1|9 1|7 1|6 2|5 0|6 1|4 5|6 7|9 0|1 7|8 2|7 0|3 4|8 8|9 0|9 2|3 8|8 6|7 4|9 3|8 2|9 6|8 0|5 5|8 1|1 0|0 4|6 4|4 1|8 6|9 1|5 1|3 0|2 2|4 3|4 3|6 4|5 3|3 1|2 0|4 2|2 5|9 6|6 4|7 3|7 3|5 3|9 2|8 5|7 0|7 2|6','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','7|9@0','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','8|9@1','player',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','6|9@2','robot',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','1|9@3','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','4|9@4','player',7,1,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','draw','forced',8,2,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','draw','forced',9,0,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','2|9@5','player',10,1,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','4|4@10','robot',11,2,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','1|4@12','player',12,0,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','4|8@13','player',13,1,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','4|6@14','robot',14,2,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','7|7@6','player',15,0,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','6|7@18','player',16,1,1800000000,NULL);
INSERT INTO "steps" VALUES('b8pmwgwr','draw','forced',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','lead 1','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','deal 1|4 1|6 6|8 1|3 2|5 5|8 8|9 3|9 1|2 5|5 0|9 2|4 3|6 0|0 5|9 0|8 1|5 7|8 1|9 8|8 7|9 1|7 1|1 2|2 0|4 6|6 0|7 4|8 4|9 4|4 3|5 4|5 0|3 1|8 3|7 4|7 3|4 2|9 4|6 6|7 5|7 0|6 7|7 3|3 2|3 0|1 2|8 2|6 0|2 6|9 5|6 3|8 2|7 0|5','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','7|9@0','player',3,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','4|9@1','robot',4,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','8|9@2','player',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','5|9@3','player',6,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','2|9@4','robot',7,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','3|9@5','player',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','8|8@8','player',9,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','1|8@12','robot',10,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','6|8@13','player',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','7|8@14','player',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','4|4@7','robot',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','2|4@18','player',14,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','4|8@19','player',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','4|7@20','robot',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','5|5@9','player',17,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','1|5@24','player',18,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','5|7@25','robot',19,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','5|8@26','player',20,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','6|6@16','player',21,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','6|7@30','robot',22,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','3|6@31','player',23,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','draw','forced',24,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','4|6@32','robot',25,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','2|5@10','player',26,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','7|7@33','player',27,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','3|7@37','robot',28,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','draw','forced',29,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','1|7@38','player',30,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','draw','forced',31,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','draw','forced',32,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','0|7@39','player',33,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','4|5@36','robot',34,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','0|0@42','player',35,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','0|8@44','player',36,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','0|6@45','robot',37,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','0|9@46','player',38,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','2|2@21','player',39,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','2|3@50','robot',40,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','1|2@51','player',41,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','draw','forced',42,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','3|5@40','robot',43,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','3|3@53','player',44,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','draw','forced',45,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','3|4@57','robot',46,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','1|3@58','player',47,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','draw','forced',48,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7akzmk29','0|3@59','robot',49,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','deal 0|2 1|6 4|5 2|2 1|3 4|6 1|5 0|4 5|5 3|5 2|5 1|4 2|4 2|6 1|2 0|6 0|0 3|6 2|3 1|1 0|1 0|3 4|4 3|4 3|3 5|6 0|5 6|6','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','deal 0|0 1|5 0|2 0|6 1|2 0|4 5|5 2|5 2|6 3|5 3|3 2|3 1|1 0|5 1|4 6|6 1|6 3|6 5|6 4|5 0|1 2|4 3|4 1|3 0|3 2|2 4|4 4|6','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','3|3','robot',3,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','draw','forced',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','draw','forced',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','draw','forced',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','3|6@1','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','3|5@0','player',8,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','0|5@3','robot',9,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','6|6@2','player',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','2|6@5','player',11,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','2|3@6','robot',12,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','0|6@4','player',13,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','draw','forced',14,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','5|6@8','player',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','draw','forced',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','4|5@9','robot',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','draw','forced',18,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','draw','forced',19,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','2|4@10','player',20,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','2|5@11','player',21,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','draw','forced',22,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','3|4@7','robot',23,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7j4ehaaj','1|5@12','player',24,0,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','deal 2|5 0|0 0|1 0|5 5|5 3|3 4|5 4|4 0|4 4|6 3|4 3|5 1|3 2|2 6|6 1|1 2|3 0|2 5|6 0|6 2|4 1|5 1|4 1|2 3|6 2|6 1|6 0|3','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','deal 0|2 0|5 1|4 2|6 3|4 0|1 2|3 1|5 4|5 2|5 5|6 0|0 6|6 2|4 2|2 0|3 1|6 0|6 1|2 4|6 4|4 3|3 1|1 3|6 1|3 0|4 5|5 3|5','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','2|6','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','2|5@0','player',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','5|6@2','robot',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','draw','forced',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','draw','forced',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','1|6@1','player',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','1|5@4','player',9,1,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','6|6@3','robot',10,2,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','0|5@5','player',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','0|1@7','player',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','draw','forced',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','0|6@6','robot',14,2,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','1|4@8','player',15,0,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','4|5@10','player',16,1,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','0|0@9','robot',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','0|3@12','player',18,0,1800000000,NULL);
INSERT INTO "steps" VALUES('by5axhsb','2|3@13','player',19,1,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','deal 2|3 0|5 1|3 1|1 3|4 0|6 0|3 4|5 3|6 4|6 1|6 2|4 0|2 2|6 6|6 4|4 1|2 3|5 5|5 0|4 3|3 1|4 2|2 2|5 0|0 0|1 5|6 1|5','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','deal 2|3 0|3 4|6 0|5 0|6 6|6 5|6 2|2 1|5 0|1 2|4 1|4 1|1 2|5 0|4 4|5 4|4 3|5 2|6 3|3 1|6 3|4 0|0 3|6 0|2 1|2 5|5','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','deal 1|2 2|4 4|5 0|6 3|4 0|5 6|6 4|4 2|3 1|4 0|2 2|5 0|1 4|6 0|3 2|2 3|3 0|0 1|5 5|5 0|4 3|6 1|6 5|6 3|5 1|1 2|6 1|3','house',3,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','4|5','player',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','1|4@0','player',5,1,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','2|5@1','robot',6,2,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','2|4@3','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','4|4@4','player',8,1,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','0|1@2','robot',9,2,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','3|4@5','player',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','2|3@7','player',11,1,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','0|3@6','robot',12,2,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','1|2@8','player',13,0,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','deal 2|4 3|4 4|4 0|5 5|5 4|5 1|5 3|6 0|0 5|6 3|5 0|2 3|3 4|6 6|6 1|1 2|5 1|2 1|4 0|1 0|6 2|2 0|4 2|3 1|6 0|3 1|3 2|6','house',14,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','4|5','player',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','3|5@1','robot',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('m6gnnrxr','3|4@0','player',17,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','deal 2|2 3|3 0|2 0|4 2|5 2|6 1|2 0|6 0|5 1|1 1|3 1|6 4|6 6|6 2|3 1|5 0|1 3|5 1|4 4|5 2|4 5|5 4|4 3|6 0|3 0|0 5|6 3|4','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','deal 5|5 5|6 1|4 2|5 2|3 0|5 1|2 4|5 3|5 1|1 2|6 0|2 6|6 1|3 1|6 3|6 2|2 0|4 3|3 0|3 0|6 3|4 1|5 4|6 0|1 0|0 4|4 2|4','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','4|5','player',3,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','pass','forced',4,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','1|4@0','player',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','0|5@1','player',6,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','0|2@3','robot',7,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','2|5@4','player',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','3|5@5','player',9,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','1|6@2','robot',10,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','5|6@7','player',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','pass','forced',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','1|3@6','robot',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','5|5@8','player',14,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','1|2@9','player',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','2|6@11','robot',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','pass','forced',17,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','pass','forced',18,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','6|6@12','robot',19,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','deal 0|5 0|4 0|1 4|5 5|5 1|2 2|2 5|6 0|6 0|0 2|4 6|6 3|3 2|6 1|6 2|3 1|3 0|3 1|5 3|6 1|1 4|4 3|4 1|4 0|2 4|6 2|5 3|5','house',20,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','2|4','robot',21,2,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','0|4@1','player',22,0,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','0|6@2','player',23,1,1800000000,NULL);
INSERT INTO "steps" VALUES('7a9n595t','1|6@3','robot',24,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','deal 5|5 4|6 0|4 2|3 0|1 0|2 3|3 0|0 4|4 1|6 4|5 2|6 3|6 3|5 6|6 0|3 5|6 1|1 2|5 2|2 2|4 0|6 1|5 1|2 1|4 3|4 0|5 1|3','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','6|6','robot',2,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','0|1@1','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','0|0@0','player',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','draw','forced',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','draw','forced',6,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','draw','forced',7,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','draw','forced',8,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','2|5@2>2','robot',9,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','5|5@4','player',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','0|2@5','player',11,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','draw','forced',12,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','draw','forced',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','draw','forced',14,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','draw','forced',15,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','draw','forced',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','draw','forced',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','draw','forced',18,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','3|4@3>4','robot',19,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','2|3@7','player',20,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','1|6@8>6','player',21,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','1|5@9','robot',22,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',23,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',24,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','2|6@10','robot',25,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',26,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',27,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','1|1@11','robot',28,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','4|6@12','player',29,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','3|3@13','player',30,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','4|5@14','robot',31,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',32,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',33,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','2|4@15','robot',34,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',35,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',36,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','3|5@16','robot',37,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',38,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',39,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','1|2@17','robot',40,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',41,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',42,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','5|6@18','robot',43,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',44,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','pass','forced',45,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','2|2@19','robot',46,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','deal 1|1 1|5 2|2 0|3 0|4 0|1 4|5 6|6 4|6 3|6 2|5 1|2 3|3 2|3 2|6 5|5 0|6 3|5 3|4 0|2 0|0 5|6 1|4 1|6 4|4 0|5 2|4 1|3','house',47,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','6|6','player',48,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vb9ppu9t','2|5@0>5','robot',49,2,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','deal 0|3 1|4 0|6 3|6 1|3 2|3 5|5 2|2 0|4 2|6 0|5 1|6 4|4 4|5 4|6 0|2 5|6 0|1 3|4 3|3 1|1 1|2 2|5 0|0 1|5 2|4 6|6 3|5','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','5|5','player',2,1,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','1|6@0>1','robot',3,2,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','0|6@2','player',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','2|6@1','player',5,1,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','draw','forced',6,2,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','draw','forced',7,2,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','draw','forced',8,2,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','0|1@4','robot',9,2,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','draw','forced',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','3|4@5>4','player',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','2|3@6','player',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','0|5@7','robot',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','draw','forced',14,0,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','draw','forced',15,0,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','draw','forced',16,0,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','draw','forced',17,0,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','2|5@8>5','player',18,0,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','2|2@9','player',19,1,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','5|6@10','robot',20,2,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','1|4@11','player',21,0,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','draw','forced',22,1,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','0|0@12','player',23,1,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','draw','forced',24,2,1800000000,NULL);
INSERT INTO "steps" VALUES('2tafmuef','draw','forced',25,2,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','lead 1','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','deal 0|8 1|5 1|3 5|11 6|10 5|8 4|9 1|12 0|9 8|8 3|9 4|6 2|2 4|10 0|5 0|7 4|11 9|10 11|11 4|7 3|8 2|8 2|3 5|12 0|2 1|6 10|12 10|10 8|10 1|7 0|4 4|4 0|0 0|3 3|3 6|9 9|9 4|5 2|7 0|6 7|12 6|6 5|5 2|10 1|8 0|10 1|10 7|9 5|6 3|11 1|11 2|9 7|11 8|12 4|12 8|9 3|5 1|9 3|6 8|11 3|7 2|4 0|12 11|12 7|7 9|12 0|11 7|8 3|12 0|1 1|1 5|7 2|6 6|8 2|5 2|12 6|12 1|4 3|10 2|11 10|11 7|10 1|2 5|9 5|10 9|11 6|7 6|11 3|4 4|8','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','5|12@3','player',3,1,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','5|5@4','robot',4,2,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','4|5@5','robot',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','4|10@6','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','10|10@7','player',7,1,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','9|10@8','player',8,1,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','9|9@9','robot',9,2,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','7|12@2','robot',10,2,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','3|9@10','player',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','10|12@1','player',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','3|3@12','robot',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','0|3@14','robot',14,2,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','0|7@15','player',15,0,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','4|7@16','player',16,1,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','7|9@11','robot',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('uewwhedm','1|12@0','player',18,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','lead 2','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','deal 0|6 10|12 9|12 0|2 8|9 4|5 1|6 0|10 7|9 5|8 2|4 5|5 2|10 9|10 8|8 2|8 11|12 0|4 6|11 7|10 7|12 3|5 5|6 5|7 1|7 0|5 6|10 6|9 3|10 1|9 6|6 7|8 4|8 3|8 7|7 4|7 1|8 1|2 2|3 6|8 9|9 1|11 0|8 4|12 0|0 2|6 9|11 8|11 2|11 0|12 10|10 0|11 2|2 1|12 11|11 4|4 5|11 7|11 4|6 1|5 1|3 0|3 3|3 3|6 4|10 2|7 5|10 3|4 3|9 0|9 1|1 0|1 1|10 2|9 5|9 1|4 6|12 2|12 6|7 3|12 4|11 8|12 4|9 8|10 10|11 5|12 0|7 2|5 3|11 3|7','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','4|12@2','robot',3,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','9|12@3','player',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','11|12@1','player',5,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','9|9@5','robot',6,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','9|11@7','robot',7,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','10|12@0','player',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','6|11@6','player',9,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','4|8@4','robot',10,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','9|10@9','player',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','6|6@10','player',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','6|10@13','player',13,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','8|11@11','robot',14,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','8|9@12','player',15,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','3|10@14','player',16,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','1|11@15','robot',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','8|8@16','player',18,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','5|8@19','player',19,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','3|5@17','player',20,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','1|8@18','robot',21,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','5|5@20','player',22,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','4|5@23','player',23,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','5|7@21','player',24,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','6|8@22','robot',25,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','2|4@24','player',26,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','1|7@25','player',27,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','2|6@26','robot',28,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','2|10@27','player',29,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','1|9@28','player',30,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','2|3@29','robot',31,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','0|10@30','player',32,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','6|9@31','player',33,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','3|8@32','robot',34,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','0|6@33','player',35,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','5|6@34','player',36,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','0|8@35','robot',37,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','1|6@36','player',38,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','0|5@37','player',39,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','0|0@38','robot',40,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','draw','forced',41,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','2|11@8','robot',42,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','0|2@41','player',43,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','0|4@40','player',44,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','1|2@42','robot',45,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','draw','forced',46,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','pass','forced',47,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','draw','forced',48,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','pass','forced',49,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','4|7@44!','robot',50,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','7|9@46','player',51,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','draw','forced',52,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','pass','forced',53,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','draw','forced',54,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','2|2@43!','robot',55,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','draw','forced',56,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','1|12@39!','robot',57,2,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','2|8@48!','player',58,0,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','7|12@49','player',59,1,1800000000,NULL);
INSERT INTO "steps" VALUES('duth5ny5','7|7@51','robot',60,2,1800000000,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','lead 0','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','deal 1|5 3|6 0|4 2|2 5|5 4|4 2|6 1|3 1|4 1|1 4|5 0|2 3|5 1|6 0|0 0|1 1|2 4|6 0|6 2|4 3|4 0|3 2|5 6|6 5|6 2|3 0|5 3|3','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','5|5=10','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','draw','forced',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','draw','forced',5,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','draw','forced',6,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','draw','forced',7,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','draw','forced',8,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','draw','forced',9,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','draw','forced',10,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','draw','forced',11,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','2|5@1','player',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','0|2@2=10','robot',13,2,1800000075,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','1|5@0','player',14,0,1800000120,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','1|1@4','player',15,1,1800000120,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','3|5@6=5','robot',16,2,1800000195,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','3|6@8','player',17,0,1800000240,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','1|4@7=10','player',18,1,1800000240,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','0|0@3=10','robot',19,2,1800000240,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','0|4@10','player',20,0,1800000240,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','2|6@9','player',21,1,1800000240,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','4|5@5','robot',22,2,1800000315,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','2|2@13','player',23,0,1800000360,NULL);
INSERT INTO "steps" VALUES('95y3utgq','lead 2','house',1,-1,1800000360,NULL);
INSERT INTO "steps" VALUES('95y3utgq','deal 1|1 0|5 3|4 1|2 2|4 5|5 0|3 2|5 0|1 1|3 1|4 2|3 1|5 3|3 0|2 4|5 2|6 3|6 4|6 2|2 3|5 0|4 4|4 0|6 6|6 0|0 5|6 1|6','house',2,-1,1800000360,NULL);
INSERT INTO "steps" VALUES('95y3utgq','2|3=5','robot',3,2,1800000360,NULL);
INSERT INTO "steps" VALUES('95y3utgq','1|2@0','player',4,0,1800000360,NULL);
INSERT INTO "steps" VALUES('95y3utgq','1|3@2','player',5,1,1800000360,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','close','house',24,-1,1800000435,NULL);
INSERT INTO "steps" VALUES('95y3utgq','3|3@3','robot',6,2,1800000435,NULL);
INSERT INTO "steps" VALUES('hmeu3djk','deal 0|6 1|2 2|4 0|3 4|5 0|4 0|2 2|3 2|5 2|2 3|3 1|1 3|6 3|5 4|6 5|5 1|6 0|5 5|6 6|6 2|6 3|4 0|1 1|5 1|4 0|0 1|3 4|4','house',25,-1,1800000435,NULL);
INSERT INTO "steps" VALUES('95y3utgq','3|4@1=10','player',7,0,1800000480,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','deal 0|4 4|9 2|4 7|8 0|6 2|6 4|8 0|3 1|3 5|7 2|2 1|7 4|6 2|7 9|9 6|6 7|7 5|5 5|9 0|9 2|3 6|7 5|8 3|8 8|9 1|6 3|3 2|9 3|4 8|8 1|8 0|0 3|9 4|4 6|9 2|5 1|4 3|6 0|2 7|9 1|1 1|2 0|1 0|7 5|6 4|7 3|5 4|5 2|8 1|5 1|9 6|8 0|5 0|8 3|7','house',1,-1,1800000480,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','deal 3|4 6|6 4|5 0|2 1|1 5|8 6|9 7|9 1|9 0|1 6|7 1|7 1|3 2|4 3|5 0|7 1|2 4|8 5|5 3|6 2|6 3|3 4|7 0|6 5|7 3|7 0|9 8|9 8|8 0|0 2|5 0|5 2|3 1|5 4|4 9|9 2|2 1|6 0|8 5|9 2|9 0|4 1|8 3|9 2|8 4|9 1|4 4|6 0|3 7|8 5|6 3|8 7|7 6|8 2|7','house',2,-1,1800000480,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','3|3','player',3,3,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','2|3@1','player',4,4,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','3|4@0','player',5,0,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','2|4@2','player',6,1,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','4|8@4','player',7,2,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','8|9@5','player',8,3,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','4|4@3','player',9,4,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','6|9@6','player',10,0,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','6|7@8','player',11,1,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','0|7@9','player',12,2,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','4|7@7','player',13,3,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','0|5@10','player',14,4,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','5|8@12','player',15,0,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','7|9@11','player',16,1,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','pass','forced',17,2,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','0|9@14','player',18,3,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','8|8@13','player',19,4,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','0|2@15','player',20,0,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','pass','forced',21,1,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','2|6@17','player',22,2,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','0|6@18','player',23,3,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','0|0@19','player',24,4,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','pass','forced',25,0,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','0|1@20','player',26,1,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','1|2@21','player',27,2,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','pass','forced',28,3,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','2|5@22','player',29,4,1800000540,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','4|5@23','player',30,0,1800000540,NULL);
INSERT INTO "steps" VALUES('agts6g4j','deal 3|7 5|8 0|3 2|7 6|8 0|4 6|6 7|8 0|9 8|8 0|0 2|6 0|2 7|9 0|5 1|8 5|9 1|9 2|9 1|3 1|5 3|9 1|1 1|4 6|9 5|6 1|7 2|2 3|5 4|5 1|6 0|7 4|7 0|8 5|5 1|2 2|8 3|8 8|9 4|6 2|5 7|7 2|4 5|7 4|4 0|6 4|9 0|1 9|9 6|7 3|6 3|3 2|3 3|4 4|8','house',1,-1,1800000540,NULL);
INSERT INTO "steps" VALUES('agts6g4j','deal 0|7 4|5 3|7 9|9 6|8 5|9 4|6 5|5 0|9 2|6 6|7 8|9 1|5 4|4 0|2 5|8 0|1 6|6 2|2 3|3 1|2 1|3 0|5 3|6 1|8 3|4 1|6 0|0 4|9 7|7 2|9 0|8 3|5 0|4 8|8 1|1 1|4 0|3 2|3 5|6 7|9 1|9 1|7 0|6 4|7 2|4 3|9 2|7 2|8 6|9 2|5 4|8 7|8 3|8 5|7','house',2,-1,1800000540,NULL);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	status TEXT NOT NULL, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	rematch_of TEXT, 
	participants TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	seed_chain TEXT, 
	deals_of TEXT, 
	on_turn TEXT, 
	posting TEXT, 
	version BIGINT NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	host_id BIGINT NOT NULL, 
	rules_version BIGINT NOT NULL, 
	capacity BIGINT NOT NULL, 
	turn_seconds BIGINT, 
	claim_seconds BIGINT NOT NULL, 
	deadline BIGINT, 
	created_at BIGINT NOT NULL, 
	active_at BIGINT NOT NULL, 
	awaited_since BIGINT NOT NULL, 
	message_id BIGINT, 
	shown_version BIGINT, 
	shown_rounds BIGINT NOT NULL, 
	call_message_id BIGINT, 
	called_user_id BIGINT, 
	call_channel_id BIGINT, 
	pinged_since BIGINT NOT NULL, 
	hints BOOLEAN NOT NULL, 
	casual BOOLEAN NOT NULL, 
	passes BOOLEAN NOT NULL, notice_message_id BIGINT, noticed_since BIGINT DEFAULT '0' NOT NULL, told TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('dmt9tx69','playing','bergen','[]',NULL,'{}','{}','{"last": "19a47e1e70bcc9515adfa480fc2f8bf33bd0068397c7aea590ff28dc4992f4f3", "rounds": 1000}',NULL,'{"seat": 1, "user_id": 2, "rounds": 0}',NULL,23,10,20,1,1,4,3600,75,1800003600,1800000000,1800000000,23,1000,23,0,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('dk5dra57','finished','bergen','[["target", "10"]]',NULL,'{}','{}','{"last": "8468461acbac55e2222d2939821412e51d25dd990495199fe9a67a8ee26bad6b", "rounds": 1000}',NULL,NULL,NULL,110,10,20,1,1,4,3600,75,NULL,1800000000,1800000000,109,1001,110,5,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('8gjzsrt3','playing','block','[]',NULL,'{}','{}','{"last": "75288bc88fde9392165f3d8ccca3a7d7799a04bbe975cdc6bf34a3c429e9ab7d", "rounds": 1000}',NULL,'{"seat": 1, "user_id": 3, "rounds": 1}',NULL,24,10,20,2,1,10,3600,75,1800003600,1800000000,1800000000,24,1002,24,1,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('84drzz49','finished','block','[["target", "10"]]',NULL,'{}','{}','{"last": "bd3c43c0fa18e8c5e63a26960a9aeb70e3516c3d931fa600ec7d3c9d714eaa14", "rounds": 1000}',NULL,NULL,NULL,54,10,20,2,1,10,3600,75,NULL,1800000000,1800000000,53,1003,54,3,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('wb3u9jy3','playing','build_up','[]',NULL,'{}','{}','{"last": "f53a591c10938849ad4517d13ae9191952941c7399eef002964994d0073216e4", "rounds": 1000}',NULL,'{"seat": 0, "user_id": 3, "rounds": 0}',NULL,19,10,20,3,1,8,3600,75,1800003600,1800000000,1800000000,19,1004,19,0,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('cqyf8e44','finished','build_up','[]',NULL,'{}','{}','{"last": "61d467af776e837d116fecad0e9571508048d1352d0ab065bc296340c91a0059", "rounds": 1000}',NULL,NULL,NULL,49,10,20,3,1,8,3600,75,NULL,1800000000,1800000000,48,1005,49,3,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('yzcupbgx','playing','castle_rock','[]',NULL,'{}','{}','{"last": "0889dbfa0983b8ff0cbde7ed12804c5be0621dceca1c5860ab76e9ff68e2f7be", "rounds": 1000}',NULL,'{"seat": 0, "user_id": 4, "rounds": 0}',NULL,27,10,20,4,1,12,3600,75,1800003600,1800000000,1800000000,26,1006,27,0,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('pjquq6cp','finished','castle_rock','[["target", "10"]]',NULL,'{}','{}','{"last": "35797a838c7341a372b38913d9dd1db9551924578148f4160f14b58e1c9cbe89", "rounds": 1000}',NULL,NULL,NULL,129,10,20,4,1,12,3600,75,NULL,1800000000,1800000000,125,1007,129,2,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('ddyuv86n','playing','castle_rock_solitaire','[]',NULL,'{}','{}','{"last": "c07fc84adc47a049834c1b755842112424a760e0bb4911a5b5bd37b410ff66b7", "rounds": 1000}',NULL,'{"seat": 0, "user_id": 0, "rounds": 0}',NULL,12,10,20,1,1,1,NULL,8,NULL,1800000000,1800000000,0,1008,12,0,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('m3rwxxzw','finished','castle_rock_solitaire','[]',NULL,'{}','{}','{"last": "7004d2931d8a1a4f96505506890b09d9e012fbb592996c5e9d1a115d42d90876", "rounds": 1000}',NULL,NULL,NULL,44,10,20,1,1,1,NULL,8,NULL,1800000000,1800000000,0,1009,44,1,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('b8pmwgwr','playing','chickenfoot','[]',NULL,'{}','{}','{"last": "2972166c7214371727021666cd8616e4519af195255ff08d98c09a7fe17902de", "rounds": 1000}',NULL,'{"seat": 0, "user_id": 2, "rounds": 0}',NULL,21,10,20,2,1,12,3600,75,1800003600,1800000000,1800000000,21,1010,21,0,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('7akzmk29','finished','chickenfoot','[["rounds", "1"]]',NULL,'{}','{}','{"last": "4c88cf1d66dae96c05baa08100de73cdba9e09c061a3e3ddf06da4993e681ce0", "rounds": 1000}',NULL,NULL,NULL,53,10,20,2,1,12,3600,75,NULL,1800000000,1800000000,51,1011,53,1,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('7j4ehaaj','playing','draw','[]',NULL,'{}','{}','{"last": "4d30b47de40ded659b6eb0eaf3a34f86a6743642f1b02fd8c9e6826be34f6290", "rounds": 1000}',NULL,'{"seat": 1, "user_id": 4, "rounds": 0}',NULL,28,10,20,3,1,10,3600,75,1800003600,1800000000,1800000000,28,1012,28,0,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('by5axhsb','finished','draw','[["target", "10"]]',NULL,'{}','{}','{"last": "169d1ded0f9e75fb9f31ac7a3fa75083b5cf9a84d9d31fcefc0c7f0640085593", "rounds": 1000}',NULL,NULL,NULL,23,10,20,3,1,10,3600,75,NULL,1800000000,1800000000,22,1013,23,1,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('m6gnnrxr','playing','fives_and_threes','[]',NULL,'{}','{}','{"last": "23767a39b5310dc49e110621bd1c71d186e7830c9b2975f654c564b4e084f185", "rounds": 1000}',NULL,'{"seat": 1, "user_id": 1, "rounds": 1}',NULL,21,10,20,4,1,4,3600,75,1800003600,1800000000,1800000000,21,1014,21,1,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('7a9n595t','finished','fives_and_threes','[["target", "10"]]',NULL,'{}','{}','{"last": "c4f006e30ec7a4ab1e72421a4f77a1b72bb04f9f6ac8ed6d149054783c267524", "rounds": 1000}',NULL,NULL,NULL,28,10,20,4,1,4,3600,75,NULL,1800000000,1800000000,26,1015,28,2,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('vb9ppu9t','playing','matador','[]',NULL,'{}','{}','{"last": "c6c36b7b4ae361e239fa9a3a594581d993bbcbe2b2423c1f697a6da01c8e61b3", "rounds": 1000}',NULL,'{"seat": 0, "user_id": 1, "rounds": 1}',NULL,53,10,20,1,1,4,3600,75,1800003600,1800000000,1800000000,53,1016,53,1,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('2tafmuef','finished','matador','[["target", "10"]]',NULL,'{}','{}','{"last": "f59af074df219fac6bfe2a78f5ffeab6da65f1ed5fcaa9f567d1bafc2c0097fa", "rounds": 1000}',NULL,NULL,NULL,29,10,20,1,1,4,3600,75,NULL,1800000000,1800000000,25,1017,29,1,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('uewwhedm','playing','mexican_train','[]',NULL,'{}','{}','{"last": "668eae8beef541404fcb4e8f57bcee6657fe74ab6a2a8bff54a9c04e5f76538c", "rounds": 1000}',NULL,'{"seat": 1, "user_id": 3, "rounds": 0}',NULL,22,10,20,2,1,12,3600,75,1800003600,1800000000,1800000000,22,1018,22,0,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('duth5ny5','finished','mexican_train','[["rounds", "1"]]',NULL,'{}','{}','{"last": "ecd2bfccdbd098a5307e7c802355c5b2acb9987a878d0dce4a526be22711e666", "rounds": 1000}',NULL,NULL,NULL,64,10,20,2,1,12,3600,75,NULL,1800000000,1800000000,62,1019,64,1,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('hmeu3djk','playing','muggins','[]',NULL,'{}','{}','{"last": "d877dd6e0818d933951a5c4bee98f3d4138adf447cf85f0255d97908ea285c26", "rounds": 1000}',NULL,'{"seat": 1, "user_id": 4, "rounds": 1}',NULL,29,10,20,3,1,4,3600,75,1800004035,1800000000,1800000435,29,1020,27,0,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('95y3utgq','finished','muggins','[["target", "10"]]',NULL,'{}','{}','{"last": "5133d8a7e87bcde1b7e5e698728ceef5f4644e758840b5cd680adc85b8194ded", "rounds": 1000}',NULL,NULL,NULL,11,10,20,3,1,4,3600,75,NULL,1800000360,1800000480,10,1021,11,1,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('emvxwq53','lobby','mexican_train','[]',NULL,'{"agreed": [{"user_id": 2, "version": 1, "at": 1800000480}, {"user_id": 3, "version": 2, "at": 1800000480}]}','{}','{"last": "5705517daec1245ca90fe8eb168e2833509a9642ff5f51b148424e7c55c67677", "rounds": 1000}',NULL,NULL,NULL,3,10,20,1,1,12,NULL,8,NULL,1800000480,1800000480,0,1022,3,0,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('v2bh2a9t','finished','block','[["target", "1"]]',NULL,'{}','{}','{"last": "71421bb37cc77d0ec5431cf3c41ed6fd7272d9af8df50b723f8dfaa0d0e855ff", "rounds": 1000}',NULL,NULL,NULL,36,10,1101,102,1,5,NULL,8,NULL,1800000480,1800000540,35,NULL,NULL,0,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
INSERT INTO "tables" VALUES('agts6g4j','playing','block','[["target", "1"]]',NULL,'{}','{}','{"last": "7d0e383725c862def6e0a9afb7682022196fac4567abfbb3e7d74043706fa6c0", "rounds": 1000}',NULL,'{"seat": 4, "user_id": 1, "rounds": 0}',NULL,8,10,1201,103,1,5,NULL,8,NULL,1800000540,1800000540,8,NULL,NULL,0,NULL,NULL,NULL,0,1,0,1,NULL,0,NULL);
CREATE TABLE tallies (
	guild_id BIGINT NOT NULL, 
	period TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	game TEXT NOT NULL, 
	user_id BIGINT NOT NULL, 
	matches BIGINT NOT NULL, 
	wins BIGINT NOT NULL, 
	places BIGINT NOT NULL, 
	points BIGINT NOT NULL, 
	rounds BIGINT NOT NULL, 
	ended_at BIGINT NOT NULL, 
	name TEXT NOT NULL, shared BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_tallies PRIMARY KEY (guild_id, period, kind, game, user_id)
);
INSERT INTO "tallies" VALUES(10,'all','matches','bergen',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','bergen',0,1,0,2,9,5,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','bergen',1,1,0,3,6,5,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'all','people','bergen',2,1,1,1,10,5,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','matches','bergen',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','bergen',0,1,0,2,9,5,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','bergen',1,1,0,3,6,5,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','bergen',2,1,1,1,10,5,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','matches','bergen',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','bergen',0,1,0,2,9,5,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','bergen',1,1,0,3,6,5,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','bergen',2,1,1,1,10,5,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'all','matches','block',0,2,0,0,0,0,1800000540,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','block',0,1,1,1,22,3,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','block',2,1,0,2,6,3,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'all','people','block',3,1,0,3,0,3,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','matches','block',0,2,0,0,0,0,1800000540,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','block',0,1,1,1,22,3,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','block',2,1,0,2,6,3,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','block',3,1,0,3,0,3,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','matches','block',0,2,0,0,0,0,1800000540,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','block',0,1,1,1,22,3,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','block',2,1,0,2,6,3,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','block',3,1,0,3,0,3,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'all','matches','build_up',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','build_up',0,1,0,3,76,3,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','build_up',3,1,0,2,97,3,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'all','people','build_up',4,1,1,1,108,3,1800000000,'Dan',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','matches','build_up',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','build_up',0,1,0,3,76,3,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','build_up',3,1,0,2,97,3,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','build_up',4,1,1,1,108,3,1800000000,'Dan',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','matches','build_up',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','build_up',0,1,0,3,76,3,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','build_up',3,1,0,2,97,3,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','build_up',4,1,1,1,108,3,1800000000,'Dan',0);
INSERT INTO "tallies" VALUES(10,'all','matches','castle_rock',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','castle_rock',0,1,0,2,10,2,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','castle_rock',1,1,0,3,4,2,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'all','people','castle_rock',4,1,1,1,10,2,1800000000,'Dan',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','matches','castle_rock',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','castle_rock',0,1,0,2,10,2,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','castle_rock',1,1,0,3,4,2,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','castle_rock',4,1,1,1,10,2,1800000000,'Dan',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','matches','castle_rock',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','castle_rock',0,1,0,2,10,2,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','castle_rock',1,1,0,3,4,2,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','castle_rock',4,1,1,1,10,2,1800000000,'Dan',0);
INSERT INTO "tallies" VALUES(10,'all','alone','castle_rock_solitaire',1,1,1,1,28,1,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'all','matches','castle_rock_solitaire',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','alone','castle_rock_solitaire',1,1,1,1,28,1,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','matches','castle_rock_solitaire',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','alone','castle_rock_solitaire',1,1,1,1,28,1,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','matches','castle_rock_solitaire',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','matches','chickenfoot',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','chickenfoot',0,1,1,1,0,1,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','chickenfoot',2,1,0,2,13,1,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'all','people','chickenfoot',3,1,0,3,26,1,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','matches','chickenfoot',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','chickenfoot',0,1,1,1,0,1,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','chickenfoot',2,1,0,2,13,1,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','chickenfoot',3,1,0,3,26,1,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','matches','chickenfoot',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','chickenfoot',0,1,1,1,0,1,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','chickenfoot',2,1,0,2,13,1,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','chickenfoot',3,1,0,3,26,1,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'all','matches','draw',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','draw',0,1,0,2,0,1,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','draw',3,1,0,2,0,1,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'all','people','draw',4,1,1,1,19,1,1800000000,'Dan',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','matches','draw',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','draw',0,1,0,2,0,1,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','draw',3,1,0,2,0,1,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','draw',4,1,1,1,19,1,1800000000,'Dan',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','matches','draw',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','draw',0,1,0,2,0,1,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','draw',3,1,0,2,0,1,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','draw',4,1,1,1,19,1,1800000000,'Dan',0);
INSERT INTO "tallies" VALUES(10,'all','matches','fives_and_threes',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','fives_and_threes',0,1,1,1,10,2,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','fives_and_threes',1,1,0,2,7,2,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'all','people','fives_and_threes',4,1,0,3,4,2,1800000000,'Dan',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','matches','fives_and_threes',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','fives_and_threes',0,1,1,1,10,2,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','fives_and_threes',1,1,0,2,7,2,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','fives_and_threes',4,1,0,3,4,2,1800000000,'Dan',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','matches','fives_and_threes',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','fives_and_threes',0,1,1,1,10,2,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','fives_and_threes',1,1,0,2,7,2,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','fives_and_threes',4,1,0,3,4,2,1800000000,'Dan',0);
INSERT INTO "tallies" VALUES(10,'all','matches','matador',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','matador',0,1,0,2,0,1,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','matador',1,1,0,2,0,1,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'all','people','matador',2,1,1,1,68,1,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','matches','matador',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','matador',0,1,0,2,0,1,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','matador',1,1,0,2,0,1,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','matador',2,1,1,1,68,1,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','matches','matador',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','matador',0,1,0,2,0,1,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','matador',1,1,0,2,0,1,1800000000,'Ana',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','matador',2,1,1,1,68,1,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'all','matches','mexican_train',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','mexican_train',0,1,1,1,0,1,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','mexican_train',2,1,0,2,12,1,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'all','people','mexican_train',3,1,0,3,63,1,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','matches','mexican_train',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','mexican_train',0,1,1,1,0,1,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','mexican_train',2,1,0,2,12,1,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','mexican_train',3,1,0,3,63,1,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','matches','mexican_train',0,1,0,0,0,0,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','mexican_train',0,1,1,1,0,1,1800000000,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','mexican_train',2,1,0,2,12,1,1800000000,'Ben',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','mexican_train',3,1,0,3,63,1,1800000000,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'all','matches','muggins',0,1,0,0,0,0,1800000480,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','muggins',0,1,0,2,5,1,1800000480,'',0);
INSERT INTO "tallies" VALUES(10,'all','people','muggins',3,1,1,1,10,1,1800000480,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'all','people','muggins',4,1,0,3,0,1,1800000480,'Dan',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','matches','muggins',0,1,0,0,0,0,1800000480,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','muggins',0,1,0,2,5,1,1800000480,'',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','muggins',3,1,1,1,10,1,1800000480,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','muggins',4,1,0,3,0,1,1800000480,'Dan',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','matches','muggins',0,1,0,0,0,0,1800000480,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','muggins',0,1,0,2,5,1,1800000480,'',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','muggins',3,1,1,1,10,1,1800000480,'Cleo',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','muggins',4,1,0,3,0,1,1800000480,'Dan',0);
INSERT INTO "tallies" VALUES(10,'all','people','block',1,1,0,2,0,1,1800000540,'Ana',0);
INSERT INTO "tallies" VALUES(10,'all','people','block',101,1,0,2,0,1,1800000540,'Guest 1',0);
INSERT INTO "tallies" VALUES(10,'all','people','block',102,1,0,2,0,1,1800000540,'Guest 2',0);
INSERT INTO "tallies" VALUES(10,'all','people','block',103,1,1,1,79,1,1800000540,'Guest 3',0);
INSERT INTO "tallies" VALUES(10,'all','people','block',104,1,0,2,0,1,1800000540,'Guest 4',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','block',1,1,0,2,0,1,1800000540,'Ana',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','block',101,1,0,2,0,1,1800000540,'Guest 1',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','block',102,1,0,2,0,1,1800000540,'Guest 2',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','block',103,1,1,1,79,1,1800000540,'Guest 3',0);
INSERT INTO "tallies" VALUES(10,'month 2027-01','people','block',104,1,0,2,0,1,1800000540,'Guest 4',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','block',1,1,0,2,0,1,1800000540,'Ana',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','block',101,1,0,2,0,1,1800000540,'Guest 1',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','block',102,1,0,2,0,1,1800000540,'Guest 2',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','block',103,1,1,1,79,1,1800000540,'Guest 3',0);
INSERT INTO "tallies" VALUES(10,'week 2027-01-11','people','block',104,1,0,2,0,1,1800000540,'Guest 4',0);
CREATE TABLE unfinished (
	table_id TEXT NOT NULL, 
	user_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	ended_at BIGINT NOT NULL, 
	CONSTRAINT pk_unfinished PRIMARY KEY (table_id, user_id), 
	CONSTRAINT fk_unfinished_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE weekly_posts (
	zone TEXT NOT NULL, 
	nonce TEXT, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT, 
	hour BIGINT NOT NULL, 
	done BIGINT NOT NULL, 
	tried_at BIGINT NOT NULL, daily_channel_id BIGINT, daily_done BIGINT DEFAULT '0' NOT NULL, daily_nonce TEXT, daily_tried_at BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_weekly_posts PRIMARY KEY (guild_id)
);
CREATE INDEX ix_achievements_table_id ON achievements (table_id);
CREATE INDEX ix_careers_user_id ON careers (user_id);
CREATE INDEX ix_dailies_day ON dailies (day);
CREATE INDEX ix_dailies_table_id ON dailies (table_id);
CREATE INDEX ix_event_tables_table_id ON event_tables (table_id);
CREATE INDEX ix_events_status ON events (status);
CREATE INDEX ix_match_results_channel_id ON match_results (channel_id, ended_at);
CREATE INDEX ix_match_results_ended_at ON match_results (ended_at, guild_id);
CREATE INDEX ix_match_results_guild_id ON match_results (guild_id, game, ended_at);
CREATE INDEX ix_match_seats_user_id ON match_seats (user_id, ended_at);
CREATE INDEX ix_pairs_other_user_id ON pairs (other_user_id);
CREATE INDEX ix_ratings_guild_id ON ratings (guild_id, game, user_id, number);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_tables_deals_of ON tables (deals_of);
CREATE INDEX ix_tables_guild_id ON tables (guild_id);
CREATE INDEX ix_tables_rematch_of ON tables (rematch_of);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tallies_user_id ON tallies (user_id);
CREATE INDEX ix_unfinished_channel_id ON unfinished (channel_id, ended_at);
CREATE INDEX ix_unfinished_user_id ON unfinished (user_id, ended_at);
COMMIT;
