-- A job keeps the code of the delivery that ended it, so it follows migration 0047.
UPDATE `queued_jobs` SET `error_message` = 'no_longer_due' WHERE `error_message` IN ('already_done', 'entry_withdrawn');
