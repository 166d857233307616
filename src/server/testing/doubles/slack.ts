import { MAX_WAIT_MS } from '../../channels/retry-after.ts';
import { failed, retry, type SendResult } from '../../channels/send-result.ts';
import { SLACK_PLACE_ERRORS, SLACK_TOKEN_ERRORS } from '../../channels/slack/slack-errors.ts';
import { createSampleKeys } from '../keys.ts';
import { arrivalOf } from '../providers/arrivals.ts';
import type { SlackFailure } from '../providers/slack-double.ts';
import { startSlackServer } from '../providers/slack-server.ts';
import { ABSURD_DELAY_SECONDS, type ProviderDouble } from './provider-double.ts';

const UNKNOWN: SendResult = { kind: 'unknown', code: 'slack_no_answer' };

/** Starts a workspace with one channel. `slack.test.ts` has the table of its answers. */
export async function startDouble(): Promise<ProviderDouble> {
  const workspace = await startSlackServer();
  workspace.addChannel('friends', true);
  const fail = (failure: SlackFailure) => () => workspace.fail('chat.postMessage', failure);
  const ofMember = { secrets: { token: createSampleKeys().encrypt('address:slack', 'xoxb-of-ruth') } };
  const ofApp = (changed: Record<string, string>) => ({ ...workspace.env, SLACK_BOT_TOKEN: '', ...changed });
  return {
    env: { PUBLIC_URL: 'https://hesed.example', ...workspace.siteEnv },
    to: { address: 'T0HESED/C0FRIENDS' },
    takesNoAnswers: true,
    outcomes: [
      ...[...SLACK_TOKEN_ERRORS].map((error) => ({
        answer: `${error}, for a token of a member`,
        to: ofMember,
        arrange: fail({ does: 'refuse', error }),
        ends: failed(`slack_${error}`, 'disable'),
      })),
      ...[...SLACK_PLACE_ERRORS].map((error) => ({
        answer: error,
        arrange: fail({ does: 'refuse', error }),
        ends: failed(`slack_${error}`, 'disable'),
      })),
      {
        answer: 'messages_tab_disabled',
        arrange: fail({ does: 'refuse', error: 'messages_tab_disabled' }),
        ends: failed('slack_messages_tab_disabled'),
      },
      {
        answer: 'token_revoked, for the token of the site',
        arrange: fail({ does: 'refuse', error: 'token_revoked' }),
        ends: retry('slack_site_token', { afterMs: 60 * 60_000, rests: 'channel' }),
      },
      {
        answer: 'none, because the token cannot be decrypted',
        to: { secrets: { token: 'of other keys' } },
        ends: failed('slack_token_gone'),
      },
    ],
    providerFailures: {
      'a refused connection': { env: { SLACK_API_URL: 'http://127.0.0.1:2/' }, ends: retry('slack_unreachable') },
      'no answer in time': { waits: true, arrange: fail({ does: 'hang' }), ends: UNKNOWN },
      'a client error': {
        arrange: fail({ does: 'refuse', error: 'msg_too_long' }),
        ends: failed('slack_msg_too_long'),
      },
      'too many calls': {
        arrange: fail({ does: 'reply', status: 429, retryAfter: 30 }),
        ends: retry('slack_limited', { afterMs: 30_000 }),
      },
      'an absurd retry delay': {
        arrange: fail({ does: 'reply', status: 429, retryAfter: Number(ABSURD_DELAY_SECONDS) }),
        ends: retry('slack_limited', { afterMs: MAX_WAIT_MS }),
      },
      'an error of the provider': {
        arrange: fail({ does: 'reply', status: 503, body: 'busy' }),
        ends: retry('slack_unavailable'),
      },
      'a gateway that gave up waiting': { arrange: fail({ does: 'reply', status: 504, body: 'late' }), ends: UNKNOWN },
      garbage: { arrange: fail({ does: 'garbage' }), ends: UNKNOWN },
      'half an answer': { arrange: fail({ does: 'half' }), ends: UNKNOWN },
      'a redirect': {
        arrange: fail({ does: 'reply', status: 302, location: `${workspace.origin}/elsewhere` }),
        ends: retry('slack_unavailable'),
      },
      'a slow body': { waits: true, arrange: fail({ does: 'slow_body' }), ends: UNKNOWN },
    },
    heal: () => workspace.heal(),
    addressFor: (number) => ({ address: `T0HESED/${workspace.addChannel(`friends-${number}`, true)}` }),
    refuse: (address) => workspace.setChannel(address.replace('T0HESED/', ''), 'archived'),
    calls: () => workspace.calls.length,
    received: () =>
      workspace.posted.map((post) => ({
        address: `T0HESED/${post.channel}`,
        text: post.text,
        repeatTag: null,
        at: arrivalOf(post),
      })),
    checks: [
      { what: 'a valid token', finds: ['slack_check_token_works'] },
      {
        what: 'a revoked token',
        arrange: () => workspace.endToken('token_revoked'),
        finds: ['!slack_check_token_refused'],
      },
      {
        what: 'a token without a scope',
        arrange: () => workspace.grantSite(['chat:write', 'im:write', 'channels:read']),
        finds: ['slack_check_token_works', '!slack_check_scopes_missing'],
      },
      { what: 'an app that Slack knows', env: ofApp({}), finds: ['slack_check_app_works'] },
      {
        what: 'an unknown app',
        env: ofApp({ SLACK_CLIENT_ID: '1.2' }),
        finds: ['!slack_check_client_unknown'],
      },
      {
        what: 'a wrong secret of the app',
        env: ofApp({ SLACK_CLIENT_SECRET: 'another-secret-of-an-app' }),
        finds: ['!slack_check_client_secret'],
      },
      {
        what: 'an error without a sentence',
        arrange: () => workspace.fail('auth.test', { does: 'refuse', error: 'enterprise_is_restricted' }),
        finds: ['!check_refused'],
      },
      {
        what: 'too many calls',
        arrange: () => workspace.fail('auth.test', { does: 'reply', status: 429, retryAfter: 30 }),
        finds: ['!check_busy'],
      },
      {
        what: 'no answer',
        arrange: () => workspace.fail('auth.test', { does: 'garbage' }),
        finds: ['!check_no_answer'],
      },
      { what: 'no server', env: { SLACK_API_URL: 'http://127.0.0.1:2/' }, finds: ['!check_unreachable'] },
    ],
    close: () => workspace.close(),
  };
}
