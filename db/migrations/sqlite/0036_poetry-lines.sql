ALTER TABLE `bible_verses` ADD `starts_line` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Earlier imports tell it only of verses with several lines, and of the verses after them.
UPDATE `bible_verses` SET `starts_line` = 1 WHERE instr(`text`, char(10)) > 0 OR EXISTS (
	SELECT 1 FROM `bible_verses` AS `before` WHERE `before`.`translation_id` = `bible_verses`.`translation_id` AND `before`.`book` = `bible_verses`.`book`
	AND `before`.`chapter` = `bible_verses`.`chapter` AND `before`.`through` = `bible_verses`.`verse` - 1 AND instr(`before`.`text`, char(10)) > 0
);
