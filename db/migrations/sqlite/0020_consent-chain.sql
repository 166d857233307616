CREATE TABLE `consent_chain` (
	`position` integer PRIMARY KEY NOT NULL,
	`event_id` integer NOT NULL,
	`digest` text NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consent_chain_event` ON `consent_chain` (`event_id`);--> statement-breakpoint
ALTER TABLE `consent_events` ADD `erases` text;--> statement-breakpoint
ALTER TABLE `consent_events` ADD `salt` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The rows from before the chain get a salt and, in the order of writing, a link. The content and the links are those of
-- src/server/domains/alerts/consent/chain.ts.
DROP TRIGGER `consent_events_no_update`;
--> statement-breakpoint
DROP TRIGGER `consent_events_no_delete`;
--> statement-breakpoint
UPDATE `consent_events` SET `salt` = lower(hex(randomblob(16)));
--> statement-breakpoint
INSERT INTO `consent_chain` (`position`, `event_id`, `digest`, `hash`)
SELECT
	row_number() OVER (ORDER BY `id`),
	`id`,
	sha256(json_array(`id`, `user_id`, `channel`, `action`, `source`, `wording_version`, `address_hash`, CAST(`created_at` AS integer), NULL, `salt`)),
	''
FROM `consent_events`;
--> statement-breakpoint
WITH RECURSIVE `linked` (`position`, `hash`) AS (
	SELECT 0, '0000000000000000000000000000000000000000000000000000000000000000'
	UNION ALL
	SELECT `chain`.`position`, sha256(`linked`.`hash` || ' ' || `chain`.`position` || ' ' || `chain`.`event_id` || ' ' || `chain`.`digest`)
	FROM `linked` JOIN `consent_chain` AS `chain` ON `chain`.`position` = `linked`.`position` + 1
)
UPDATE `consent_chain` SET `hash` = `linked`.`hash` FROM `linked` WHERE `linked`.`position` = `consent_chain`.`position`;
--> statement-breakpoint
CREATE TRIGGER `consent_events_no_update` BEFORE UPDATE ON `consent_events`
BEGIN
	SELECT RAISE(ABORT, 'the consent ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `consent_events_no_delete` BEFORE DELETE ON `consent_events`
WHEN OLD.`action` = 'erased'
	OR (OLD.`action` = 'opt_out' AND OLD.`address_hash` IS NOT NULL)
	OR EXISTS (SELECT 1 FROM `users` WHERE `id` = OLD.`user_id`)
BEGIN
	SELECT RAISE(ABORT, 'the consent ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `consent_chain_no_update` BEFORE UPDATE ON `consent_chain`
BEGIN
	SELECT RAISE(ABORT, 'the consent ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `consent_chain_no_delete` BEFORE DELETE ON `consent_chain`
BEGIN
	SELECT RAISE(ABORT, 'the consent ledger is append-only');
END;
