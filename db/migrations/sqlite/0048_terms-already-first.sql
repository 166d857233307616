-- A number that was proved longer ago than messages without a job are kept, and has had guidance since, has had its first
-- message. It gets no message that says it was confirmed just now.
UPDATE `alert_addresses` SET `terms_owed` = 0 WHERE `terms_owed` = 1 AND NOT EXISTS (
	SELECT 1 FROM `deliveries` WHERE `deliveries`.`user_id` = `alert_addresses`.`user_id` AND `deliveries`.`address_id` = `alert_addresses`.`id`
	AND `deliveries`.`kind` = 'number_verified' AND `deliveries`.`created_at` >= `alert_addresses`.`verified_at`
) AND EXISTS (
	SELECT 1 FROM `deliveries` WHERE `deliveries`.`user_id` = `alert_addresses`.`user_id` AND `deliveries`.`channel` = `alert_addresses`.`channel`
	AND `deliveries`.`address_id` IN (0, `alert_addresses`.`id`) AND `deliveries`.`kind` = 'guidance' AND `deliveries`.`status` IN ('sent', 'captured', 'unknown')
	AND `deliveries`.`finished_at` >= `alert_addresses`.`verified_at`
);
