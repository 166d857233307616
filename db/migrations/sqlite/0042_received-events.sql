CREATE TABLE `received_events` (
	`event` text PRIMARY KEY NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `received_events_created` ON `received_events` (`created_at`);