CREATE TABLE `address_proofs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`channel` text NOT NULL,
	`address` text NOT NULL,
	`secret_hash` text NOT NULL,
	`tries_left` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `address_proofs_user` ON `address_proofs` (`user_id`,`channel`);--> statement-breakpoint
CREATE INDEX `address_proofs_secret` ON `address_proofs` (`secret_hash`);--> statement-breakpoint
CREATE INDEX `address_proofs_expires` ON `address_proofs` (`expires_at`);--> statement-breakpoint
CREATE TABLE `channel_cursors` (
	`channel` text PRIMARY KEY NOT NULL,
	`cursor` text NOT NULL
);
--> statement-breakpoint
DROP INDEX `alert_addresses_channel`;--> statement-breakpoint
ALTER TABLE `alert_addresses` ADD `details` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `alert_addresses` ADD `secrets` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `alert_addresses` ADD `opted_out_at` integer;--> statement-breakpoint
ALTER TABLE `alert_addresses` ADD `device_hash` text;--> statement-breakpoint
ALTER TABLE `alert_addresses` ADD `seen_at` integer;--> statement-breakpoint
ALTER TABLE `alert_addresses` ADD `asked_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `alert_addresses_member` ON `alert_addresses` (`user_id`,`channel`,`address`);--> statement-breakpoint
CREATE INDEX `alert_addresses_holder` ON `alert_addresses` (`channel`,`address`);--> statement-breakpoint
CREATE UNIQUE INDEX `alert_addresses_exclusive` ON `alert_addresses` (`channel`,`address`) WHERE "alert_addresses"."channel" in ('push', 'telegram');--> statement-breakpoint
CREATE INDEX `alert_addresses_seen` ON `alert_addresses` (`seen_at`) WHERE "alert_addresses"."seen_at" is not null;--> statement-breakpoint
DROP INDEX `deliveries_job_channel`;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `address_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_job_address` ON `deliveries` (`job_id`,`channel`,`address_id`);--> statement-breakpoint
INSERT INTO `alert_addresses` (`user_id`, `channel`, `address`)
	SELECT `user_id`, 'sms', `phone_number` FROM `user_profiles` WHERE `phone_number` IS NOT NULL
	AND NOT EXISTS (SELECT 1 FROM `alert_addresses` a WHERE a.`user_id` = `user_profiles`.`user_id` AND a.`channel` = 'sms');--> statement-breakpoint
INSERT INTO `alert_addresses` (`user_id`, `channel`, `address`)
	SELECT `user_id`, 'whatsapp', `whatsapp_number` FROM `user_profiles` WHERE `whatsapp_number` IS NOT NULL
	AND NOT EXISTS (SELECT 1 FROM `alert_addresses` a WHERE a.`user_id` = `user_profiles`.`user_id` AND a.`channel` = 'whatsapp');--> statement-breakpoint
DELETE FROM `alert_addresses` WHERE `channel` IN ('push', 'telegram');--> statement-breakpoint
INSERT INTO `alert_addresses` (`user_id`, `channel`, `address`, `details`, `secrets`, `verified_at`, `own_since`, `device_hash`, `seen_at`, `asked_at`)
	SELECT `user_id`, 'push', `endpoint`, json_object('userAgent', `user_agent`), json_object('p256dh', `p256dh`, 'auth', `auth`), `created_at`, `created_at`, `device_hash`, `created_at`, `asked_at`
	FROM `push_subscriptions`;--> statement-breakpoint
INSERT INTO `alert_addresses` (`user_id`, `channel`, `address`, `details`, `verified_at`, `own_since`)
	SELECT `user_id`, 'telegram', `telegram_chat_id`, json_object('username', `telegram_username`, 'firstName', `first_name`, 'lastName', `last_name`), `subscribed_at`, `subscribed_at`
	FROM `telegram_subscriptions` WHERE `is_active`;--> statement-breakpoint
UPDATE `deliveries` SET `address_id` = coalesce((SELECT a.`id` FROM `alert_addresses` a WHERE a.`user_id` = `deliveries`.`user_id` AND a.`channel` = `deliveries`.`channel` ORDER BY a.`id` LIMIT 1), 0)
	WHERE `kind` IN ('guidance', 'test') AND `channel` NOT IN ('app', 'desktop');
