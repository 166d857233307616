import { z } from 'zod';
import { message } from '../../../shared/messages/catalogue.ts';
import type { SettingValues } from '../../lib/settings/read-settings.ts';
import { e164, origin } from '../../lib/settings/setting-kinds.ts';
import { onServer, settingPlaces } from '../../lib/settings/setting-places.ts';
import type { SettingsOf, SiteEnv } from '../../lib/settings/site-settings.ts';

/** An id of Twilio: two letters for the kind of thing, and 32 hexadecimal digits. */
const sid = (kind: string) =>
  z.string().regex(new RegExp(`^${kind}[0-9a-fA-F]{32}$`), `must be ${kind} and 32 hexadecimal digits`);

const HANDLES_KEYWORDS = ['true', 'false'] as const;

/** The account, and the senders of SMS and WhatsApp. */
export const twilioSettings = {
  TWILIO_ACCOUNT_SID: sid('AC')
    .optional()
    .register(settingPlaces, { group: 'phone', invalid: message('setting_no_sid', { kind: 'AC' }) }),
  TWILIO_AUTH_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be the auth token of the account')
    .optional()
    .register(settingPlaces, { group: 'phone', secret: true, invalid: message('setting_not_whole') }),
  TWILIO_PHONE_NUMBER: e164
    .optional()
    .register(settingPlaces, { group: 'phone', invalid: message('setting_no_full_number') }),
  TWILIO_MESSAGING_SERVICE_SID: sid('MG')
    .optional()
    .register(settingPlaces, { group: 'phone', invalid: message('setting_no_sid', { kind: 'MG' }) }),
  TWILIO_WHATSAPP_NUMBER: e164
    .optional()
    .register(settingPlaces, { group: 'phone', invalid: message('setting_no_full_number') }),
  TWILIO_WHATSAPP_CONTENT_SID: sid('HX')
    .optional()
    .register(settingPlaces, { group: 'phone', invalid: message('setting_no_sid', { kind: 'HX' }) }),
  TWILIO_VERIFY_SERVICE_SID: sid('VA')
    .optional()
    .register(settingPlaces, { group: 'phone', invalid: message('setting_no_sid', { kind: 'VA' }) }),
  TWILIO_HANDLES_KEYWORDS: z
    .enum(HANDLES_KEYWORDS, { error: 'must be true or false' })
    .default('true')
    .transform((text) => text === 'true')
    .register(settingPlaces, { group: 'phone', choices: HANDLES_KEYWORDS }),
  TWILIO_API_URL: origin('must be the address of a host and nothing after it, such as https://proxy.example.org')
    .optional()
    .register(settingPlaces, onServer),
};

export type TwilioEnv = SiteEnv & SettingsOf<typeof twilioSettings>;

/** The settings that both channels need besides a sender. */
export const TWILIO_ACCOUNT = [['TWILIO_ACCOUNT_SID'], ['TWILIO_AUTH_TOKEN'], ['PUBLIC_URL']] as const;

const NEED_AN_ACCOUNT = [
  'TWILIO_PHONE_NUMBER',
  'TWILIO_MESSAGING_SERVICE_SID',
  'TWILIO_WHATSAPP_NUMBER',
  'TWILIO_WHATSAPP_CONTENT_SID',
  'TWILIO_VERIFY_SERVICE_SID',
];

/** The account needs its id and its token, senders and Verify need an account, and Twilio calls the site at PUBLIC_URL. */
export function checkTwilioSettings(values: SettingValues): string[] {
  const needed = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'PUBLIC_URL'];
  const because = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', ...NEED_AN_ACCOUNT].find((name) => values[name]);
  return needed.flatMap((name) => (because && !values[name] ? [`${name}: is needed when ${because} is set`] : []));
}
