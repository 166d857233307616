import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
// What the apps take for granted; some ignore anything else they are told.
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS };
// A code is good for one step either side of now: clocks differ, and people type slowly (RFC 6238 §5.2).
const WINDOW = 1;

/** A new secret of 160 bits, in base32. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address by which an app learns a secret, most often as a picture. */
export function secretUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...SETTINGS, issuer, label, secret }).toString();
}

/** The time step a code of six digits belongs to at an instant; null when it is not the secret's. */
export function findStep(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ ...SETTINGS, secret });
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
