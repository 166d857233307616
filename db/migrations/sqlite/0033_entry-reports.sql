CREATE TABLE `entry_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`entry_id` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`dealt_with_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entry_id`) REFERENCES `guidance_entries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entry_reports_entry` ON `entry_reports` (`entry_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `entry_reports_user` ON `entry_reports` (`user_id`);--> statement-breakpoint
CREATE INDEX `entry_reports_open` ON `entry_reports` (`created_at`) WHERE "entry_reports"."dealt_with_at" is null;