import { readFileSync } from 'node:fs';
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js';
import { z } from 'zod';
import { MODEL_SETTINGS } from './model-settings.ts';
import { origin, wholeNumber } from './setting-kinds.ts';

/** The settings of the site itself. Those that only one channel reads stand in the definition of that channel. */
export const SITE_SETTINGS = {
  HOST: z.string().default('0.0.0.0'),
  PORT: wholeNumber(0, 65_535, 'must be a port number between 0 and 65535').default(3000),
  // Pages and calls are served at the root, and links in mails must not hold a password.
  PUBLIC_URL: origin(
    'must be the address of the site and nothing after it, such as https://friends.example.org',
  ).optional(),
  TRUST_PROXY: wholeNumber(0, 10, 'must be the number of proxies in front, such as 1').default(0),
  DATA_DIR: z.string().default('./data'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, silent',
    })
    .default('info'),
  APP_NAME: z.string().max(40, 'must be at most 40 characters').default('Hesed'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  PRIVACY_EMAIL: z.email('must be an e-mail address').optional(),
  // The church's contact on the card that offers help (rules.md G6).
  CARE_CONTACT_NAME: z.string().max(100, 'must be at most 100 characters').optional(),
  CARE_CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d\s().-]{3,30}$/, 'must be a phone number')
    .optional(),
  CARE_CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  REGISTRATION: z.enum(['open', 'invite', 'closed'], { error: 'must be open, invite or closed' }).default('open'),
  CATCH_UP_MINUTES: wholeNumber(1, 24 * 60, 'must be a number of minutes between 1 and 1440').default(90),
  PHONE_COUNTRY: z
    .string()
    .toUpperCase()
    .refine(isSupportedCountry, 'must be the code of a country, such as US or GB')
    .optional(),
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
    .optional(),
  CHURCH_YEAR: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  BACKUPS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  BACKUP_PASSPHRASE: z.string().min(12, 'must be at least 12 characters').optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 characters without spaces')
    .optional(),
  ...MODEL_SETTINGS,
};

/** The settings that a table of schemas gives. */
export type SettingsOf<Shape extends z.ZodRawShape> = keyof Shape extends never
  ? unknown
  : z.output<z.ZodObject<Shape>>;

/** The settings of the site itself; `publicUrl` has no trailing slash. */
export type SiteEnv = SettingsOf<typeof SITE_SETTINGS> & { publicUrl: string };

/** The values of the settings as they are written, by their names. */
export type SettingValues = Readonly<Record<string, string | undefined>>;

/** A configuration that the server cannot use. The message has one readable line per error. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Reads the settings of a table of schemas from environment variables. A `NAME_FILE` variable names a file that holds
 * the value; an empty value counts as not set.
 * @param check finds the errors that more than one setting makes, one line each.
 * @throws {EnvError} with one line per invalid setting.
 */
export function readSettings<Shape extends z.ZodRawShape>(
  source: SettingValues,
  shape: Shape,
  check: (values: SettingValues) => string[],
): z.output<z.ZodObject<Shape>> {
  const faults: string[] = [];
  const values: Record<string, string> = {};
  for (const name of Object.keys(shape)) {
    try {
      const value = settingValue(source, name);
      if (value !== undefined && value.trim() !== '') values[name] = value.trim();
    } catch (error) {
      faults.push(
        `${name}_FILE: the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`,
      );
    }
  }
  const result = z.object(shape).safeParse(values);
  if (!result.success)
    for (const issue of result.error.issues) faults.push(`${issue.path.join('.')}: ${issue.message}`);
  faults.push(...check(values));
  if (faults.length || !result.success) throw new EnvError(faults.join('\n'));
  return result.data;
}

function settingValue(source: SettingValues, name: string): string | undefined {
  if (source[name]?.trim()) return source[name];
  const file = source[`${name}_FILE`]?.trim();
  return file ? readFileSync(file, 'utf8') : undefined;
}
