CREATE TABLE `scheduler_lease` (
	`id` integer PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `write_checks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`padding` text NOT NULL
);
