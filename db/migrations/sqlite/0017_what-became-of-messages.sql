ALTER TABLE `deliveries` ADD `delivered_at` integer;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `read_at` integer;--> statement-breakpoint
CREATE INDEX `deliveries_provider` ON `deliveries` (`provider_id`) WHERE "deliveries"."channel" in ('sms', 'whatsapp');