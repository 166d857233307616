import { z } from 'zod';
import type { SettingsOf, SettingValues, SiteEnv } from '../../lib/env.ts';
import { url } from '../../lib/setting-kinds.ts';

/** The site's bot. */
export const telegramSettings = {
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[A-Za-z0-9_-]{20,}$/, 'must be the token that BotFather gave, such as 123456789:AAE…')
    .optional(),
  TELEGRAM_API_URL: url(['http:', 'https:']).optional(),
  TELEGRAM_UPDATES: z.enum(['polling', 'webhook'], { error: 'must be polling or webhook' }).default('polling'),
};

export type TelegramEnv = SiteEnv & SettingsOf<typeof telegramSettings>;

/** Telegram calls a webhook at a public address with https only. */
export function checkTelegramSettings(values: SettingValues): string[] {
  return values.TELEGRAM_UPDATES === 'webhook' && !values.PUBLIC_URL?.startsWith('https:')
    ? ['TELEGRAM_UPDATES: webhook needs a PUBLIC_URL that starts with https://']
    : [];
}
