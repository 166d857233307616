import { z } from 'zod';
import { message } from '../../../shared/messages/catalogue.ts';
import type { SettingValues } from '../../lib/settings/read-settings.ts';
import { url } from '../../lib/settings/setting-kinds.ts';
import { onServer, settingPlaces } from '../../lib/settings/setting-places.ts';
import type { SettingsOf, SiteEnv } from '../../lib/settings/site-settings.ts';

const TELEGRAM_UPDATES = ['polling', 'webhook'] as const;

/** The site's bot. */
export const telegramSettings = {
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[A-Za-z0-9_-]{20,}$/, 'must be the token that BotFather gave, such as 123456789:AAE…')
    .optional()
    .register(settingPlaces, { group: 'telegram', secret: true, invalid: message('setting_not_whole') }),
  TELEGRAM_API_URL: url(['http:', 'https:']).optional().register(settingPlaces, onServer),
  TELEGRAM_UPDATES: z
    .enum(TELEGRAM_UPDATES, { error: 'must be polling or webhook' })
    .default('polling')
    .register(settingPlaces, { group: 'telegram', choices: TELEGRAM_UPDATES }),
};

export type TelegramEnv = SiteEnv & SettingsOf<typeof telegramSettings>;

/** Telegram calls a webhook at a public address with https only. */
export function checkTelegramSettings(values: SettingValues): string[] {
  return values.TELEGRAM_UPDATES === 'webhook' && !values.PUBLIC_URL?.startsWith('https:')
    ? ['TELEGRAM_UPDATES: webhook needs a PUBLIC_URL that starts with https://']
    : [];
}
