import { Secret, TOTP } from 'otpauth';
import type { SignedIn, TestApi } from '../api.ts';
import { PASSWORD } from './accounts.ts';

/** Returns the code that an authenticator app shows for a secret, some steps of 30 seconds from now. */
export function appCode(api: TestApi, secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: api.site.clock.now() + steps * 30_000 });
}

/** Switches a member's second step on with the code of the previous time step, so that the next one is still unused. */
export async function turnSecondStepOn(
  api: TestApi,
  member: SignedIn,
  password = PASSWORD,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const started = await member.post<{ secret: string }>('/api/auth/second-step/start', { password });
  const { secret } = started.body;
  const { body } = await member.post<{ recoveryCodes: string[] }>('/api/auth/second-step/confirm', {
    code: appCode(api, secret, -1),
  });
  return { secret, recoveryCodes: body.recoveryCodes };
}
