CREATE TABLE `service_updates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`month` text NOT NULL,
	`subject` text NOT NULL,
	`preview` text NOT NULL,
	`text` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `service_updates_month_unique` ON `service_updates` (`month`);--> statement-breakpoint
ALTER TABLE `deliveries` ADD `period` text;--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_period` ON `deliveries` (`user_id`,`kind`,`period`) WHERE "deliveries"."period" is not null;--> statement-breakpoint
ALTER TABLE `user_profiles` ADD `chosen_mail_categories` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `user_profiles_zone` ON `user_profiles` (`timezone`,`user_id`);