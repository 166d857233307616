import { z } from 'zod';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import { broken, type Finding, works } from '../../../channels/channel-check.ts';
import type { Site } from '../../../site/site.ts';
import { codeOf, isOutsideValidity } from './fetch-errors.ts';

const TIMEOUT_MS = 8_000;

// A call that every site answers in the same words: signed out, it has no member.
const ASKED = '/api/auth/me';

/** Calls the site at its public address, as a member's browser would. */
export async function checkPublicAddress({ env }: Site, signal: AbortSignal): Promise<Finding[]> {
  const url = env.publicUrl;
  if (env.PUBLIC_URL === undefined) return [broken(message('doctor_address_unset', { url }))];
  const finding = await call(url, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
  const isPlain = new URL(url).protocol !== 'https:' && finding.said.code !== 'doctor_address_redirects';
  return [finding, ...(isPlain ? [broken(message('doctor_address_plain', { url }))] : [])];
}

async function call(url: string, signal: AbortSignal): Promise<Finding> {
  try {
    const response = await fetch(url + ASKED, { signal, redirect: 'manual' });
    const { status } = response;
    const target = redirectOf(response);
    if (target) return broken(message('doctor_address_redirects', { url, target }));
    const said = codeIn(await response.json().catch(() => null));
    if (status === 401 && said === 'not_signed_in') return works(message('doctor_address_works', { url }));
    // The site's own answer to a request that names another host than PUBLIC_URL.
    if (status === 400 && said === 'other_host') return broken(message('doctor_address_host', { url }));
    if (status === 404) return broken(message('doctor_address_missing', { url }));
    return broken(message('doctor_address_other', { url, status }));
  } catch (error) {
    return broken(whyUnreached(url, codeOf(error)));
  }
}

/** Returns the origin that a proxy forwards the same call to; null for another answer, such as the way to a sign-in page. */
function redirectOf({ status, headers, url }: Response): string | null {
  const location = headers.get('location');
  if (status < 300 || status > 399 || !location || !URL.canParse(location, url)) return null;
  const { origin, pathname } = new URL(location, url);
  return pathname === ASKED && origin !== new URL(url).origin ? origin : null;
}

// The codes of Node (https://nodejs.org/api/tls.html#x509-certificate-error-codes) and of OpenSSL.
const CLOSED = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/;
const NO_TLS = /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/;
const UNTRUSTED = /SELF_SIGNED|^UNABLE_TO_|^CERT_UNTRUSTED$|^INVALID_CA$/;
const CERTIFICATE = /^(?:CERT_|CRL_|ERR_TLS_CERT|HOSTNAME_MISMATCH)/;

function whyUnreached(url: string, code: string): CodedMessage {
  if (NO_TLS.test(code)) return message('doctor_address_unencrypted', { url });
  if (/^ERR_SSL_|^EPROTO$/.test(code)) return message('doctor_address_handshake', { url, code });
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return message('doctor_address_certificate_name', { url });
  if (UNTRUSTED.test(code)) return message('doctor_address_certificate_issuer', { url, code });
  if (isOutsideValidity(code)) return message('doctor_address_certificate_date', { url, code });
  if (CERTIFICATE.test(code)) return message('doctor_address_certificate', { url, code });
  return message(CLOSED.test(code) ? 'doctor_address_closed' : 'doctor_address_unreachable', { url, code });
}

/** Returns the code of the message in an answer of the site; null for the answer of another program. */
function codeIn(body: unknown): string | null {
  const answer = z.object({ said: z.object({ code: z.string() }) }).safeParse(body);
  return answer.success ? answer.data.said.code : null;
}
