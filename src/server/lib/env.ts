import { readFileSync } from 'node:fs';
import { isSupportedCountry } from 'libphonenumber-js';
import { z } from 'zod';
import { isE164 } from '../../shared/alerts/phone.ts';

const url = (protocols: string[]) =>
  z.string().refine(
    (text) => {
      const parsed = URL.parse(text);
      return parsed !== null && protocols.includes(parsed.protocol);
    },
    {
      error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      abort: true,
    },
  );

/** A whole number, written with digits only. */
const wholeNumber = (min: number, max: number, sentence: string) =>
  z.string().regex(/^\d+$/, sentence).transform(Number).pipe(z.number().min(min, sentence).max(max, sentence));

const SITE_ADDRESS = 'must be the address of the site and nothing after it, such as https://friends.example.org';

const mailbox = /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/** An id of Twilio: two letters for the kind of thing, and 32 hexadecimal digits. */
const sid = (kind: string) =>
  z.string().regex(new RegExp(`^${kind}[0-9a-fA-F]{32}$`), `must be ${kind} and 32 hexadecimal digits`);

const e164 = z.string().refine(isE164, 'must be a number with its country, such as +12025550123');

const schema = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: wholeNumber(0, 65_535, 'must be a port number between 0 and 65535').default(3000),
  PUBLIC_URL: url(['http:', 'https:'])
    .refine(isBareAddress, SITE_ADDRESS)
    .transform((text) => new URL(text).origin)
    .optional(),
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
  REGISTRATION: z.enum(['open', 'invite', 'closed'], { error: 'must be open, invite or closed' }).default('open'),
  CATCH_UP_MINUTES: wholeNumber(1, 24 * 60, 'must be a number of minutes between 1 and 1440').default(90),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().regex(mailbox, 'must be an address, or a name and <address>').optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[A-Za-z0-9_-]{20,}$/, 'must be the token that BotFather gave, such as 123456789:AAE…')
    .optional(),
  TELEGRAM_API_URL: url(['http:', 'https:']).optional(),
  TELEGRAM_UPDATES: z.enum(['polling', 'webhook'], { error: 'must be polling or webhook' }).default('polling'),
  PHONE_COUNTRY: z
    .string()
    .toUpperCase()
    .refine(isSupportedCountry, 'must be the code of a country, such as US or GB')
    .optional(),
  TWILIO_ACCOUNT_SID: sid('AC').optional(),
  TWILIO_AUTH_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be the auth token of the account')
    .optional(),
  TWILIO_PHONE_NUMBER: e164.optional(),
  TWILIO_MESSAGING_SERVICE_SID: sid('MG').optional(),
  TWILIO_WHATSAPP_NUMBER: e164.optional(),
  TWILIO_WHATSAPP_CONTENT_SID: sid('HX').optional(),
  TWILIO_HANDLES_KEYWORDS: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('true')
    .transform((text) => text === 'true'),
  TWILIO_API_URL: url(['http:', 'https:'])
    .refine(isBareAddress, 'must be the address of a host and nothing after it, such as https://proxy.example.org')
    .transform((text) => new URL(text).origin)
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 characters without spaces')
    .optional(),
});

/** The server's settings; `publicUrl` has no trailing slash. */
export type Env = z.output<typeof schema> & { publicUrl: string };

/** A configuration that the server cannot use. The message has one readable line per error. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

type Source = Record<string, string | undefined>;

/**
 * Reads the settings from environment variables. A `NAME_FILE` variable names a file that holds the value; an empty
 * value counts as not set.
 * @throws {EnvError} with one line per invalid setting.
 */
export function readEnv(source: Source): Env {
  const faults: string[] = [];
  const values: Source = {};
  for (const name of Object.keys(schema.shape)) {
    try {
      const value = settingValue(source, name);
      if (value !== undefined && value.trim() !== '') values[name] = value.trim();
    } catch (error) {
      faults.push(
        `${name}_FILE: the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`,
      );
    }
  }
  const result = schema.safeParse(values);
  if (!result.success)
    for (const issue of result.error.issues) faults.push(`${issue.path.join('.')}: ${issue.message}`);
  if (values.SMTP_URL && !values.MAIL_FROM) faults.push('MAIL_FROM: is needed when SMTP_URL is set');
  faults.push(...twilioFaults(values));
  if (values.TELEGRAM_UPDATES === 'webhook' && !values.PUBLIC_URL?.startsWith('https:'))
    faults.push('TELEGRAM_UPDATES: webhook needs a PUBLIC_URL that starts with https://');
  if (faults.length || !result.success) throw new EnvError(faults.join('\n'));
  return { ...result.data, publicUrl: result.data.PUBLIC_URL ?? `http://localhost:${result.data.PORT}` };
}

const TWILIO_SENDERS = [
  'TWILIO_PHONE_NUMBER',
  'TWILIO_MESSAGING_SERVICE_SID',
  'TWILIO_WHATSAPP_NUMBER',
  'TWILIO_WHATSAPP_CONTENT_SID',
];

/** The account needs its id and its token, every sender needs an account, and Twilio calls the site at PUBLIC_URL. */
function twilioFaults(values: Source): string[] {
  const needed = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'PUBLIC_URL'];
  const because = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', ...TWILIO_SENDERS].find((name) => values[name]);
  return needed.flatMap((name) => (because && !values[name] ? [`${name}: is needed when ${because} is set`] : []));
}

function settingValue(source: Source, name: string): string | undefined {
  if (source[name]?.trim()) return source[name];
  const file = source[`${name}_FILE`]?.trim();
  return file ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Returns whether an address is served at the root and holds no password: pages and calls are served at the root, and
 * links in mails must not hold a password.
 */
function isBareAddress(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && [`${address.origin}/`, address.origin].includes(address.href);
}
