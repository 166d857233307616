CREATE TABLE `site_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`only_reviewed` integer DEFAULT false NOT NULL
);
