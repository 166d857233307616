CREATE TABLE `bible_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
ALTER TABLE `guidance_entries` ADD `reference` text;--> statement-breakpoint
ALTER TABLE `users` ADD `translation` text;--> statement-breakpoint
ALTER TABLE `users` ADD `quoted_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_quoted_revision` ON `users` (`quoted_revision`);--> statement-breakpoint
CREATE INDEX `users_translation` ON `users` (`translation`) WHERE "users"."translation" is not null;--> statement-breakpoint
UPDATE `guidance_entries` SET `reference` = substr(`scripture`, 1, instr(`scripture`, ' (') - 1) WHERE instr(`scripture`, ' (') > 1;
--> statement-breakpoint
-- Entries that were quoted under earlier rules follow the translations of today from now on.
INSERT INTO `bible_changes` (`created_at`) SELECT max(`imported_at`) FROM `bible_translations` HAVING count(*) > 0;
