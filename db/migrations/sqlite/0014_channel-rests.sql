CREATE TABLE `channel_rests` (
	`channel` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL,
	`code` text NOT NULL
);
