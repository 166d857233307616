import { message } from '../../../../shared/messages/catalogue.ts';
import { broken, type Finding, works } from '../../../channels/channel-check.ts';
import type { Site } from '../../../site/site.ts';

const TIMEOUT_MS = 8_000;

/** Calls the site at its public address, as a member's browser would. */
export async function checkPublicAddress({ env }: Site, calledOff: AbortSignal): Promise<Finding[]> {
  const url = env.publicUrl;
  if (env.PUBLIC_URL === undefined) return [broken(message('doctor_address_unset', { url }))];
  const findings = [await call(url, AbortSignal.any([calledOff, AbortSignal.timeout(TIMEOUT_MS)]))];
  if (new URL(url).protocol !== 'https:') findings.push(broken(message('doctor_address_plain', { url })));
  return findings;
}

async function call(url: string, signal: AbortSignal): Promise<Finding> {
  try {
    const response = await fetch(`${url}/healthz`, { signal });
    const body: unknown = await response.json().catch(() => null);
    const isOurs = response.ok && body !== null && typeof body === 'object' && 'alive' in body;
    if (!isOurs) return broken(message('doctor_address_other', { url, status: response.status }));
    return works(message('doctor_address_works', { url }));
  } catch (error) {
    const code = codeOf(error);
    const isCertificate = /CERT|SIGNATURE|ALTNAME|SELF_SIGNED|SSL/.test(code);
    return broken(message(isCertificate ? 'doctor_address_certificate' : 'doctor_address_unreachable', { url, code }));
  }
}

/** Returns the code of the innermost error, because fetch wraps it. */
function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
    if (at.name === 'TimeoutError') return 'ETIMEDOUT';
  }
  return 'EUNKNOWN';
}
