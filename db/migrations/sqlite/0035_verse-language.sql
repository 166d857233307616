ALTER TABLE `guidance_entries` ADD `scripture_language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
-- Entries that were quoted from an imported translation get its language with the next rewriting.
INSERT INTO `bible_changes` (`created_at`) SELECT max(`imported_at`) FROM `bible_translations` HAVING count(*) > 0;
