CREATE TABLE `replaced_weeks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`days` text NOT NULL,
	`timezone` text NOT NULL,
	`anchor` text,
	`held_until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `replaced_weeks_user` ON `replaced_weeks` (`user_id`,`id`);--> statement-breakpoint
ALTER TABLE `alert_addresses` ADD `failed_messages` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `alert_addresses` DROP COLUMN `soft_failures`;--> statement-breakpoint
ALTER TABLE `alert_addresses` DROP COLUMN `soft_failing_since`;