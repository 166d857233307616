import { MAX_WAIT_MS } from '../../channels/retry-after.ts';
import { failed, retry, sent } from '../../channels/send-result.ts';
import { arrivalOf } from '../providers/arrivals.ts';
import { type PushFailure, startPushService } from '../providers/push-server.ts';
import { ABSURD_DELAY_SECONDS, type ProviderDouble } from './provider-double.ts';

/** Starts a push service with one browser. `push.test.ts` has the table of its answers. */
export async function startDouble(): Promise<ProviderDouble> {
  const pushes = await startPushService();
  const browser = pushes.subscribe();
  const fail = (failure: PushFailure) => () => pushes.fail(failure);
  const noAnswer = retry('push_no_answer');
  return {
    env: { PUBLIC_URL: 'https://hesed.example', ...pushes.env },
    to: { address: browser.endpoint, secrets: browser.keys },
    outcomes: [
      { answer: '404', arrange: fail({ does: 'answer', status: 404 }), ends: failed('push_404', 'disable') },
      { answer: '410', arrange: fail({ does: 'answer', status: 410 }), ends: failed('push_410', 'disable') },
      { answer: '403', arrange: fail({ does: 'answer', status: 403 }), ends: failed('push_403', 'count') },
      { answer: '406', arrange: fail({ does: 'answer', status: 406 }), ends: retry('push_406') },
      { answer: '413', arrange: fail({ does: 'answer', status: 413 }), ends: failed('push_413') },
      {
        answer: '400, for another key',
        arrange: fail({ does: 'answer', status: 400, body: '{"reason":"VapidPkHashMismatch"}' }),
        ends: failed('push_key_mismatch', 'disable'),
      },
      {
        answer: '403, for an invalid token',
        arrange: fail({ does: 'answer', status: 403, body: '{"reason":"BadJwtToken"}' }),
        ends: retry('push_token_refused'),
      },
      {
        answer: 'none, because the keys cannot encrypt',
        to: { secrets: { ...browser.keys, p256dh: `B${'a'.repeat(86)}` } },
        ends: failed('push_keys_invalid', 'disable'),
      },
      {
        answer: 'none, because the endpoint is not public',
        to: { address: 'https://127.0.0.1/push' },
        ends: failed('push_private_address', 'disable'),
      },
    ],
    providerFailures: {
      'a refused connection': { env: { PUSH_API_URL: 'http://127.0.0.1:1' }, ends: retry('push_unreachable') },
      'no answer in time': { waits: true, arrange: fail({ does: 'hang' }), ends: noAnswer },
      'a client error': { arrange: fail({ does: 'answer', status: 400 }), ends: failed('push_400') },
      'too many calls': {
        arrange: fail({ does: 'answer', status: 429, headers: { 'retry-after': '7' } }),
        ends: retry('push_429', { afterMs: 7_000 }),
      },
      'an absurd retry delay': {
        arrange: fail({ does: 'answer', status: 429, headers: { 'retry-after': ABSURD_DELAY_SECONDS } }),
        ends: retry('push_429', { afterMs: MAX_WAIT_MS }),
      },
      'an error of the provider': { arrange: fail({ does: 'answer', status: 503 }), ends: retry('push_503') },
      'a gateway that gave up waiting': { arrange: fail({ does: 'answer', status: 504 }), ends: retry('push_504') },
      garbage: { arrange: fail({ does: 'garbage' }), ends: noAnswer },
      'half an answer': {
        arrange: fail({ does: 'half_body', status: 400, body: 'VapidPkHashMismatch' }),
        ends: failed('push_key_mismatch', 'disable'),
      },
      'a redirect': {
        arrange: fail({ does: 'answer', status: 307, headers: { location: `${pushes.url}/elsewhere` } }),
        ends: failed('push_307'),
      },
      // Only the status says that the message was accepted.
      'a slow body': { waits: true, arrange: fail({ does: 'slow_body', status: 201 }), ends: sent('?') },
    },
    heal: () => pushes.heal(),
    addressFor() {
      const { endpoint, keys } = pushes.subscribe();
      return { address: endpoint, secrets: keys };
    },
    refuse: (address) => pushes.unsubscribe(address),
    calls: () => pushes.calls,
    received: () =>
      pushes.taken.map((push) => ({
        address: push.endpoint,
        text: push.text,
        repeatTag: JSON.parse(push.text).tag,
        at: arrivalOf(push),
      })),
    checks: [{ what: 'the site’s own keys', finds: ['push_check_works'] }],
    close: () => pushes.close(),
  };
}
