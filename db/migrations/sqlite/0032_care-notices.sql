CREATE TABLE `care_notices` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`signs` text DEFAULT '[]' NOT NULL,
	`found_at` integer NOT NULL,
	`dismissed_at` integer,
	`abuse_named_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
