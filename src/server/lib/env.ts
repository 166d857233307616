import { readFileSync } from 'node:fs';
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js';
import { z } from 'zod';
import { message } from '../../shared/messages/catalogue.ts';
import { MODEL_SETTINGS } from './model-settings.ts';
import { origin, wholeNumber } from './setting-kinds.ts';
import { onServer, settingPlaces } from './setting-places.ts';

const REGISTRATION = ['open', 'invite', 'closed'] as const;
const CHURCH_YEAR = ['on', 'off'] as const;

/** The settings of the site itself. The definition of a channel has the settings that only this channel reads. */
export const SITE_SETTINGS = {
  HOST: z.string().default('0.0.0.0').register(settingPlaces, onServer),
  PORT: wholeNumber(0, 65_535, 'must be a port number between 0 and 65535')
    .default(3000)
    .register(settingPlaces, onServer),
  // Pages and calls are served at the root, and links in mails must not hold a password.
  PUBLIC_URL: origin('must be the address of the site and nothing after it, such as https://friends.example.org')
    .optional()
    .register(settingPlaces, onServer),
  TRUST_PROXY: wholeNumber(0, 10, 'must be the number of proxies in front, such as 1')
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
    .register(settingPlaces, { group: 'church', invalid: message('setting_no_country') }),
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
  CATCH_UP_MINUTES: wholeNumber(1, 24 * 60, 'must be a number of minutes between 1 and 1440')
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
    .register(settingPlaces, { group: 'phone', invalid: message('setting_no_countries') }),
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

/** The values of the settings as they are written, by their names. */
export type SettingValues = Readonly<Record<string, string | undefined>>;

/** A configuration that the server cannot use. The message has one readable line per error. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Reads the values of some settings from environment variables. A `NAME_FILE` variable names a file that holds the value;
 * an empty value counts as not set.
 * @throws {EnvError} with one line per file that cannot be read.
 */
export function readValues(source: SettingValues, names: readonly string[]): Record<string, string> {
  const errors: string[] = [];
  const values: Record<string, string> = {};
  for (const name of names) {
    try {
      const value = settingValue(source, name)?.trim();
      if (value) values[name] = value;
    } catch (error) {
      errors.push(
        `${name}_FILE: the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`,
      );
    }
  }
  if (errors.length) throw new EnvError(errors.join('\n'));
  return values;
}

/** The settings of a table of schemas, or one line for each invalid one. */
export type Parsed<Shape extends z.ZodRawShape> =
  | { data: z.output<z.ZodObject<Shape>>; errors: [] }
  | { data: null; errors: { name: string; sentence: string }[] };

/** Parses values by the schemas of settings. */
export function parseSettings<Shape extends z.ZodRawShape>(
  values: SettingValues,
  schema: z.ZodObject<Shape>,
): Parsed<Shape> {
  const result = schema.safeParse(values);
  if (result.success) return { data: result.data, errors: [] };
  return {
    data: null,
    errors: result.error.issues.map(({ path, message }) => ({ name: String(path[0]), sentence: message })),
  };
}

function settingValue(source: SettingValues, name: string): string | undefined {
  if (source[name]?.trim()) return source[name];
  const file = source[`${name}_FILE`]?.trim();
  return file ? readFileSync(file, 'utf8') : undefined;
}
