CREATE TABLE `alert_addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`channel` text NOT NULL,
	`address` text NOT NULL,
	`verified_at` integer,
	`disabled_at` integer,
	`disabled_reason` text,
	`soft_failures` integer DEFAULT 0 NOT NULL,
	`soft_failing_since` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_addresses_channel` ON `alert_addresses` (`user_id`,`channel`);--> statement-breakpoint
CREATE TABLE `auth_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`address` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `auth_tokens_user` ON `auth_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `auth_tokens_expiry` ON `auth_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `consent_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`channel` text NOT NULL,
	`action` text NOT NULL,
	`source` text NOT NULL,
	`wording_version` text,
	`address_hash` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `consent_events_user` ON `consent_events` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer,
	`entry_id` integer,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`due_at` integer NOT NULL,
	`run_at` integer,
	`lease_token` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`provider_id` text,
	`error_code` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	FOREIGN KEY (`job_id`) REFERENCES `queued_jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entry_id`) REFERENCES `guidance_entries`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_job_channel` ON `deliveries` (`job_id`,`channel`);--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`channel`,`run_at`) WHERE "deliveries"."run_at" is not null;--> statement-breakpoint
CREATE INDEX `deliveries_user` ON `deliveries` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `deliveries_entry` ON `deliveries` (`entry_id`);--> statement-breakpoint
CREATE TABLE `guidance_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`scripture` text,
	`action_steps` text DEFAULT '[]' NOT NULL,
	`content_type` text NOT NULL,
	`response_id` text,
	`prayer_prompt` text,
	`encouragement` text,
	`focus_point` text,
	`action_prompt` text,
	`practical_step` text,
	`check_in_question` text,
	`motivational_note` text,
	`historical_quote` text,
	`reflection_questions` text DEFAULT '[]' NOT NULL,
	`gratitude_prompt` text,
	`tomorrow_preparation` text,
	`is_completed` integer DEFAULT false NOT NULL,
	`user_reflection` text,
	`is_dev` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`job_id` integer,
	`concept` text NOT NULL,
	`challenges` text DEFAULT '[]' NOT NULL,
	`library_key` text,
	`is_helpful` integer DEFAULT false NOT NULL,
	`local_date` text NOT NULL,
	`available_at` integer NOT NULL,
	`completed_at` integer,
	`completed_local_date` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `queued_jobs`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guidance_entries_jobId_unique` ON `guidance_entries` (`job_id`);--> statement-breakpoint
CREATE INDEX `guidance_entries_history` ON `guidance_entries` (`user_id`,`is_dev`,`available_at`,`id`);--> statement-breakpoint
CREATE INDEX `guidance_entries_seen` ON `guidance_entries` (`user_id`,`is_dev`,`concept`,`content_type`,`library_key`);--> statement-breakpoint
CREATE INDEX `guidance_entries_completed` ON `guidance_entries` (`user_id`,`is_dev`,`completed_local_date`) WHERE "guidance_entries"."completed_local_date" is not null;--> statement-breakpoint
CREATE TABLE `pauses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pauses_user` ON `pauses` (`user_id`,`ends_at`);--> statement-breakpoint
CREATE TABLE `queued_jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`content_type` text NOT NULL,
	`scheduled_time` integer NOT NULL,
	`execution_time` integer NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`day_of_week` text NOT NULL,
	`time_slot_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`completed_at` integer,
	`error_message` text,
	`local_date` text NOT NULL,
	`timezone` text NOT NULL,
	`is_dev` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`run_at` integer,
	`lease_token` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `queued_jobs_jobId_unique` ON `queued_jobs` (`job_id`);--> statement-breakpoint
CREATE INDEX `queued_jobs_due` ON `queued_jobs` (`run_at`) WHERE "queued_jobs"."run_at" is not null;--> statement-breakpoint
CREATE INDEX `queued_jobs_user` ON `queued_jobs` (`user_id`,`scheduled_time`);--> statement-breakpoint
CREATE INDEX `queued_jobs_age` ON `queued_jobs` (`scheduled_time`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`user_agent` text,
	`expires_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `telegram_subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`telegram_chat_id` text NOT NULL,
	`telegram_username` text,
	`first_name` text,
	`last_name` text,
	`subscription_token` text NOT NULL,
	`is_active` integer DEFAULT false NOT NULL,
	`subscribed_at` integer,
	`last_message_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `telegram_subscriptions_telegramChatId_unique` ON `telegram_subscriptions` (`telegram_chat_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `telegram_subscriptions_subscriptionToken_unique` ON `telegram_subscriptions` (`subscription_token`);--> statement-breakpoint
CREATE INDEX `telegram_subscriptions_user` ON `telegram_subscriptions` (`user_id`);--> statement-breakpoint
CREATE TABLE `user_goals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`progress` integer DEFAULT 0 NOT NULL,
	`target_date` text,
	`is_completed` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`challenge` text,
	`target` integer DEFAULT 12 NOT NULL,
	`completions` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_goals_user` ON `user_goals` (`user_id`);--> statement-breakpoint
CREATE TABLE `user_profiles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`friendship_philosophy` text,
	`challenges` text DEFAULT '[]' NOT NULL,
	`satisfaction_rating` integer,
	`notification_preferences` text,
	`phone_number` text,
	`sms_consent` integer DEFAULT false NOT NULL,
	`whatsapp_number` text,
	`telegram_chat_id` text,
	`alert_methods` text DEFAULT '[]' NOT NULL,
	`completed_onboarding` integer DEFAULT false NOT NULL,
	`last_response_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`timezone` text DEFAULT 'UTC' NOT NULL,
	`reminder_time` text DEFAULT '9:00 AM' NOT NULL,
	`frequency` text DEFAULT 'daily' NOT NULL,
	`frequency_anchor` text,
	`muted_mail_categories` text DEFAULT '[]' NOT NULL,
	`planned_until` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_profiles_userId_unique` ON `user_profiles` (`user_id`);--> statement-breakpoint
CREATE INDEX `user_profiles_planned` ON `user_profiles` (`planned_until`);--> statement-breakpoint
CREATE TABLE `user_schedules` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`day_of_week` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`time_slots` text DEFAULT '[]' NOT NULL,
	`timezone` text DEFAULT 'UTC' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_schedules_day` ON `user_schedules` (`user_id`,`day_of_week`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password` text NOT NULL,
	`role` text DEFAULT 'member' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_usernameKey_unique` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_emailKey_unique` ON `users` (`email_key`);