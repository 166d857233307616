CREATE TABLE `entry_reviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`library_key` text,
	`entry_id` integer,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`wording` text,
	`digest` text,
	`previous` text,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `guidance_entries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entry_reviews_libraryKey_unique` ON `entry_reviews` (`library_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `entry_reviews_entryId_unique` ON `entry_reviews` (`entry_id`);--> statement-breakpoint
CREATE INDEX `guidance_entries_available` ON `guidance_entries` (`available_at`,`id`);--> statement-breakpoint
CREATE INDEX `guidance_entries_generated` ON `guidance_entries` (`available_at`,`id`) WHERE "guidance_entries"."written_by" is not null;