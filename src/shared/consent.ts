import type { AlertMethod } from './channels.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';

/** The four consent records there are pages for, by the end of their address, with the methods each is about (product.md §2). */
export const CONSENT_RECORDS = {
  'sms-whatsapp': ['sms', 'whatsapp'],
  email: ['email'],
  push: ['push', 'desktop'],
  'third-party': ['slack', 'telegram'],
} as const satisfies Record<string, readonly AlertMethod[]>;
export type ConsentRecordName = keyof typeof CONSENT_RECORDS;

/** How many guidance messages a member agrees to a day, tests aside (product.md §9, rules.md C11). */
export const MESSAGES_A_DAY = {
  sms: { least: 1, most: 3 },
  whatsapp: { least: 1, most: 3 },
  email: { least: 0, most: 3 },
} as const;

/** The hours of the recipient's day in which SMS and WhatsApp messages may come (rules.md C12). */
export const MESSAGE_HOURS = { from: 8, until: 21 } as const;

/** The language of the words that a version names, which it ends in unless they are English: `sms-1-es`. */
export function languageOfWording(version: string): string {
  return /-([a-z]{2})$/.exec(version)?.[1] ?? DEFAULT_LANGUAGE;
}
