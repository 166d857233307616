CREATE TRIGGER `consent_events_no_update` BEFORE UPDATE ON `consent_events`
BEGIN
	SELECT RAISE(ABORT, 'the consent ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `consent_events_no_delete` BEFORE DELETE ON `consent_events`
WHEN EXISTS (SELECT 1 FROM `users` WHERE `id` = OLD.`user_id`)
BEGIN
	SELECT RAISE(ABORT, 'the consent ledger is append-only');
END;
