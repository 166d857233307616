DROP INDEX `deliveries_job_address`;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `repeat` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `answers` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `answered_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_job_address` ON `deliveries` (`job_id`,`channel`,`address_id`,`repeat`);