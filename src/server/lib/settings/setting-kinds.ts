import { z } from 'zod';
import { isE164 } from '../../../shared/alerts/phone.ts';

/** A URL with one of the protocols, such as `https:`. */
export const url = (protocols: string[]) =>
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

/** The address of a host, with nothing after it; `sentence` says so with an example. The value is the origin. */
export const origin = (sentence: string) =>
  url(['http:', 'https:'])
    .refine(isBareAddress, sentence)
    .transform((text) => new URL(text).origin);

/** A whole number, written with digits only. */
export const wholeNumberSetting = (min: number, max: number, sentence: string) =>
  z.string().regex(/^\d+$/, sentence).transform(Number).pipe(z.number().min(min, sentence).max(max, sentence));

/** A phone number with its country code. */
export const e164 = z.string().refine(isE164, 'must be a number with its country, such as +12025550123');

/** Returns whether an address is served at the root and holds no password. */
function isBareAddress(text: string): boolean {
  const address = URL.parse(text);
  return address !== null && [`${address.origin}/`, address.origin].includes(address.href);
}
