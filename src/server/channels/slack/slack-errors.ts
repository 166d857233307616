import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import { failed, retry, type SendResult, siteRefused } from '../send-result.ts';
import { SlackApiError } from './web-api.ts';

/** Slack's errors that say the token no longer counts (https://docs.slack.dev/reference/methods/chat.postMessage#errors). */
export const SLACK_TOKEN_ERRORS: ReadonlySet<string> = new Set([
  'token_revoked',
  'token_expired',
  'account_inactive',
  'invalid_auth',
  'not_authed',
  'missing_scope',
  'no_permission',
  'org_login_required',
  'team_access_not_granted',
  'access_denied',
  'ekm_access_denied',
]);

/** Slack's errors that say the channel is gone, or takes no messages of the app. */
export const SLACK_PLACE_ERRORS: ReadonlySet<string> = new Set([
  'channel_not_found',
  'is_archived',
  'not_in_channel',
  'user_not_found',
  'user_disabled',
  'cannot_dm_bot',
  'restricted_action',
  'restricted_action_read_only_channel',
]);

/** The code of a message without a token that the site can read. */
export const TOKEN_GONE = 'slack_token_gone';

/** The code of a direct message while the app's Messages tab is off, as in an app that was made without it. */
export const MESSAGES_TAB_OFF = 'slack_messages_tab_disabled';

/** Slack had an internal error, or too much to do. */
const TEMPORARY = new Set([
  'fatal_error',
  'internal_error',
  'service_unavailable',
  'request_timeout',
  'team_added_to_org',
]);
const LIMITED = new Set(['ratelimited', 'rate_limited', 'message_limit_exceeded']);

/** Returns whether an error says that the token no longer counts or lacks a scope. */
export function isTokenRefused(error: string): boolean {
  return SLACK_TOKEN_ERRORS.has(error);
}

/** Returns whether an error code is about the connection or the place; null where it is about neither. */
export function causeOf(code: string): 'token' | 'place' | null {
  const error = code.replace(/^slack_/, '');
  if (code === TOKEN_GONE || isTokenRefused(error)) return 'token';
  return SLACK_PLACE_ERRORS.has(error) ? 'place' : null;
}

/** The wait where Slack names none, in milliseconds. */
const LIMITED_MS = MINUTE_MS;

/**
 * Returns the meaning of a failed message: a token or a channel that is refused for good (rules.md C32), or an error of
 * the site, of Slack or of the network. Slack does not recognise a repeat, so a call without an answer is never
 * repeated (rules.md S7).
 * @param ofSite true where the token is the site's own: then every message waits until it is mended.
 * @throws anything that is no failure of a call.
 */
export function resultOfFailure(error: unknown, ofSite: boolean): SendResult {
  if (!(error instanceof SlackApiError)) throw error;
  const { failure } = error;
  switch (failure.kind) {
    case 'unreachable':
      return retry('slack_unreachable');
    case 'no_answer':
      return { kind: 'unknown', code: 'slack_no_answer' };
    case 'limited':
      return retry('slack_limited', { afterMs: failure.retryAfterMs });
    case 'status':
      return resultOfStatus(failure.status);
    case 'refused':
      return resultOfCode(failure.error, ofSite);
  }
}

function resultOfStatus(status: number): SendResult {
  if (status === 429) return retry('slack_limited', { afterMs: LIMITED_MS });
  // A gateway gave up waiting, so the message may have gone out.
  if (status === 504) return { kind: 'unknown', code: 'slack_no_answer' };
  return retry('slack_unavailable');
}

function resultOfCode(error: string, ofSite: boolean): SendResult {
  if (LIMITED.has(error)) return retry('slack_limited', { afterMs: LIMITED_MS });
  if (TEMPORARY.has(error)) return retry('slack_unavailable');
  if (isTokenRefused(error)) {
    if (ofSite) return siteRefused('slack_site_token');
    return failed(`slack_${error}`, 'disable');
  }
  return failed(`slack_${error}`, SLACK_PLACE_ERRORS.has(error) ? 'disable' : 'none');
}
