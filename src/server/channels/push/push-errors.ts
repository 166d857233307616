import { wasNeverConnected } from '../../lib/errors/connection-errors.ts';
import { PRIVATE_ADDRESS } from '../public-lookup.ts';
import { waitOf } from '../retry-after.ts';
import { failed, retry, type SendResult } from '../send-result.ts';
import type { PushAnswer } from './post.ts';

// Each service has its own words for a browser that subscribed with another key: Apple answers 400
// "VapidPkHashMismatch", Google 403 "do not correspond to the credentials", Mozilla 401 "Key mismatch".
const KEY_MISMATCH = /mismatch|not correspond/i;
// The site's own token is not valid: its contact, its audience, or its time by a clock that is wrong (Apple: 403
// "BadJwtToken", "ExpiredJwtToken"; Google: 403 "invalid JWT provided").
const BAD_TOKEN = /jwt|token|expired/i;

/**
 * Returns the effect of a status other than 2xx on the message and the browser (rules.md C24). The statuses are those
 * of RFC 8030 §5 and https://mozilla-services.github.io/autopush-rs/errors.html.
 */
export function resultOfAnswer({ status, retryAfter, text }: PushAnswer): SendResult {
  const code = `push_${status}`;
  if (status === 404 || status === 410) return failed(code, 'disable');
  if (status < 404 && KEY_MISMATCH.test(text)) return failed('push_key_mismatch', 'disable');
  // A wrong token is an error of the site, so no browser is forgotten for it.
  if (status === 401 || (status === 403 && BAD_TOKEN.test(text))) return retry('push_token_refused');
  if (status === 403) return failed(code, 'count');
  // The service of Edge asks to wait with 406
  // (https://learn.microsoft.com/windows/apps/windows-app-sdk/notifications/push-notifications/troubleshooting).
  if (status === 429 || status === 406 || status >= 500) return retry(code, { afterMs: waitOf(retryAfter) });
  return failed(code);
}

/**
 * Returns the meaning of a call without a response. A repeat has the same topic and tag and a browser shows both as
 * one, so the call is made again (rules.md S7).
 */
export function resultOfError(error: unknown): SendResult {
  const code = String((error as { code?: unknown } | null)?.code);
  if (code === PRIVATE_ADDRESS) return failed('push_private_address', 'disable');
  return retry(wasNeverConnected(code) ? 'push_unreachable' : 'push_no_answer');
}
