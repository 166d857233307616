ALTER TABLE `user_goals` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `user_goals_deleted` ON `user_goals` (`deleted_at`) WHERE "user_goals"."deleted_at" is not null;