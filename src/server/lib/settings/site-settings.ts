import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js';
import { z } from 'zod';
import { message } from '../../../shared/messages/catalogue.ts';
import { MODEL_SETTINGS } from './model-settings.ts';
import { origin, wholeNumberSetting } from './setting-kinds.ts';
import { onServer, settingPlaces } from './setting-places.ts';

const REGISTRATION = ['open', 'invite', 'closed'] as const;
const CHURCH_YEAR = ['on', 'off'] as const;

/** The settings of the site itself. The definition of a channel has the settings that only this channel reads. */
export const SITE_SETTINGS = {
  HOST: z.string().default('0.0.0.0').register(settingPlaces, onServer),
  PORT: wholeNumberSetting(0, 65_535, 'must be a port number between 0 and 65535')
    .default(3000)
    .register(settingPlaces, onServer),
  // Pages and calls are served at the root, and links in mails must not hold a password.
  PUBLIC_URL: origin('must be the address of the site and nothing after it, such as https://friends.example.org')
    .optional()
    .register(settingPlaces, onServer),
  TRUST_PROXY: wholeNumberSetting(0, 10, 'must be the number of proxies in front, such as 1')
    .default(0)
    .register(settingPlaces, onServer),
  DATA_DIR: z.string().default('./data').register(settingPlaces, onServer),
  // Hosting services set this for a database server. The start fails, so that no operator believes that the data goes
  // there.
  DATABASE_URL: z
    .never('must not be set: the database is the file hesed.db in DATA_DIR')
    .optional()
    .register(settingPlaces, onServer),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, silent',
    })
    .default('info')
    .register(settingPlaces, onServer),
  LOG_FORMAT: z
    .enum(['json', 'pretty'], { error: 'must be json or pretty' })
    .optional()
    .register(settingPlaces, onServer),
  // Hosts with a private address that settings of the page may name.
  PRIVATE_HOSTS: z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .optional()
    .register(settingPlaces, onServer),
  APP_NAME: z
    .string()
    .max(40, 'must be at most 40 characters')
    .default('Hesed')
    .register(settingPlaces, { group: 'church', invalid: message('setting_too_long', { max: 40 }) }),
  SUPPORT_EMAIL: z
    .email('must be an e-mail address')
    .optional()
    .register(settingPlaces, { group: 'church', invalid: message('setting_no_email') }),
  PRIVACY_EMAIL: z
    .email('must be an e-mail address')
    .optional()
    .register(settingPlaces, { group: 'church', invalid: message('setting_no_email') }),
  // Phone numbers without a country code, and help lines where a member's zone names no country.
  DEFAULT_COUNTRY: z
    .string()
    .toUpperCase()
    .refine(isSupportedCountry, 'must be the code of a country, such as US or GB')
    .optional()
    .register(settingPlaces, { group: 'church', kind: 'country', choices: getCountries() }),
  // The church's contact on the card that offers help (rules.md G6).
  CARE_CONTACT_NAME: z
    .string()
    .max(100, 'must be at most 100 characters')
    .optional()
    .register(settingPlaces, { group: 'church', invalid: message('setting_too_long', { max: 100 }) }),
  CARE_CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d\s().-]{3,30}$/, 'must be a phone number')
    .optional()
    .register(settingPlaces, { group: 'church', invalid: message('setting_no_phone') }),
  CARE_CONTACT_EMAIL: z
    .email('must be an e-mail address')
    .optional()
    .register(settingPlaces, { group: 'church', invalid: message('setting_no_email') }),
  REGISTRATION: z
    .enum(REGISTRATION, { error: 'must be open, invite or closed' })
    .default('open')
    .register(settingPlaces, { group: 'joining', choices: REGISTRATION }),
  CATCH_UP_MINUTES: wholeNumberSetting(1, 24 * 60, 'must be a number of minutes between 1 and 1440')
    .default(90)
    .register(settingPlaces, onServer),
  PHONE_COUNTRIES: z
    .string()
    .transform((text) =>
      text
        .toUpperCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z.custom<CountryCode>(
          (code) => typeof code === 'string' && isSupportedCountry(code),
          'must be codes of countries with commas between them, such as US,CA',
        ),
      ),
    )
    .optional()
    .register(settingPlaces, { group: 'phone', kind: 'countries', invalid: message('setting_no_countries') }),
  CHURCH_YEAR: z
    .enum(CHURCH_YEAR, { error: 'must be on or off' })
    .default('off')
    .register(settingPlaces, { group: 'guidance', choices: CHURCH_YEAR }),
  BACKUPS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on').register(settingPlaces, onServer),
  BACKUP_PASSPHRASE: z.string().min(12, 'must be at least 12 characters').optional().register(settingPlaces, onServer),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 characters without spaces')
    .optional()
    .register(settingPlaces, onServer),
  ...MODEL_SETTINGS,
};

/** The settings that a table of schemas gives. */
export type SettingsOf<Shape extends z.ZodRawShape> = keyof Shape extends never
  ? unknown
  : z.output<z.ZodObject<Shape>>;

/**
 * The settings of the site itself; `publicUrl` has no trailing slash. `savedByAdmin` names the settings that an administrator
 * saved in the page: what they name is trusted less than what the server's operator set.
 */
export type SiteEnv = SettingsOf<typeof SITE_SETTINGS> & { publicUrl: string; savedByAdmin: ReadonlySet<string> };
