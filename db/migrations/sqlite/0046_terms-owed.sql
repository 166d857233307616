ALTER TABLE `alert_addresses` ADD `terms_owed` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Numbers whose message with the terms failed, or is older than the kept deliveries, get it before their next guidance.
UPDATE `alert_addresses` SET `terms_owed` = 1 WHERE `channel` = 'sms' AND `verified_at` IS NOT NULL AND NOT EXISTS (
	SELECT 1 FROM `deliveries` WHERE `deliveries`.`user_id` = `alert_addresses`.`user_id` AND `deliveries`.`address_id` = `alert_addresses`.`id`
	AND `deliveries`.`kind` = 'number_verified' AND `deliveries`.`status` IN ('sent', 'captured', 'unknown')
	AND `deliveries`.`created_at` >= `alert_addresses`.`verified_at`
);
