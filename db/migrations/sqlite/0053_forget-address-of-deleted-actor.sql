DROP TRIGGER `audit_log_no_update`;
--> statement-breakpoint
-- A row may lose only one thing: the network address of an actor whose account was deleted.
CREATE TRIGGER `audit_log_no_update` BEFORE UPDATE ON `audit_log`
WHEN NOT (
	NEW.`address` IS NULL
	AND NEW.`id` IS OLD.`id`
	AND NEW.`actor_id` IS OLD.`actor_id`
	AND NEW.`action` IS OLD.`action`
	AND NEW.`target_id` IS OLD.`target_id`
	AND NEW.`details` IS OLD.`details`
	AND NEW.`created_at` IS OLD.`created_at`
	AND NOT EXISTS (SELECT 1 FROM `users` WHERE `users`.`id` = OLD.`actor_id`)
)
BEGIN
	SELECT RAISE(ABORT, 'the audit log is append-only');
END;
--> statement-breakpoint
UPDATE `audit_log` SET `address` = NULL
WHERE `address` IS NOT NULL AND `actor_id` NOT IN (SELECT `id` FROM `users`);
