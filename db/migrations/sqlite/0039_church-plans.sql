CREATE TABLE `pinned_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`local_date` text NOT NULL,
	`content_type` text NOT NULL,
	`library_key` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pinned_entries_date` ON `pinned_entries` (`local_date`,`content_type`);--> statement-breakpoint
CREATE TABLE `theme_weeks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`passages` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `theme_weeks_end` ON `theme_weeks` (`ends_on`);