DROP TABLE `push_subscriptions`;--> statement-breakpoint
DROP TABLE `telegram_subscriptions`;--> statement-breakpoint
ALTER TABLE `user_profiles` DROP COLUMN `phone_number`;--> statement-breakpoint
ALTER TABLE `user_profiles` DROP COLUMN `whatsapp_number`;--> statement-breakpoint
ALTER TABLE `user_profiles` DROP COLUMN `telegram_chat_id`;