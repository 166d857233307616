CREATE TABLE `model_days` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`local_date` text NOT NULL,
	`calls` integer NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`cost` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `model_days_member` ON `model_days` (`user_id`,`local_date`);--> statement-breakpoint
CREATE INDEX `model_days_date` ON `model_days` (`local_date`);--> statement-breakpoint
CREATE TABLE `model_health` (
	`id` integer PRIMARY KEY NOT NULL,
	`settings_digest` text NOT NULL,
	`api` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`rests_until` integer,
	`last_error` text,
	`last_failed_at` integer,
	`last_answered_at` integer
);
--> statement-breakpoint
CREATE TABLE `model_months` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`month` text NOT NULL,
	`calls` integer NOT NULL,
	`entries` integer NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`cost` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `model_months_month_unique` ON `model_months` (`month`);--> statement-breakpoint
ALTER TABLE `guidance_entries` ADD `written_by` text;--> statement-breakpoint
ALTER TABLE `queued_jobs` ADD `model_at` integer;--> statement-breakpoint
CREATE INDEX `queued_jobs_model` ON `queued_jobs` (`model_at`) WHERE ("queued_jobs"."model_at" is not null and "queued_jobs"."run_at" is not null);--> statement-breakpoint
ALTER TABLE `user_profiles` ADD `model_consent` integer DEFAULT false NOT NULL;