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

/** The code of a stored token that the site can no longer decrypt. */
const TOKEN_GONE = 'slack_token_gone';

/** Returns what a delivery code of Slack is about: the connection, the place, or null where neither is known. */
export function subjectOfSlackCode(code: string): 'token' | 'place' | null {
  const error = code.replace(/^slack_/, '');
  if (code === TOKEN_GONE || SLACK_TOKEN_ERRORS.has(error)) return 'token';
  return SLACK_PLACE_ERRORS.has(error) ? 'place' : null;
}
