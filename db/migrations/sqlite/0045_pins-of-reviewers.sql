ALTER TABLE `pinned_entries` ADD `created_by` integer REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `pinned_entries_creator` ON `pinned_entries` (`created_by`);