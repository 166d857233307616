import { z } from 'zod';
import { message } from '../../../../shared/messages/catalogue.ts';
import { broken, type Finding, works } from '../../../channels/channel-check.ts';
import type { Site } from '../../../site/site.ts';

const TIMEOUT_MS = 8_000;

// A call that every site answers in the same words: signed out, it has no member.
const ASKED = '/api/auth/me';

/** Calls the site at its public address, as a member's browser would. */
export async function checkPublicAddress({ env }: Site, signal: AbortSignal): Promise<Finding[]> {
  const url = env.publicUrl;
  if (env.PUBLIC_URL === undefined) return [broken(message('doctor_address_unset', { url }))];
  const findings = [await call(url, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]))];
  if (new URL(url).protocol !== 'https:') findings.push(broken(message('doctor_address_plain', { url })));
  return findings;
}

async function call(url: string, signal: AbortSignal): Promise<Finding> {
  try {
    const response = await fetch(url + ASKED, { signal });
    const { status } = response;
    const said = codeIn(await response.json().catch(() => null));
    if (status === 401 && said === 'not_signed_in') return works(message('doctor_address_works', { url }));
    // The site's own answer to a request that names another host than PUBLIC_URL.
    if (status === 400 && said === 'other_host') return broken(message('doctor_address_host', { url }));
    if (status === 404) return broken(message('doctor_address_missing', { url }));
    return broken(message('doctor_address_other', { url, status }));
  } catch (error) {
    const code = codeOf(error);
    const isCertificate = /CERT|SIGNATURE|ALTNAME|SELF_SIGNED|SSL/.test(code);
    return broken(message(isCertificate ? 'doctor_address_certificate' : 'doctor_address_unreachable', { url, code }));
  }
}

/** Returns the code of the message in an answer of the site; null for the answer of another program. */
function codeIn(body: unknown): string | null {
  const answer = z.object({ said: z.object({ code: z.string() }) }).safeParse(body);
  return answer.success ? answer.data.said.code : null;
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
