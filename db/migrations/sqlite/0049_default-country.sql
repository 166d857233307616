-- The country of the members' numbers has the name that the environment gives it. A later choice stays.
UPDATE `stored_settings` SET `name` = 'DEFAULT_COUNTRY' WHERE `name` = 'PHONE_COUNTRY'
	AND NOT EXISTS (SELECT 1 FROM `stored_settings` WHERE `name` = 'DEFAULT_COUNTRY');--> statement-breakpoint
DELETE FROM `stored_settings` WHERE `name` = 'PHONE_COUNTRY';
