CREATE TABLE `write_checks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`padding` text NOT NULL
);
