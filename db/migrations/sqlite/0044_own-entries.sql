CREATE TABLE `own_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`concept` text NOT NULL,
	`content_type` text NOT NULL,
	`language` text NOT NULL,
	`challenges` text DEFAULT '[]' NOT NULL,
	`seasons` text DEFAULT '[]' NOT NULL,
	`urges_contact` integer DEFAULT false NOT NULL,
	`wording` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `own_entries_key_unique` ON `own_entries` (`key`);--> statement-breakpoint
CREATE INDEX `own_entries_subject` ON `own_entries` (`concept`,`content_type`);--> statement-breakpoint
ALTER TABLE `guidance_entries` ADD `language` text DEFAULT 'en' NOT NULL;