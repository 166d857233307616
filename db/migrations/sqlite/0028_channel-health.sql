CREATE TABLE `channel_health` (
	`channel` text PRIMARY KEY NOT NULL,
	`last_sent_at` integer,
	`failing_since` integer,
	`fetch_error` text
);
