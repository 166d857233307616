ALTER TABLE `push_subscriptions` ADD `device_hash` text;--> statement-breakpoint
ALTER TABLE `push_subscriptions` ADD `asked_at` integer;--> statement-breakpoint
CREATE INDEX `push_subscriptions_seen` ON `push_subscriptions` (`created_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `device_hash` text;