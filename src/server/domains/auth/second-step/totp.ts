import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
// The defaults of authenticator apps; some ignore other settings.
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS };
// A code is also valid one step before and after now, because clocks differ and people type slowly (RFC 6238 §5.2).
const WINDOW = 1;

/** Creates a secret of 160 bits, in base32. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the URL that transfers a secret to an app, usually as a QR code. */
export function secretUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...SETTINGS, issuer, label, secret }).toString();
}

/** Returns the time step of a six-digit code around an instant; null when the code does not match the secret. */
export function findStep(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ ...SETTINGS, secret });
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
