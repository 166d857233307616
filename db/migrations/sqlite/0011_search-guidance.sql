-- The words of every entry, for the search in the history. scoped_words is a function of db/engine/sqlite-search.ts: it
-- folds the words, so the tokenizer only splits at blanks.
CREATE VIRTUAL TABLE `entry_search` USING fts5(`words`, tokenize = "ascii tokenchars '_:'", detail = none, columnsize = 0);
--> statement-breakpoint
-- One row for each deleted account until its words are out of the index's file.
CREATE TABLE `search_erasures` (`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL);
--> statement-breakpoint
CREATE TRIGGER `users_search_erasure` AFTER DELETE ON `users`
BEGIN
	INSERT INTO `search_erasures` (`id`) VALUES (NULL);
END;
--> statement-breakpoint
CREATE VIEW `entry_words` AS SELECT `id`, scoped_words(`user_id`, `title`, `content`, `scripture`, `prayer_prompt`,
	`encouragement`, `focus_point`, `action_prompt`, `practical_step`, `check_in_question`, `motivational_note`,
	`historical_quote`, `gratitude_prompt`, `tomorrow_preparation`, `user_reflection`,
	(SELECT group_concat(`value`, char(10)) FROM json_each(`action_steps`)),
	(SELECT group_concat(`value`, char(10)) FROM json_each(`reflection_questions`))) AS `words` FROM `guidance_entries`;
--> statement-breakpoint
INSERT INTO `entry_search` (`rowid`, `words`) SELECT `id`, `words` FROM `entry_words`;
--> statement-breakpoint
CREATE TRIGGER `guidance_entries_search_insert` AFTER INSERT ON `guidance_entries`
BEGIN
	INSERT INTO `entry_search` (`rowid`, `words`) SELECT `id`, `words` FROM `entry_words` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `guidance_entries_search_update` AFTER UPDATE OF `title`, `content`, `scripture`, `prayer_prompt`,
	`encouragement`, `focus_point`, `action_prompt`, `practical_step`, `check_in_question`, `motivational_note`,
	`historical_quote`, `gratitude_prompt`, `tomorrow_preparation`, `user_reflection`, `action_steps`,
	`reflection_questions` ON `guidance_entries`
BEGIN
	UPDATE `entry_search` SET `words` = (SELECT `words` FROM `entry_words` WHERE `id` = NEW.`id`) WHERE `rowid` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `guidance_entries_search_delete` AFTER DELETE ON `guidance_entries`
BEGIN
	DELETE FROM `entry_search` WHERE `rowid` = OLD.`id`;
END;
