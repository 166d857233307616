import { z } from 'zod';
import { message } from '../../../shared/messages/catalogue.ts';
import type { SettingValues } from '../../lib/settings/read-settings.ts';
import { url } from '../../lib/settings/setting-kinds.ts';
import { onServer, settingPlaces } from '../../lib/settings/setting-places.ts';
import type { SettingsOf, SiteEnv } from '../../lib/settings/site-settings.ts';

const mailbox = /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/** The mail server, the sender, and the ways in which the site learns of mail that came back. */
export const emailSettings = {
  SMTP_URL: url(['smtp:', 'smtps:'])
    .optional()
    .register(settingPlaces, { group: 'email', secret: true, invalid: message('setting_no_mail_server') }),
  MAIL_FROM: z
    .string()
    .regex(mailbox, 'must be an address, or a name and <address>')
    .optional()
    .register(settingPlaces, { group: 'email', invalid: message('setting_no_sender') }),
  BOUNCE_ADDRESS: z
    .email('must be an e-mail address')
    .optional()
    .register(settingPlaces, { group: 'email', invalid: message('setting_no_email') }),
  BOUNCE_IMAP_URL: url(['imap:', 'imaps:'])
    .refine((text) => new URL(text).username !== '' && new URL(text).password !== '', 'must name the user and password')
    .optional()
    .register(settingPlaces, onServer),
  BOUNCE_IMAP_READ: z
    .enum(['mark', 'delete'], { error: 'must be mark or delete' })
    .default('mark')
    .register(settingPlaces, onServer),
  BOUNCE_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 characters without spaces')
    .optional()
    .register(settingPlaces, { group: 'email', secret: true, invalid: message('setting_too_short', { min: 16 }) }),
};

export type EmailEnv = SiteEnv & SettingsOf<typeof emailSettings>;

/** A mail server needs a sender. */
export function checkEmailSettings(values: SettingValues): string[] {
  return values.SMTP_URL && !values.MAIL_FROM ? ['MAIL_FROM: is needed when SMTP_URL is set'] : [];
}
