CREATE TABLE `bible_translations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`abbreviation` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`licence` text NOT NULL,
	`digest` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`imported_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bible_translations_abbreviation_unique` ON `bible_translations` (`abbreviation`);--> statement-breakpoint
CREATE TABLE `bible_verses` (
	`translation_id` integer NOT NULL,
	`book` integer NOT NULL,
	`chapter` integer NOT NULL,
	`verse` integer NOT NULL,
	`through` integer NOT NULL,
	`text` text NOT NULL,
	`asides` text NOT NULL,
	FOREIGN KEY (`translation_id`) REFERENCES `bible_translations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bible_verses_place` ON `bible_verses` (`translation_id`,`book`,`chapter`,`verse`);