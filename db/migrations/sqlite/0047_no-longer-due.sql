-- One code for every entry that is no longer due, so that no code tells that a member named abuse (rules.md G6).
UPDATE `deliveries` SET `error_code` = 'no_longer_due' WHERE `error_code` IN ('already_done', 'entry_withdrawn');
