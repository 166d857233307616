ALTER TABLE `deliveries` ADD `retry_until` integer;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `instead_of` text;