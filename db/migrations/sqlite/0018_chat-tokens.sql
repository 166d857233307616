CREATE TABLE `chat_tokens` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`channel` text NOT NULL,
	`address` text NOT NULL,
	`details` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_tokens_chat` ON `chat_tokens` (`channel`,`address`);--> statement-breakpoint
CREATE INDEX `chat_tokens_token` ON `chat_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `chat_tokens_expires` ON `chat_tokens` (`expires_at`);