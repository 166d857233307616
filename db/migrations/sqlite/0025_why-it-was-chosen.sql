ALTER TABLE `guidance_entries` ADD `chosen_because` text;--> statement-breakpoint
ALTER TABLE `guidance_entries` ADD `chosen_for` text;