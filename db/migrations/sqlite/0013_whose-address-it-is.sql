ALTER TABLE `alert_addresses` ADD `own_since` integer;--> statement-breakpoint
ALTER TABLE `alert_addresses` ADD `verified_in` text;--> statement-breakpoint
-- Addresses that were confirmed before these columns count as confirmed by their members, from their first confirmation.
UPDATE `alert_addresses` SET `own_since` = coalesce((
  SELECT min(`created_at`) FROM `consent_events`
  WHERE `consent_events`.`user_id` = `alert_addresses`.`user_id`
    AND `consent_events`.`channel` = `alert_addresses`.`channel`
    AND `consent_events`.`action` = 'verified'
), `verified_at`) WHERE `verified_at` IS NOT NULL;
