ALTER TABLE `guidance_entries` ADD `scripture_note` text;--> statement-breakpoint
CREATE INDEX `bible_translations_default` ON `bible_translations` (`is_default`);