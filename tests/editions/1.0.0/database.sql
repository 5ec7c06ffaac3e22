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
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE event_players (
	event_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	vote TEXT, 
	user_id BIGINT NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT, 
	CONSTRAINT pk_event_players PRIMARY KEY (event_id, user_id), 
	CONSTRAINT fk_event_players_event_id FOREIGN KEY(event_id) REFERENCES events (id) ON DELETE CASCADE
);
INSERT INTO "event_players" VALUES('5thg6p27','Ana',NULL,1,1,NULL);
INSERT INTO "event_players" VALUES('5thg6p27','Guest 1',NULL,101,1,NULL);
INSERT INTO "event_players" VALUES('5thg6p27','Guest 2',NULL,102,1,NULL);
INSERT INTO "event_players" VALUES('5thg6p27','Guest 3',NULL,103,1,NULL);
INSERT INTO "event_players" VALUES('5thg6p27','Guest 4',NULL,104,1,NULL);
CREATE TABLE event_tables (
	event_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	people TEXT NOT NULL, 
	places TEXT, 
	round BIGINT NOT NULL, 
	number BIGINT NOT NULL, 
	channel_id BIGINT, 
	CONSTRAINT pk_event_tables PRIMARY KEY (event_id, round, number), 
	CONSTRAINT fk_event_tables_event_id FOREIGN KEY(event_id) REFERENCES events (id) ON DELETE CASCADE
);
INSERT INTO "event_tables" VALUES('5thg6p27','v2bh2a9t','block','[102, 104, 103]','[{"user_id": 102, "place": 2, "sides": 4, "tied": 3}, {"user_id": 104, "place": 2, "sides": 4, "tied": 3}, {"user_id": 103, "place": 1, "sides": 4}]',1,1,1101);
INSERT INTO "event_tables" VALUES('5thg6p27','u4uxngpf','block','[1, 101]','[{"user_id": 1, "place": 2, "sides": 4, "tied": 3}, {"user_id": 101, "place": 2, "sides": 4, "tied": 3}]',1,2,1102);
INSERT INTO "event_tables" VALUES('5thg6p27','agts6g4j','block','[104, 1, 103]',NULL,2,1,1201);
INSERT INTO "event_tables" VALUES('5thg6p27','k4ua32wf','block','[102, 101]',NULL,2,2,1202);
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
	scheduled_id BIGINT, 
	CONSTRAINT pk_events PRIMARY KEY (id)
);
INSERT INTO "events" VALUES('5thg6p27','game_night','playing','Ana','Friday','{"games": ["block"], "options": [["target", "1"]]}',NULL,13,10,20,1,2,1800000120,NULL,1800000120,1800000120,NULL,NULL,1,NULL);
CREATE TABLE guild_settings (
	settings TEXT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	CONSTRAINT pk_guild_settings PRIMARY KEY (guild_id)
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
INSERT INTO "match_results" VALUES('mr84drzz','block',10,20,1,1800000000);
INSERT INTO "match_results" VALUES('vu85cw4g','build_up',10,20,3,1800000000);
INSERT INTO "match_results" VALUES('evtgqwmr','castle_rock',10,20,3,1800000000);
INSERT INTO "match_results" VALUES('3qmv7au9','castle_rock_solitaire',10,20,1,1800000000);
INSERT INTO "match_results" VALUES('wxxkaqve','chickenfoot',10,20,1,1800000000);
INSERT INTO "match_results" VALUES('rxru4s74','draw',10,20,1,1800000000);
INSERT INTO "match_results" VALUES('ce2pmujk','fives_and_threes',10,20,2,1800000000);
INSERT INTO "match_results" VALUES('sd652cpj','mexican_train',10,20,1,1800000000);
INSERT INTO "match_results" VALUES('uzmyqmdy','muggins',10,20,1,1800000120);
INSERT INTO "match_results" VALUES('v2bh2a9t','block',10,1101,1,1800000120);
INSERT INTO "match_results" VALUES('u4uxngpf','block',10,1102,1,1800000120);
CREATE TABLE match_seats (
	table_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	seat BIGINT NOT NULL, 
	side BIGINT NOT NULL, 
	user_id BIGINT, 
	place BIGINT NOT NULL, 
	total BIGINT NOT NULL, 
	resigned BOOLEAN NOT NULL, 
	CONSTRAINT pk_match_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_match_seats_table_id FOREIGN KEY(table_id) REFERENCES match_results (table_id) ON DELETE CASCADE
);
INSERT INTO "match_seats" VALUES('dk5dra57','Ana',0,0,1,3,6,0);
INSERT INTO "match_seats" VALUES('dk5dra57','Ben',1,1,2,1,10,0);
INSERT INTO "match_seats" VALUES('dk5dra57','Pip',2,2,NULL,2,9,0);
INSERT INTO "match_seats" VALUES('mr84drzz','Ben',0,0,2,2,0,0);
INSERT INTO "match_seats" VALUES('mr84drzz','Cleo',1,1,3,1,15,0);
INSERT INTO "match_seats" VALUES('mr84drzz','Pip',2,2,NULL,2,0,0);
INSERT INTO "match_seats" VALUES('vu85cw4g','Cleo',0,0,3,3,74,0);
INSERT INTO "match_seats" VALUES('vu85cw4g','Dan',1,1,4,1,131,0);
INSERT INTO "match_seats" VALUES('vu85cw4g','Pip',2,2,NULL,2,76,0);
INSERT INTO "match_seats" VALUES('evtgqwmr','Dan',0,0,4,2,5,0);
INSERT INTO "match_seats" VALUES('evtgqwmr','Ana',1,1,1,3,-4,0);
INSERT INTO "match_seats" VALUES('evtgqwmr','Pip',2,2,NULL,1,15,0);
INSERT INTO "match_seats" VALUES('3qmv7au9','Ana',0,0,1,1,28,0);
INSERT INTO "match_seats" VALUES('wxxkaqve','Ben',0,0,2,2,13,0);
INSERT INTO "match_seats" VALUES('wxxkaqve','Cleo',1,1,3,3,26,0);
INSERT INTO "match_seats" VALUES('wxxkaqve','Pip',2,2,NULL,1,0,0);
INSERT INTO "match_seats" VALUES('rxru4s74','Cleo',0,0,3,2,0,0);
INSERT INTO "match_seats" VALUES('rxru4s74','Dan',1,1,4,1,19,0);
INSERT INTO "match_seats" VALUES('rxru4s74','Pip',2,2,NULL,2,0,0);
INSERT INTO "match_seats" VALUES('ce2pmujk','Dan',0,0,4,3,4,0);
INSERT INTO "match_seats" VALUES('ce2pmujk','Ana',1,1,1,2,7,0);
INSERT INTO "match_seats" VALUES('ce2pmujk','Pip',2,2,NULL,1,10,0);
INSERT INTO "match_seats" VALUES('sd652cpj','Ana',0,0,1,3,33,0);
INSERT INTO "match_seats" VALUES('sd652cpj','Ben',1,1,2,2,9,0);
INSERT INTO "match_seats" VALUES('sd652cpj','Pip',2,2,NULL,1,0,0);
INSERT INTO "match_seats" VALUES('uzmyqmdy','Ben',0,0,2,2,0,0);
INSERT INTO "match_seats" VALUES('uzmyqmdy','Cleo',1,1,3,1,15,0);
INSERT INTO "match_seats" VALUES('uzmyqmdy','Pip',2,2,NULL,2,0,0);
INSERT INTO "match_seats" VALUES('v2bh2a9t','Guest 2',0,0,102,2,0,0);
INSERT INTO "match_seats" VALUES('v2bh2a9t','Guest 4',1,1,104,2,0,0);
INSERT INTO "match_seats" VALUES('v2bh2a9t','Guest 3',2,2,103,1,27,0);
INSERT INTO "match_seats" VALUES('v2bh2a9t','Pip',3,3,NULL,2,0,0);
INSERT INTO "match_seats" VALUES('u4uxngpf','Ana',0,0,1,2,0,0);
INSERT INTO "match_seats" VALUES('u4uxngpf','Guest 1',1,1,101,2,0,0);
INSERT INTO "match_seats" VALUES('u4uxngpf','Pip',2,2,NULL,1,18,0);
INSERT INTO "match_seats" VALUES('u4uxngpf','Bones',3,3,NULL,2,0,0);
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('last_alive','1800000120');
CREATE TABLE players (
	name TEXT NOT NULL, 
	settings TEXT, 
	user_id BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (user_id)
);
INSERT INTO "players" VALUES('Ana',NULL,1,1800000120);
INSERT INTO "players" VALUES('Ben',NULL,2,1800000120);
INSERT INTO "players" VALUES('Cleo',NULL,3,1800000120);
INSERT INTO "players" VALUES('Dan',NULL,4,1800000000);
INSERT INTO "players" VALUES('Guest 2',NULL,102,1800000120);
INSERT INTO "players" VALUES('Guest 4',NULL,104,1800000120);
INSERT INTO "players" VALUES('Guest 3',NULL,103,1800000120);
INSERT INTO "players" VALUES('Guest 1',NULL,101,1800000120);
CREATE TABLE premoves (
	table_id TEXT NOT NULL, 
	premoves TEXT NOT NULL, 
	user_id BIGINT NOT NULL, 
	CONSTRAINT pk_premoves PRIMARY KEY (table_id, user_id), 
	CONSTRAINT fk_premoves_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
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
	ended_at BIGINT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_ratings_table_id FOREIGN KEY(table_id) REFERENCES match_results (table_id) ON DELETE CASCADE
);
INSERT INTO "ratings" VALUES('dk5dra57','bergen',0,0,1,10,1,15323695,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('dk5dra57','bergen',1,1,2,10,1,34676305,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('mr84drzz','block',0,0,2,10,2,20769029,4579629,1,1800000000);
INSERT INTO "ratings" VALUES('mr84drzz','block',1,1,3,10,2,34676305,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('vu85cw4g','build_up',0,0,3,10,3,15323695,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('vu85cw4g','build_up',1,1,4,10,3,34676305,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('evtgqwmr','castle_rock',0,0,4,10,4,23785637,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('evtgqwmr','castle_rock',1,1,1,10,4,15323695,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('wxxkaqve','chickenfoot',0,0,2,10,5,23785637,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('wxxkaqve','chickenfoot',1,1,3,10,5,15323695,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('rxru4s74','draw',0,0,3,10,6,20769029,4579629,1,1800000000);
INSERT INTO "ratings" VALUES('rxru4s74','draw',1,1,4,10,6,34676305,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('ce2pmujk','fives_and_threes',0,0,4,10,7,15323695,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('ce2pmujk','fives_and_threes',1,1,1,10,7,23785637,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('sd652cpj','mexican_train',0,0,1,10,8,15323695,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('sd652cpj','mexican_train',1,1,2,10,8,23785637,5868058,1,1800000000);
INSERT INTO "ratings" VALUES('uzmyqmdy','muggins',0,0,2,10,9,20769029,4579629,1,1800000120);
INSERT INTO "ratings" VALUES('uzmyqmdy','muggins',1,1,3,10,9,34676305,5868058,1,1800000120);
INSERT INTO "ratings" VALUES('v2bh2a9t','block',0,0,102,10,10,20769029,1844681,1,1800000120);
INSERT INTO "ratings" VALUES('v2bh2a9t','block',1,1,104,10,10,20769029,1844681,1,1800000120);
INSERT INTO "ratings" VALUES('v2bh2a9t','block',2,2,103,10,10,38907276,4818649,1,1800000120);
INSERT INTO "ratings" VALUES('u4uxngpf','block',0,0,1,10,11,19554666,83337,1,1800000120);
INSERT INTO "ratings" VALUES('u4uxngpf','block',1,1,101,10,11,19554666,83337,1,1800000120);
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
INSERT INTO "round_results" VALUES('8gjzsrt3','domino','[0, 14, 0]','[0, 14, 0]',1,1,1800000000);
INSERT INTO "round_results" VALUES('mr84drzz','blocked','[0, 15, 0]','[0, 15, 0]',1,1,1800000000);
INSERT INTO "round_results" VALUES('vu85cw4g','domino','[23, 32, 40]','[23, 32, 40]',1,2,1800000000);
INSERT INTO "round_results" VALUES('vu85cw4g','domino','[20, 43, 26]','[43, 75, 66]',2,1,1800000000);
INSERT INTO "round_results" VALUES('vu85cw4g','domino','[31, 56, 10]','[74, 131, 76]',3,1,1800000000);
INSERT INTO "round_results" VALUES('evtgqwmr','row_done','[-2, -6, 4]','[-2, -6, 4]',1,2,1800000000);
INSERT INTO "round_results" VALUES('evtgqwmr','row_done','[5, 2, 5]','[3, -4, 9]',2,NULL,1800000000);
INSERT INTO "round_results" VALUES('evtgqwmr','row_done','[2, 0, 6]','[5, -4, 15]',3,2,1800000000);
INSERT INTO "round_results" VALUES('3qmv7au9','won','[28]','[28]',1,0,1800000000);
INSERT INTO "round_results" VALUES('wxxkaqve','domino','[13, 26, 0]','[13, 26, 0]',1,2,1800000000);
INSERT INTO "round_results" VALUES('rxru4s74','domino','[0, 19, 0]','[0, 19, 0]',1,1,1800000000);
INSERT INTO "round_results" VALUES('u2jez2d7','blocked','[5, 5, 2]','[5, 5, 2]',1,NULL,1800000000);
INSERT INTO "round_results" VALUES('ce2pmujk','domino','[4, 7, 7]','[4, 7, 7]',1,2,1800000000);
INSERT INTO "round_results" VALUES('ce2pmujk','target','[0, 0, 3]','[4, 7, 10]',2,2,1800000000);
INSERT INTO "round_results" VALUES('sd652cpj','domino','[33, 9, 0]','[33, 9, 0]',1,2,1800000000);
INSERT INTO "round_results" VALUES('uzmyqmdy','target','[0, 15, 0]','[0, 15, 0]',1,1,1800000120);
INSERT INTO "round_results" VALUES('v2bh2a9t','domino','[0, 0, 27, 0]','[0, 0, 27, 0]',1,2,1800000120);
INSERT INTO "round_results" VALUES('u4uxngpf','domino','[0, 0, 18, 0]','[0, 0, 18, 0]',1,2,1800000120);
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
INSERT INTO "seats" VALUES('mr84drzz','Ben',0,2,0,0);
INSERT INTO "seats" VALUES('mr84drzz','Cleo',1,3,0,0);
INSERT INTO "seats" VALUES('mr84drzz','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('52s9cxj7','Cleo',0,3,0,0);
INSERT INTO "seats" VALUES('52s9cxj7','Dan',1,4,0,0);
INSERT INTO "seats" VALUES('52s9cxj7','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('vu85cw4g','Cleo',0,3,0,0);
INSERT INTO "seats" VALUES('vu85cw4g','Dan',1,4,0,0);
INSERT INTO "seats" VALUES('vu85cw4g','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('a9dp7cb5','Dan',0,4,0,0);
INSERT INTO "seats" VALUES('a9dp7cb5','Ana',1,1,0,0);
INSERT INTO "seats" VALUES('a9dp7cb5','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('evtgqwmr','Dan',0,4,0,0);
INSERT INTO "seats" VALUES('evtgqwmr','Ana',1,1,0,0);
INSERT INTO "seats" VALUES('evtgqwmr','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('k29348dk','Ana',0,1,0,0);
INSERT INTO "seats" VALUES('3qmv7au9','Ana',0,1,0,0);
INSERT INTO "seats" VALUES('mgub2dfw','Ben',0,2,0,0);
INSERT INTO "seats" VALUES('mgub2dfw','Cleo',1,3,0,0);
INSERT INTO "seats" VALUES('mgub2dfw','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('wxxkaqve','Ben',0,2,0,0);
INSERT INTO "seats" VALUES('wxxkaqve','Cleo',1,3,0,0);
INSERT INTO "seats" VALUES('wxxkaqve','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('hyt6e827','Cleo',0,3,0,0);
INSERT INTO "seats" VALUES('hyt6e827','Dan',1,4,0,0);
INSERT INTO "seats" VALUES('hyt6e827','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('rxru4s74','Cleo',0,3,0,0);
INSERT INTO "seats" VALUES('rxru4s74','Dan',1,4,0,0);
INSERT INTO "seats" VALUES('rxru4s74','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('u2jez2d7','Dan',0,4,0,0);
INSERT INTO "seats" VALUES('u2jez2d7','Ana',1,1,0,0);
INSERT INTO "seats" VALUES('u2jez2d7','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('ce2pmujk','Dan',0,4,0,0);
INSERT INTO "seats" VALUES('ce2pmujk','Ana',1,1,0,0);
INSERT INTO "seats" VALUES('ce2pmujk','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('fmuefa7d','Ana',0,1,0,0);
INSERT INTO "seats" VALUES('fmuefa7d','Ben',1,2,0,0);
INSERT INTO "seats" VALUES('fmuefa7d','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('sd652cpj','Ana',0,1,0,0);
INSERT INTO "seats" VALUES('sd652cpj','Ben',1,2,0,0);
INSERT INTO "seats" VALUES('sd652cpj','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('euxjhmeu','Ben',0,2,0,0);
INSERT INTO "seats" VALUES('euxjhmeu','Cleo',1,3,0,0);
INSERT INTO "seats" VALUES('euxjhmeu','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('uzmyqmdy','Ben',0,2,0,0);
INSERT INTO "seats" VALUES('uzmyqmdy','Cleo',1,3,0,0);
INSERT INTO "seats" VALUES('uzmyqmdy','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('xmb8p2fa','Ana',0,1,0,0);
INSERT INTO "seats" VALUES('xmb8p2fa','Ben',1,2,0,0);
INSERT INTO "seats" VALUES('xmb8p2fa','Cleo',2,3,0,0);
INSERT INTO "seats" VALUES('v2bh2a9t','Guest 2',0,102,0,0);
INSERT INTO "seats" VALUES('v2bh2a9t','Guest 4',1,104,0,0);
INSERT INTO "seats" VALUES('v2bh2a9t','Guest 3',2,103,0,0);
INSERT INTO "seats" VALUES('v2bh2a9t','Pip',3,NULL,1,0);
INSERT INTO "seats" VALUES('u4uxngpf','Ana',0,1,0,0);
INSERT INTO "seats" VALUES('u4uxngpf','Guest 1',1,101,0,0);
INSERT INTO "seats" VALUES('u4uxngpf','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('u4uxngpf','Bones',3,NULL,1,0);
INSERT INTO "seats" VALUES('agts6g4j','Guest 4',0,104,0,0);
INSERT INTO "seats" VALUES('agts6g4j','Ana',1,1,0,0);
INSERT INTO "seats" VALUES('agts6g4j','Guest 3',2,103,0,0);
INSERT INTO "seats" VALUES('agts6g4j','Pip',3,NULL,1,0);
INSERT INTO "seats" VALUES('k4ua32wf','Guest 2',0,102,0,0);
INSERT INTO "seats" VALUES('k4ua32wf','Guest 1',1,101,0,0);
INSERT INTO "seats" VALUES('k4ua32wf','Pip',2,NULL,1,0);
INSERT INTO "seats" VALUES('k4ua32wf','Bones',3,NULL,1,0);
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
INSERT INTO "steps" VALUES('8gjzsrt3','1|5@7','robot',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','2|6@8','player',14,0,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','1|4@9','player',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','deal 0|4 0|3 1|2 2|2 6|6 1|3 0|0 0|2 0|5 2|5 1|4 0|1 4|5 2|3 1|6 5|6 5|5 1|5 3|6 2|6 4|4 2|4 4|6 0|6 1|1 3|3 3|4 3|5','house',16,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','1|6','robot',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('8gjzsrt3','6|6@1','player',18,0,1800000000,NULL);
INSERT INTO "steps" VALUES('mr84drzz','deal 4|4 2|3 1|4 0|0 3|3 1|3 1|1 4|6 0|5 4|5 3|5 5|5 0|6 2|4 3|6 2|5 0|2 1|5 2|6 1|2 0|3 3|4 5|6 2|2 0|4 0|1 6|6 1|6','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('mr84drzz','deal 0|1 1|2 3|4 1|4 3|3 0|4 1|3 1|1 2|5 2|3 4|4 6|6 1|6 0|5 4|5 0|2 2|4 3|5 5|6 1|5 3|6 4|6 0|0 2|2 0|3 0|6 2|6 5|5','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('mr84drzz','3|4','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('mr84drzz','2|3@0','player',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('mr84drzz','4|5@1','robot',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('mr84drzz','1|2@2','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('mr84drzz','2|5@3','player',7,1,1800000000,NULL);
INSERT INTO "steps" VALUES('mr84drzz','1|6@4','robot',8,2,1800000000,NULL);
INSERT INTO "steps" VALUES('mr84drzz','pass','forced',9,0,1800000000,NULL);
INSERT INTO "steps" VALUES('mr84drzz','pass','forced',10,1,1800000000,NULL);
INSERT INTO "steps" VALUES('mr84drzz','6|6@6','robot',11,2,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','deal 1|3 0|2 4|4 0|3 3|6 4|6 2|5 2|4 1|6 1|4 6|6 0|4 1|5 2|2 3|5 5|5 3|3 2|6 2|3 5|6 0|1 0|6 1|2 0|0 3|4 4|5 0|5 1|1 2|4 0|0 0|4 2|6 3|5 1|4 3|6 4|6 4|4 3|4 5|5 0|5 0|1 4|5 1|6 1|1 1|3 2|3 2|2 0|2 0|3 3|3 1|2 5|6 6|6 1|5 0|6 2|5 0|4 1|4 2|2 1|1 4|5 2|3 0|2 2|6 0|5 1|5 6|6 2|5 3|6 0|6 5|6 1|6 1|2 3|3 0|0 5|5 3|4 1|3 0|3 0|1 2|4 3|5 4|4 4|6','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','5|5^6','player',2,1,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','6|6^6','robot',3,2,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','6|6^17','player',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','4|6^3','player',5,1,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','2|6^10','robot',6,2,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','2|4^7','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','3|6^5','player',8,1,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','1|5^7','robot',9,2,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','1|6^15','player',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','4|4^10','player',11,1,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','2|5^15','robot',12,2,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','2|5^15','player',13,0,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','3|4^15','player',14,1,1800000000,NULL);
INSERT INTO "steps" VALUES('52s9cxj7','0|5^12','robot',15,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','deal 3|6 1|4 0|3 5|5 2|3 2|6 0|0 4|5 2|2 3|4 2|4 1|3 0|2 6|6 5|6 1|5 1|6 3|3 0|1 0|6 0|5 1|2 0|4 4|4 1|1 3|5 4|6 2|5 0|1 2|3 0|2 0|4 1|4 2|4 3|4 0|3 3|3 2|6 1|2 0|6 3|6 0|0 2|5 1|1 3|5 1|5 2|2 5|5 5|6 1|6 0|5 4|5 1|3 4|6 6|6 4|4 1|5 1|3 1|4 4|5 2|3 2|6 4|4 0|6 3|4 0|1 5|5 0|5 3|6 2|5 0|0 5|6 2|4 4|6 1|6 2|2 0|2 1|1 6|6 0|4 1|2 0|3 3|5 3|3','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','5|5^1','robot',2,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','4|5^16','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','2|6^18','player',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','4|4^16','robot',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','2|4^13','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','0|6^13','player',7,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','0|6^12','robot',8,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','1|3^14','player',9,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','3|3^6','player',10,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','3|4^6','robot',11,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','3|4^6','player',12,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','3|4^6','player',13,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','0|5^5','robot',14,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','2|2^18','player',15,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','0|3^3','player',16,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','0|1^7','robot',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','deal 4|4 3|5 0|1 6|6 0|6 1|2 1|1 4|6 0|4 0|2 2|5 0|5 3|3 1|5 1|6 5|6 4|6 2|2 4|4 4|5 2|5 0|0 1|3 6|6 1|6 5|6 1|1 3|5 1|5 0|5 5|5 3|6 0|4 1|2 4|6 3|5 0|2 5|6 0|0 1|6 2|2 0|3 3|6 6|6 2|4 1|1 2|5 3|3','house',18,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','4|6^4','player',19,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','4|6^4','robot',20,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','6|6^1','player',21,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','4|4^4','player',22,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','5|6^4','robot',23,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','4|4^4','player',24,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','4|5^16','player',25,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','3|5^4','robot',26,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','3|5^4','player',27,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','2|5^18','player',28,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','0|4^14','robot',29,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','0|6^13','player',30,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','2|2^4','player',31,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','1|2^3','robot',32,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','1|2^3','player',33,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','0|0^13','player',34,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','deal 0|5 4|6 1|5 1|1 1|6 5|6 0|2 0|4 2|5 3|3 3|6 6|6 5|6 0|5 1|1 1|3 1|6 3|5 5|5 1|5 0|0 3|3 1|1 0|3 6|6 3|6 1|6 2|4 2|5 2|2','house',35,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','6|6^12','player',36,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','3|3^16','robot',37,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','4|6^16','player',38,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','5|6^13','player',39,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','1|1^13','robot',40,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','0|5^15','player',41,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','3|6^13','player',42,1,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','0|0^16','robot',43,2,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','1|5^4','player',44,0,1800000000,NULL);
INSERT INTO "steps" VALUES('vu85cw4g','0|5^17','player',45,1,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','deal 4|6 1|5 4|5 2|2 4|4 0|1 3|5 2|3 1|4 2|4 5|5 3|6 1|6 3|3 2|5 2|6 0|4 0|2 6|6 0|0 3|4 0|6 5|6 0|5 1|3 0|3 1|1 1|2','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','deal 3|5 5|6 1|1 3|6 4|6 0|3 2|2 0|2 0|4 4|4 5|5 3|4 1|3 2|4 2|6 3|3 1|6 0|6 0|5 0|0 6|6 1|5 2|3 1|4 4|5 0|1 2|5 1|2','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','3|5','player',3,1,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','done','forced',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','1|1','robot',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','done','forced',6,2,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','0|3','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','take 6 middle','player',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','done','player',9,0,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','5|5','player',10,1,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','take 6 middle','player',11,1,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','done','player',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','3|4','robot',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','take 6 middle','robot',14,2,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','take 5 middle','robot',15,2,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','take 4 triple','robot',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','done','robot',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','1|3','player',18,0,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','done','forced',19,0,1800000000,NULL);
INSERT INTO "steps" VALUES('a9dp7cb5','2|4','player',20,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','deal 1|1 3|5 5|5 2|2 0|5 2|5 0|3 0|6 3|3 4|5 5|6 1|5 0|2 2|4 1|6 2|3 1|3 0|4 2|6 0|0 4|6 4|4 6|6 0|1 1|2 3|4 3|6 1|4','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','deal 0|0 5|6 1|6 2|5 4|4 1|5 3|6 0|3 3|3 4|5 2|2 0|6 2|6 1|3 3|4 2|3 1|1 0|1 0|2 3|5 6|6 1|4 1|2 5|5 4|6 2|4 0|5 0|4','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|0','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 triple','player',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|5','player',6,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 middle','player',7,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',8,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|5','robot',9,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 triple','robot',10,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',11,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','5|6','player',12,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',13,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|6','player',14,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|6','robot',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 triple','robot',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',18,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|2','player',19,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',20,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','3|4','player',21,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',22,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|3','robot',23,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 middle','robot',24,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',25,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|1','player',26,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',27,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|6','player',28,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',29,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','4|4','robot',30,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',31,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','3|5','player',32,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',33,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|1','player',34,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',35,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|4','robot',36,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',37,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|2','player',38,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 8 triple','player',39,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',40,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','6|6','player',41,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',42,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|2','robot',43,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',44,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|3','player',45,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',46,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|5','player',47,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 9 middle','player',48,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',49,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|4','robot',50,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 9 triple','robot',51,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',52,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|4','player',53,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',54,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','5|5','player',55,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',56,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','4|6','robot',57,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 9 middle','robot',58,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 8 middle','robot',59,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',60,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','deal 2|6 5|5 4|5 1|3 3|3 0|6 4|6 5|6 6|6 0|5 0|0 0|3 1|2 2|4 4|4 2|3 1|6 1|5 3|4 2|5 0|1 1|4 3|6 0|4 0|2 1|1 3|5 2|2','house',61,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|6','player',62,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 4 middle','player',63,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 3 middle','player',64,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 triple','player',65,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',66,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','4|5','robot',67,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',68,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','3|3','player',69,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',70,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','5|5','player',71,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 middle','player',72,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',73,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|3','robot',74,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',75,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|6','player',76,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',77,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|4','player',78,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',79,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|3','robot',80,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 5 middle','robot',81,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 4 middle','robot',82,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',83,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|3','player',84,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 4 triple','player',85,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',86,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|0','player',87,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',88,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|5','robot',89,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 3 middle','robot',90,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 triple','robot',91,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',92,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|2','player',93,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',94,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|5','player',95,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',96,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|1','robot',97,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 middle','robot',98,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',99,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|4','player',100,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 triple','player',101,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',102,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|6','player',103,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',104,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','4|4','robot',105,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',106,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|2','player',107,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',108,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|1','player',109,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',110,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|4','robot',111,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 4 middle','robot',112,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 3 middle','robot',113,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',114,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','3|4','player',115,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 3 triple','player',116,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',117,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','3|6','player',118,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',119,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','3|5','robot',120,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',121,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|2','player',122,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',123,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','deal 3|6 1|2 1|4 4|5 2|2 5|5 3|4 3|5 0|6 4|6 0|0 5|6 2|5 1|1 0|5 1|5 0|1 1|3 3|3 2|6 0|3 0|2 2|3 6|6 0|4 2|4 1|6 4|4','house',124,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','3|6','robot',125,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 4 middle','robot',126,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 3 middle','robot',127,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 triple','robot',128,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',129,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|4','player',130,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',131,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','5|5','player',132,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',133,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|2','robot',134,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 middle','robot',135,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',136,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','4|5','player',137,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 middle','player',138,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',139,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|2','player',140,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',141,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|1','robot',142,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',143,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','5|6','player',144,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',145,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|5','player',146,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 5 middle','player',147,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',148,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|1','robot',149,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 5 triple','robot',150,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',151,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|5','player',152,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 3 middle','player',153,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',154,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|5','player',155,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 3 triple','player',156,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',157,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|6','robot',158,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',159,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|3','player',160,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 middle','player',161,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',162,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|2','player',163,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',164,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|3','robot',165,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 3 middle','robot',166,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',167,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|3','player',168,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 3 triple','player',169,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',170,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','3|3','player',171,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',172,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','2|4','robot',173,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 middle','robot',174,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','robot',175,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','1|6','player',176,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 middle','player',177,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',178,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|4','player',179,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','take 2 middle','player',180,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','player',181,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','0|0','robot',182,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',183,2,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','6|6','player',184,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',185,0,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','4|4','player',186,1,1800000000,NULL);
INSERT INTO "steps" VALUES('evtgqwmr','done','forced',187,1,1800000000,NULL);
INSERT INTO "steps" VALUES('k29348dk','deal 1|4 4|4 1|3 2|3 2|2 1|6 1|1 1|2 1|5 0|2 2|6 3|4 4|6 3|5 5|6 0|4 3|3 3|6 4|5 0|3 0|0 2|5 6|6 0|5 2|4 5|5 0|6 0|1','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('k29348dk','draw','player',2,0,1800000000,NULL);
INSERT INTO "steps" VALUES('k29348dk','draw','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('k29348dk','draw','player',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('k29348dk','draw','player',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('k29348dk','draw','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('k29348dk','draw','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('k29348dk','draw','player',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('k29348dk','draw','player',9,0,1800000000,NULL);
INSERT INTO "steps" VALUES('k29348dk','draw','player',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','deal 3|6 0|4 0|0 1|4 1|5 6|6 0|1 1|2 2|3 1|6 5|5 4|4 2|6 4|6 2|5 2|2 0|2 1|3 0|5 3|4 3|5 4|5 3|3 1|1 0|6 0|3 2|4 5|6','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',2,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',9,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',12,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',13,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',14,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',15,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',16,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',17,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',18,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',19,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',20,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',21,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',22,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',23,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',24,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',25,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','draw','player',26,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 9 middle','player',27,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 8 middle','player',28,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 6 middle','player',29,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 5 middle','player',30,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 4 middle','player',31,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 3 triple','player',32,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 5 middle','player',33,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 9 middle','player',34,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 12 middle','player',35,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 11 triple','player',36,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 10 middle','player',37,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 10 triple','player',38,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 7 triple','player',39,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 5 triple','player',40,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 3 middle','player',41,0,1800000000,NULL);
INSERT INTO "steps" VALUES('3qmv7au9','take 2 triple','player',42,0,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','lead 0','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','deal 5|5 7|7 0|8 1|9 1|7 1|6 2|5 0|6 1|4 5|6 7|9 0|1 7|8 2|7 0|3 4|8 8|9 0|9 2|3 8|8 6|7 4|9 3|8 2|9 6|8 0|5 5|8 1|1 0|0 4|6 4|4 1|8 6|9 1|5 1|3 0|2 2|4 3|4 3|6 4|5 3|3 1|2 0|4 2|2 5|9 6|6 4|7 3|7 3|5 3|9 2|8 5|7 0|7 2|6','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','7|9@0','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','8|9@1','player',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','6|9@2','robot',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','1|9@3','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','4|9@4','player',7,1,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','draw','forced',8,2,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','draw','forced',9,0,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','2|9@5','player',10,1,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','4|4@10','robot',11,2,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','1|4@12','player',12,0,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','4|8@13','player',13,1,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','4|6@14','robot',14,2,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','7|7@6','player',15,0,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','6|7@18','player',16,1,1800000000,NULL);
INSERT INTO "steps" VALUES('mgub2dfw','draw','forced',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','lead 1','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','deal 1|4 1|6 6|8 1|3 2|5 5|8 8|9 3|9 1|2 5|5 0|9 2|4 3|6 0|0 5|9 0|8 1|5 7|8 1|9 8|8 7|9 1|7 1|1 2|2 0|4 6|6 0|7 4|8 4|9 4|4 3|5 4|5 0|3 1|8 3|7 4|7 3|4 2|9 4|6 6|7 5|7 0|6 7|7 3|3 2|3 0|1 2|8 2|6 0|2 6|9 5|6 3|8 2|7 0|5','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','7|9@0','player',3,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','4|9@1','robot',4,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','8|9@2','player',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','5|9@3','player',6,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','2|9@4','robot',7,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','3|9@5','player',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','8|8@8','player',9,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','1|8@12','robot',10,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','6|8@13','player',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','7|8@14','player',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','4|4@7','robot',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','2|4@18','player',14,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','4|8@19','player',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','4|7@20','robot',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','5|5@9','player',17,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','1|5@24','player',18,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','5|7@25','robot',19,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','5|8@26','player',20,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','6|6@16','player',21,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','6|7@30','robot',22,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','3|6@31','player',23,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','draw','forced',24,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','4|6@32','robot',25,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','2|5@10','player',26,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','7|7@33','player',27,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','3|7@37','robot',28,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','draw','forced',29,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','1|7@38','player',30,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','draw','forced',31,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','draw','forced',32,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','0|7@39','player',33,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','4|5@36','robot',34,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','0|0@42','player',35,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','0|8@44','player',36,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','0|6@45','robot',37,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','0|9@46','player',38,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','2|2@21','player',39,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','2|3@50','robot',40,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','1|2@51','player',41,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','draw','forced',42,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','3|5@11','robot',43,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','3|3@53','player',44,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','draw','forced',45,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','3|4@57','robot',46,2,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','1|3@58','player',47,0,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','draw','forced',48,1,1800000000,NULL);
INSERT INTO "steps" VALUES('wxxkaqve','0|3@59','robot',49,2,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','deal 0|2 1|6 4|5 2|2 1|3 4|6 1|5 0|4 5|5 3|5 2|5 1|4 2|4 2|6 1|2 0|6 0|0 3|6 2|3 1|1 0|1 0|3 4|4 3|4 3|3 5|6 0|5 6|6','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','deal 0|0 1|5 0|2 0|6 1|2 0|4 5|5 2|5 2|6 3|5 3|3 2|3 1|1 0|5 1|4 6|6 1|6 3|6 5|6 4|5 0|1 2|4 3|4 1|3 0|3 2|2 4|4 4|6','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','3|3','robot',3,2,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','draw','forced',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','draw','forced',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','draw','forced',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','3|6@1','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','3|5@0','player',8,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','0|5@3','robot',9,2,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','6|6@2','player',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','2|6@5','player',11,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','2|3@6','robot',12,2,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','0|6@4','player',13,0,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','draw','forced',14,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','5|6@8','player',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','draw','forced',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','4|5@9','robot',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','draw','forced',18,0,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','draw','forced',19,0,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','2|4@10','player',20,0,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','2|5@11','player',21,1,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','draw','forced',22,2,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','3|4@7','robot',23,2,1800000000,NULL);
INSERT INTO "steps" VALUES('hyt6e827','1|5@12','player',24,0,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','deal 2|5 0|0 0|1 0|5 5|5 3|3 4|5 4|4 0|4 4|6 3|4 3|5 1|3 2|2 6|6 1|1 2|3 0|2 5|6 0|6 2|4 1|5 1|4 1|2 3|6 2|6 1|6 0|3','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','deal 0|2 0|5 1|4 2|6 3|4 0|1 2|3 1|5 4|5 2|5 5|6 0|0 6|6 2|4 2|2 0|3 1|6 0|6 1|2 4|6 4|4 3|3 1|1 3|6 1|3 0|4 5|5 3|5','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','2|6','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','2|5@0','player',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','5|6@2','robot',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','draw','forced',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','draw','forced',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','1|6@1','player',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','1|5@4','player',9,1,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','6|6@3','robot',10,2,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','0|5@5','player',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','0|1@7','player',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','draw','forced',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','0|6@6','robot',14,2,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','1|4@8','player',15,0,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','4|5@10','player',16,1,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','0|0@9','robot',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','0|3@12','player',18,0,1800000000,NULL);
INSERT INTO "steps" VALUES('rxru4s74','2|3@13','player',19,1,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','deal 2|3 0|5 1|3 1|1 3|4 0|6 0|3 4|5 3|6 4|6 1|6 2|4 0|2 2|6 6|6 4|4 1|2 3|5 5|5 0|4 3|3 1|4 2|2 2|5 0|0 0|1 5|6 1|5','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','deal 2|3 0|3 4|6 0|5 0|6 6|6 5|6 2|2 1|5 0|1 2|4 1|4 1|1 2|5 0|4 4|5 4|4 3|5 2|6 3|3 1|6 3|4 0|0 3|6 0|2 1|2 5|5','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','deal 1|2 2|4 4|5 0|6 3|4 0|5 6|6 4|4 2|3 1|4 0|2 2|5 0|1 4|6 0|3 2|2 3|3 0|0 1|5 5|5 0|4 3|6 1|6 5|6 3|5 1|1 2|6 1|3','house',3,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','4|5','player',4,0,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','1|4@0','player',5,1,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','2|5@1','robot',6,2,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','2|4@3','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','4|4@4','player',8,1,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','0|1@2','robot',9,2,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','3|4@5','player',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','2|3@7','player',11,1,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','0|3@6','robot',12,2,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','1|2@8','player',13,0,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','deal 2|4 3|4 4|4 0|5 5|5 4|5 1|5 3|6 0|0 5|6 3|5 0|2 3|3 4|6 6|6 1|1 2|5 1|2 1|4 0|1 0|6 2|2 0|4 2|3 1|6 0|3 1|3 2|6','house',14,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','4|5','player',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','3|5@1','robot',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('u2jez2d7','3|4@0','player',17,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','deal 2|2 3|3 0|2 0|4 2|5 2|6 1|2 0|6 0|5 1|1 1|3 1|6 4|6 6|6 2|3 1|5 0|1 3|5 1|4 4|5 2|4 5|5 4|4 3|6 0|3 0|0 5|6 3|4','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','deal 5|5 5|6 1|4 2|5 2|3 0|5 1|2 4|5 3|5 1|1 2|6 0|2 6|6 1|3 1|6 3|6 2|2 0|4 3|3 0|3 0|6 3|4 1|5 4|6 0|1 0|0 4|4 2|4','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','4|5','player',3,1,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','pass','forced',4,2,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','1|4@0','player',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','0|5@1','player',6,1,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','0|2@3','robot',7,2,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','2|5@4','player',8,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','3|5@5','player',9,1,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','1|6@2','robot',10,2,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','5|6@7','player',11,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','pass','forced',12,1,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','1|3@6','robot',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','5|5@8','player',14,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','1|2@9','player',15,1,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','2|6@11','robot',16,2,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','pass','forced',17,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','pass','forced',18,1,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','6|6@12','robot',19,2,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','deal 0|5 0|4 0|1 4|5 5|5 1|2 2|2 5|6 0|6 0|0 2|4 6|6 3|3 2|6 1|6 2|3 1|3 0|3 1|5 3|6 1|1 4|4 3|4 1|4 0|2 4|6 2|5 3|5','house',20,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','2|4','robot',21,2,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','0|4@1','player',22,0,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','0|6@2','player',23,1,1800000000,NULL);
INSERT INTO "steps" VALUES('ce2pmujk','1|6@3','robot',24,2,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','lead 0','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','deal 6|11 2|5 3|8 2|9 5|6 0|5 1|12 2|7 9|12 3|12 2|10 0|11 4|6 3|7 3|5 0|9 4|8 3|9 1|7 7|11 1|11 2|6 7|7 3|10 8|11 0|12 1|2 1|1 0|7 1|8 6|8 0|10 9|9 6|9 10|12 1|10 11|11 0|6 6|12 1|9 0|4 5|12 8|9 4|4 1|3 6|10 2|11 0|2 4|9 0|0 3|6 4|12 2|3 4|10 0|8 0|3 9|11 11|12 4|5 10|11 9|10 6|6 5|9 5|11 6|7 2|2 10|10 3|11 2|4 5|8 5|7 7|10 7|12 2|12 3|3 8|10 4|7 1|5 3|4 7|9 1|6 0|1 5|5 8|12 8|8 4|11 7|8 5|10 2|8 1|4','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','3|12@3','player',3,0,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','3|10@4','player',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','10|12@5','robot',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','1|12@6','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','1|11@7','player',7,1,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','11|11@8','robot',8,2,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','2|11@9','robot',9,2,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','9|12@0','player',10,0,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','0|12@1','player',11,1,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','6|12@2','robot',12,2,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','2|10@10','player',13,0,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','0|10@14','player',14,1,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','6|9@13','robot',15,2,1800000000,NULL);
INSERT INTO "steps" VALUES('fmuefa7d','0|9@15','player',16,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','lead 1','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','deal 8|8 1|5 7|12 2|3 1|3 7|7 2|12 1|1 2|9 7|10 1|9 3|9 9|9 0|10 1|4 6|10 8|11 3|3 2|6 4|4 5|7 4|6 2|10 2|2 6|11 3|10 9|10 4|8 4|11 0|6 2|5 0|5 0|1 6|12 5|12 1|2 1|7 7|9 4|10 0|2 3|11 5|11 3|12 3|6 3|4 11|11 5|10 2|8 11|12 10|12 0|7 1|6 6|7 4|12 2|4 4|7 0|8 2|11 6|6 1|8 3|7 5|5 0|3 3|8 5|6 5|8 0|4 4|5 7|8 10|10 0|12 0|11 6|8 1|12 8|10 0|0 10|11 8|9 9|11 8|12 1|11 2|7 0|9 4|9 3|5 7|11 5|9 6|9 9|12 1|10','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',3,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','11|12@1','player',4,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','6|12@2','robot',5,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','7|12@3','player',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','5|7@6','player',7,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','5|12@7','robot',8,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','2|12@0','player',9,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','8|11@4','player',10,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','3|12@8','robot',11,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','3|9@11','player',12,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','9|10@12','player',13,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','3|6@5','robot',14,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','7|10@13','player',15,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','4|8@10','player',16,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','7|9@15','robot',17,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','9|9@17','player',18,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','2|9@18','player',19,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','2|6@19','player',20,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','3|11@14','robot',21,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','6|10@20','player',22,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','4|4@16','player',23,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','4|11@23','player',24,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','11|11@21','robot',25,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','5|11@25','robot',26,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','0|10@22','player',27,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','6|11@24','player',28,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','5|10@26','robot',29,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','2|3@9','player',30,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','0|6@28','player',31,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','0|2@27','robot',32,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','1|3@30','player',33,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','0|5@31','player',34,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','2|8@32','robot',35,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','8|8@35','player',36,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','1|1@33','player',37,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','1|9@37','player',38,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',39,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',40,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',41,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',42,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',43,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',44,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',45,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',46,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',47,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',48,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',49,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',50,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',51,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',52,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',53,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','0|8@36','robot',54,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','1|5@34','player',55,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','10|12@29','player',56,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','1|7@40','robot',57,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','7|7@42','player',58,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',59,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',60,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','6|7@43','player',61,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','0|7@39','robot',62,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',63,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',64,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','4|7@45','player',65,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','4|10@46','robot',66,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',67,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',68,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','3|10@47','player',69,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','4|12@41','robot',70,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',71,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','3|7@48','player',72,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','4|6@44','player',73,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','3|4@49','robot',74,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',75,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',76,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',77,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',78,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',79,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','3|8@52','robot',80,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','2|4@51','player',81,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','2|2@54','player',82,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','2|10@55','player',83,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',84,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',85,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','1|8@53','player',86,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',87,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',88,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','1|2@57','robot',89,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',90,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',91,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',92,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',93,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',94,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','7|8@50','robot',95,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',96,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','10|10@56','player',97,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',98,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',99,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',100,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',101,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',102,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',103,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',104,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',105,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',106,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','8|10@60','player',107,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','6|8@59','robot',108,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','2|11@58','player',109,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','0|11@63','player',110,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','5|6@62!','robot',111,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','0|12@64','player',112,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','4|5@65','player',113,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','draw','forced',114,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','pass','forced',115,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','1|12@66','player',116,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','5|8@61','player',117,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','0|1@68!','robot',118,2,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','1|4@67','player',119,0,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','2|5@69','player',120,1,1800000000,NULL);
INSERT INTO "steps" VALUES('sd652cpj','0|0@70','robot',121,2,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','lead 1','house',1,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','deal 4|6 2|3 2|4 0|6 2|6 0|3 5|5 3|3 1|3 1|6 0|1 4|4 1|5 2|2 0|0 0|4 1|2 2|5 1|4 1|1 3|6 3|4 0|5 4|5 6|6 0|2 3|5 5|6','house',2,-1,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','5|5=10','player',3,1,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','1|5@0','robot',4,2,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','draw','player',5,0,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','draw','forced',6,0,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','1|2@2','player',7,0,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','draw','player',8,1,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','2|5@3=15','player',9,1,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','draw','forced',10,2,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','draw','forced',11,2,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','draw','forced',12,2,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','draw','forced',13,2,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','draw','forced',14,2,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','0|5@4=10','robot',15,2,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','0|6@5','player',16,0,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','1|6@6','player',17,1,1800000000,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','0|1@7=10','robot',18,2,1800000075,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','0|4@8','player',19,0,1800000120,NULL);
INSERT INTO "steps" VALUES('euxjhmeu','draw','player',20,1,1800000120,NULL);
INSERT INTO "steps" VALUES('uzmyqmdy','lead 2','house',1,-1,1800000120,NULL);
INSERT INTO "steps" VALUES('uzmyqmdy','deal 4|6 0|3 1|1 6|6 1|4 2|4 3|5 1|3 0|0 0|1 2|5 4|5 5|6 1|2 0|4 2|6 2|2 0|5 1|5 2|3 3|4 3|3 4|4 0|6 3|6 1|6 5|5 0|2','house',2,-1,1800000120,NULL);
INSERT INTO "steps" VALUES('uzmyqmdy','5|6','robot',3,2,1800000120,NULL);
INSERT INTO "steps" VALUES('uzmyqmdy','6|6@1','player',4,0,1800000120,NULL);
INSERT INTO "steps" VALUES('uzmyqmdy','3|5@0=15','player',5,1,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','deal 1|4 0|2 1|5 4|5 3|6 5|5 6|6 1|1 0|0 0|3 2|4 2|6 2|5 1|6 2|3 2|2 0|6 1|2 3|5 3|4 0|5 5|6 0|4 3|3 1|3 0|1 4|4 4|6','house',1,-1,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','deal 1|1 0|5 3|4 1|2 2|4 5|5 0|3 2|5 0|1 1|3 1|4 2|3 1|5 3|3 0|2 4|5 2|6 3|6 4|6 2|2 3|5 0|4 4|4 0|6 6|6 0|0 5|6 1|6','house',2,-1,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','4|6','robot',3,3,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','deal 3|3 0|0 2|4 4|6 1|1 0|5 3|4 3|5 2|5 4|5 2|3 6|6 1|6 5|6 0|2 0|4 2|6 3|6 5|5 1|5 1|4 0|6 1|2 1|3 0|1 2|2 0|3 4|4','house',1,-1,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','deal 0|2 0|1 1|6 0|4 0|3 3|4 6|6 1|1 1|3 1|5 2|5 2|3 3|6 0|0 1|2 0|6 2|2 5|6 0|5 1|4 2|6 4|6 3|3 2|4 4|4 5|5 4|5 3|5','house',2,-1,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','5|6','robot',3,3,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','2|4@0','player',4,0,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','2|5@2','player',5,1,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','1|5@3','player',6,2,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','2|6@1','robot',7,3,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','1|2@5','player',8,0,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','1|3@6','player',9,1,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','3|3@7','player',10,2,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','3|6@8','robot',11,3,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','1|1@4','player',12,0,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','0|1@10','player',13,1,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','0|2@11','player',14,2,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','2|2@12','robot',15,3,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','pass','forced',16,0,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','pass','forced',17,1,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','2|3@13','player',18,2,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','pass','forced',19,3,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','3|4@14','player',20,0,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','pass','forced',21,1,1800000120,NULL);
INSERT INTO "steps" VALUES('v2bh2a9t','1|4@15','player',22,2,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','1|6@1','player',4,0,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','1|5@0','player',5,1,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','1|2@2','robot',6,2,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','1|4@3','robot',7,3,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','0|4@5','player',8,0,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','pass','forced',9,1,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','2|5@4','robot',10,2,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','0|6@6','robot',11,3,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','pass','forced',12,0,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','6|6@8','player',13,1,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','3|6@9','robot',14,2,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','0|5@7','robot',15,3,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','0|3@10','player',16,0,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','pass','forced',17,1,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','0|0@11','robot',18,2,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','pass','forced',19,3,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','0|2@13','player',20,0,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','pass','forced',21,1,1800000120,NULL);
INSERT INTO "steps" VALUES('u4uxngpf','2|3@14','robot',22,2,1800000120,NULL);
INSERT INTO "steps" VALUES('agts6g4j','deal 5|6 1|5 3|4 3|5 1|1 3|6 0|0 0|3 1|3 2|5 6|6 2|4 2|3 1|2 2|6 4|6 0|1 0|2 2|2 4|5 1|4 5|5 3|3 1|6 0|6 4|4 0|4 0|5','house',1,-1,1800000120,NULL);
INSERT INTO "steps" VALUES('agts6g4j','deal 3|5 1|1 0|4 2|4 2|5 5|6 1|5 2|6 1|2 0|0 4|6 0|6 1|3 1|4 5|5 1|6 2|2 0|3 6|6 3|4 4|5 4|4 2|3 3|3 0|5 3|6 0|1 0|2','house',2,-1,1800000120,NULL);
INSERT INTO "steps" VALUES('k4ua32wf','deal 0|6 2|4 4|6 3|5 3|6 1|1 3|3 5|5 0|0 2|2 4|5 0|4 0|3 0|5 2|3 1|2 0|1 1|5 2|6 5|6 1|6 4|4 2|5 6|6 3|4 1|3 1|4 0|2','house',1,-1,1800000120,NULL);
INSERT INTO "steps" VALUES('k4ua32wf','deal 6|6 4|6 0|3 5|6 0|0 5|5 0|1 1|4 0|4 1|1 2|2 3|5 2|6 1|6 2|3 3|4 1|2 0|5 2|5 1|5 4|5 3|3 0|6 2|4 4|4 1|3 0|2 3|6','house',2,-1,1800000120,NULL);
INSERT INTO "steps" VALUES('k4ua32wf','2|6','robot',3,2,1800000120,NULL);
INSERT INTO "steps" VALUES('k4ua32wf','2|5@0','robot',4,3,1800000120,NULL);
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
	passes BOOLEAN NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('dmt9tx69','playing','bergen','{}',NULL,'{}','{}','{"last": "19a47e1e70bcc9515adfa480fc2f8bf33bd0068397c7aea590ff28dc4992f4f3", "rounds": 1000}',NULL,'{"seat": 1, "user_id": 2, "rounds": 0}',NULL,23,10,20,1,1,4,3600,75,1800003600,1800000000,1800000000,23,1000,23,0,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('dk5dra57','finished','bergen','{"target": "10"}',NULL,'{}','{}','{"last": "8468461acbac55e2222d2939821412e51d25dd990495199fe9a67a8ee26bad6b", "rounds": 1000}',NULL,NULL,NULL,110,10,20,1,1,4,3600,75,NULL,1800000000,1800000000,109,1001,110,5,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('8gjzsrt3','playing','block','{}',NULL,'{}','{}','{"last": "75288bc88fde9392165f3d8ccca3a7d7799a04bbe975cdc6bf34a3c429e9ab7d", "rounds": 1000}',NULL,'{"seat": 1, "user_id": 3, "rounds": 1}',NULL,22,10,20,2,1,4,3600,75,1800003600,1800000000,1800000000,22,1002,22,1,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('mr84drzz','finished','block','{"target": "10"}',NULL,'{}','{}','{"last": "bd3c43c0fa18e8c5e63a26960a9aeb70e3516c3d931fa600ec7d3c9d714eaa14", "rounds": 1000}',NULL,NULL,NULL,15,10,20,2,1,4,3600,75,NULL,1800000000,1800000000,13,1003,15,1,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('52s9cxj7','playing','build_up','{}',NULL,'{}','{}','{"last": "f53a591c10938849ad4517d13ae9191952941c7399eef002964994d0073216e4", "rounds": 1000}',NULL,'{"seat": 0, "user_id": 3, "rounds": 0}',NULL,19,10,20,3,1,8,3600,75,1800003600,1800000000,1800000000,19,1004,19,0,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('vu85cw4g','finished','build_up','{}',NULL,'{}','{}','{"last": "61d467af776e837d116fecad0e9571508048d1352d0ab065bc296340c91a0059", "rounds": 1000}',NULL,NULL,NULL,49,10,20,3,1,8,3600,75,NULL,1800000000,1800000000,48,1005,49,3,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('a9dp7cb5','playing','castle_rock','{}',NULL,'{}','{}','{"last": "0889dbfa0983b8ff0cbde7ed12804c5be0621dceca1c5860ab76e9ff68e2f7be", "rounds": 1000}',NULL,'{"seat": 1, "user_id": 1, "rounds": 0}',NULL,24,10,20,4,1,12,3600,75,1800003600,1800000000,1800000000,23,1006,24,0,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('evtgqwmr','finished','castle_rock','{"target": "10"}',NULL,'{}','{}','{"last": "35797a838c7341a372b38913d9dd1db9551924578148f4160f14b58e1c9cbe89", "rounds": 1000}',NULL,NULL,NULL,191,10,20,4,1,12,3600,75,NULL,1800000000,1800000000,189,1007,191,3,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('k29348dk','playing','castle_rock_solitaire','{}',NULL,'{}','{}','{"last": "c07fc84adc47a049834c1b755842112424a760e0bb4911a5b5bd37b410ff66b7", "rounds": 1000}',NULL,'{"seat": 0, "user_id": 0, "rounds": 0}',NULL,12,10,20,1,1,1,NULL,8,NULL,1800000000,1800000000,0,1008,12,0,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('3qmv7au9','finished','castle_rock_solitaire','{}',NULL,'{}','{}','{"last": "7004d2931d8a1a4f96505506890b09d9e012fbb592996c5e9d1a115d42d90876", "rounds": 1000}',NULL,NULL,NULL,44,10,20,1,1,1,NULL,8,NULL,1800000000,1800000000,0,1009,44,1,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('mgub2dfw','playing','chickenfoot','{}',NULL,'{}','{}','{"last": "2972166c7214371727021666cd8616e4519af195255ff08d98c09a7fe17902de", "rounds": 1000}',NULL,'{"seat": 0, "user_id": 2, "rounds": 0}',NULL,21,10,20,2,1,9,3600,75,1800003600,1800000000,1800000000,21,1010,21,0,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('wxxkaqve','finished','chickenfoot','{"rounds": "1"}',NULL,'{}','{}','{"last": "4c88cf1d66dae96c05baa08100de73cdba9e09c061a3e3ddf06da4993e681ce0", "rounds": 1000}',NULL,NULL,NULL,53,10,20,2,1,9,3600,75,NULL,1800000000,1800000000,51,1011,53,1,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('hyt6e827','playing','draw','{}',NULL,'{}','{}','{"last": "4d30b47de40ded659b6eb0eaf3a34f86a6743642f1b02fd8c9e6826be34f6290", "rounds": 1000}',NULL,'{"seat": 1, "user_id": 4, "rounds": 0}',NULL,28,10,20,3,1,10,3600,75,1800003600,1800000000,1800000000,28,1012,28,0,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('rxru4s74','finished','draw','{"target": "10"}',NULL,'{}','{}','{"last": "169d1ded0f9e75fb9f31ac7a3fa75083b5cf9a84d9d31fcefc0c7f0640085593", "rounds": 1000}',NULL,NULL,NULL,23,10,20,3,1,10,3600,75,NULL,1800000000,1800000000,22,1013,23,1,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('u2jez2d7','playing','fives_and_threes','{}',NULL,'{}','{}','{"last": "23767a39b5310dc49e110621bd1c71d186e7830c9b2975f654c564b4e084f185", "rounds": 1000}',NULL,'{"seat": 1, "user_id": 1, "rounds": 1}',NULL,21,10,20,4,1,4,3600,75,1800003600,1800000000,1800000000,21,1014,21,1,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('ce2pmujk','finished','fives_and_threes','{"target": "10"}',NULL,'{}','{}','{"last": "c4f006e30ec7a4ab1e72421a4f77a1b72bb04f9f6ac8ed6d149054783c267524", "rounds": 1000}',NULL,NULL,NULL,28,10,20,4,1,4,3600,75,NULL,1800000000,1800000000,26,1015,28,2,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('fmuefa7d','playing','mexican_train','{}',NULL,'{}','{}','{"last": "c6c36b7b4ae361e239fa9a3a594581d993bbcbe2b2423c1f697a6da01c8e61b3", "rounds": 1000}',NULL,'{"seat": 1, "user_id": 2, "rounds": 0}',NULL,20,10,20,1,1,12,3600,75,1800003600,1800000000,1800000000,20,1016,20,0,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('sd652cpj','finished','mexican_train','{"rounds": "1"}',NULL,'{}','{}','{"last": "f59af074df219fac6bfe2a78f5ffeab6da65f1ed5fcaa9f567d1bafc2c0097fa", "rounds": 1000}',NULL,NULL,NULL,125,10,20,1,1,12,3600,75,NULL,1800000000,1800000000,123,1017,125,1,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('euxjhmeu','playing','muggins','{}',NULL,'{}','{}','{"last": "668eae8beef541404fcb4e8f57bcee6657fe74ab6a2a8bff54a9c04e5f76538c", "rounds": 1000}',NULL,'{"seat": 1, "user_id": 3, "rounds": 0}',NULL,24,10,20,2,1,4,3600,75,1800003720,1800000000,1800000120,23,1018,24,0,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('uzmyqmdy','finished','muggins','{"target": "10"}',NULL,'{}','{}','{"last": "ecd2bfccdbd098a5307e7c802355c5b2acb9987a878d0dce4a526be22711e666", "rounds": 1000}',NULL,NULL,NULL,9,10,20,2,1,4,3600,75,NULL,1800000120,1800000120,8,1019,9,1,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('xmb8p2fa','lobby','mexican_train','{}',NULL,'{}','{}','{"last": "d877dd6e0818d933951a5c4bee98f3d4138adf447cf85f0255d97908ea285c26", "rounds": 1000}',NULL,NULL,NULL,3,10,20,1,1,12,NULL,8,NULL,1800000120,1800000120,0,1020,3,0,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('v2bh2a9t','finished','block','{"target": "1"}',NULL,'{}','{}','{"last": "5133d8a7e87bcde1b7e5e698728ceef5f4644e758840b5cd680adc85b8194ded", "rounds": 1000}',NULL,NULL,NULL,27,10,1101,102,1,4,NULL,8,NULL,1800000120,1800000120,26,NULL,NULL,0,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('u4uxngpf','finished','block','{"target": "1"}',NULL,'{}','{}','{"last": "2361e2828cab46c4731b80d396b0457f446bd6cef1a9296fb078ce8e7c30f5a9", "rounds": 1000}',NULL,NULL,NULL,27,10,1102,1,1,4,NULL,8,NULL,1800000120,1800000120,25,NULL,NULL,0,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('agts6g4j','playing','block','{"target": "1"}',NULL,'{}','{}','{"last": "a9092f19cf533e70db2278b0c3c06db75644fbc8000654f65a66e28325c24242", "rounds": 1000}',NULL,'{"seat": 0, "user_id": 104, "rounds": 0}',NULL,7,10,1201,104,1,4,NULL,8,NULL,1800000120,1800000120,7,NULL,NULL,0,NULL,NULL,NULL,0,1,0,1);
INSERT INTO "tables" VALUES('k4ua32wf','playing','block','{"target": "1"}',NULL,'{}','{}','{"last": "1654a97abedeacf0b0a57510f34107a6f31f3744ea493ce7a680987f60c2c05e", "rounds": 1000}',NULL,'{"seat": 0, "user_id": 102, "rounds": 0}',NULL,9,10,1202,102,1,4,NULL,8,NULL,1800000120,1800000120,9,NULL,NULL,0,NULL,NULL,NULL,0,1,0,1);
CREATE TABLE weekly_posts (
	zone TEXT NOT NULL, 
	nonce TEXT, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT, 
	hour BIGINT NOT NULL, 
	done BIGINT NOT NULL, 
	tried_at BIGINT NOT NULL, 
	CONSTRAINT pk_weekly_posts PRIMARY KEY (guild_id)
);
CREATE INDEX ix_achievements_table_id ON achievements (table_id);
CREATE INDEX ix_event_tables_table_id ON event_tables (table_id);
CREATE INDEX ix_events_status ON events (status);
CREATE INDEX ix_match_results_guild_id ON match_results (guild_id, game, ended_at);
CREATE INDEX ix_match_seats_user_id ON match_seats (user_id);
CREATE INDEX ix_ratings_guild_id ON ratings (guild_id, game, user_id, number);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_tables_deals_of ON tables (deals_of);
CREATE INDEX ix_tables_guild_id ON tables (guild_id);
CREATE INDEX ix_tables_rematch_of ON tables (rematch_of);
CREATE INDEX ix_tables_status ON tables (status);
COMMIT;
