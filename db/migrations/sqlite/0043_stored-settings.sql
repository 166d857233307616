CREATE TABLE `stored_settings` (
	`name` text PRIMARY KEY NOT NULL,
	`plain` text,
	`sealed` text,
	`revision` integer NOT NULL,
	`changed_by` integer NOT NULL,
	`changed_at` integer NOT NULL
);
