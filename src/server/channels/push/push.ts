import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { PushSubscription } from 'web-push';
import { isPublicHttps } from '../../../shared/alerts/push.ts';
import { push as facts } from '../../../shared/channels/push.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import type { ChannelDefinition, ChannelTools, OpenChannel } from '../channel.ts';
import type { GuidanceMessage, MessageAnswers, TestMessage } from '../message.ts';
import { createPublicLookup } from '../public-lookup.ts';
import { failed, type SendResult, sent } from '../send-result.ts';
import { withTimeout } from '../time-limit.ts';
import { checkPush } from './check.ts';
import { pushContact } from './contact.ts';
import { type PushPost, postPush } from './post.ts';
import { resultOfAnswer, resultOfError } from './push-errors.ts';
import { type PushEnv, pushSettings } from './settings.ts';

type PushMessage = GuidanceMessage | TestMessage;

/** The payload of a notification. It holds no name and no personal text (rules.md C22). */
export interface PushPayload {
  /** The type of the slot, or `test`. */
  type: string;
  /** The key of the title in the service worker's words. */
  title: string;
  /** The path that the notification opens. */
  url: string;
  /** The tag is the same for a repeat, which then replaces the first (rules.md S7). */
  tag: string;
  /** The buttons of a message of guidance, and the capability that one press sends back (decisions.md D43). */
  answers?: Pick<MessageAnswers, 'capability' | 'presses'>;
}

interface RenderedPush {
  subscription: PushSubscription;
  payload: string;
  /** The payload for a push service that refuses the full one as too large (rules.md C24). */
  smallPayload: string;
  topic: string;
  /** The time that the push service keeps it for a browser that is offline, in seconds (rules.md C23). */
  ttl: number;
}

// The time-out of one call, in milliseconds: well under a delivery's lease of 30 s (rules.md S9).
const CALL_TIMEOUT_MS = 15_000;
// The lifetime of a token of RFC 8292. It stays below the twelve hours of rule C21; a much shorter one would fail by
// wrong clocks.
const TOKEN_SECONDS = 11 * 3_600;
// A member waits for a test, so it is useless later.
const TEST_TTL_MS = 10 * MINUTE_MS;

/** Web Push to a browser, signed with the site's own keys and encrypted for it (rules.md C21–C24, C27). */
export const push: ChannelDefinition<RenderedPush, PushMessage['kind'], typeof pushSettings> = {
  settings: pushSettings,
  missing: (env) => (pushContact(env) ? null : message('method_not_set_up', { method: 'push' })),
  needs: [['SUPPORT_EMAIL', 'PUBLIC_URL', 'VAPID_SUBJECT']],
  toSetUp: message('push_needs_contact'),
  carries: ['guidance', 'test'],
  render(message) {
    const type = message.kind === 'guidance' ? message.entry.contentType : 'test';
    const { pathname, search } = new URL(message.kind === 'guidance' ? message.openUrl : message.settingsUrl);
    const payload = JSON.stringify({
      ...{ type, title: type, url: `${pathname}${search}`, tag: message.id },
      ...(message.kind === 'guidance' && { answers: answersOf(message) }),
    } satisfies PushPayload);
    const smallPayload = JSON.stringify({ type, tag: message.id } satisfies Partial<PushPayload>);
    const { address: endpoint, secrets = {} } = message.to;
    const ttlMs = message.kind === 'guidance' ? (message.ttlMs ?? 0) : TEST_TTL_MS;
    return {
      subscription: { endpoint, keys: { p256dh: secrets.p256dh ?? '', auth: secrets.auth ?? '' } },
      payload: Buffer.byteLength(payload) <= facts.limits.length.most ? payload : smallPayload,
      smallPayload,
      topic: type,
      ttl: Math.floor(ttlMs / 1_000),
    };
  },
  open: (tools) => openPush(tools),
};

function answersOf({ answers: { capability, presses } }: GuidanceMessage): PushPayload['answers'] {
  return { capability, presses };
}

/** The parts of an opened channel that a test may replace. */
interface PushOptions {
  /** Resolves a name to its addresses. */
  resolve?: LookupFunction;
  timeoutMs?: number;
}

/** Loads the library when it is first used: it would take a part of every start. */
const loadWebPush = async () => (await import('web-push')).default;
type WebPush = Awaited<ReturnType<typeof loadWebPush>>;

/** Opens the push services. With PUSH_API_URL every message goes to that host, which the operator chose. */
export function openPush(
  { env, keys }: Pick<ChannelTools<PushEnv>, 'env' | 'keys'>,
  { resolve, timeoutMs = CALL_TIMEOUT_MS }: PushOptions = {},
): OpenChannel<RenderedPush> {
  const contact = pushContact(env) ?? '';
  const leadsTo = env.PUSH_API_URL;
  const agent = leadsTo?.startsWith('http:')
    ? new HttpAgent({ keepAlive: true })
    : new HttpsAgent({ keepAlive: true, ...(!leadsTo && { lookup: createPublicLookup(resolve) }) });

  /** @throws when the browser's keys cannot encrypt, because not every 65 bytes are a point of the curve. */
  function compose(webPush: WebPush, { subscription, topic, ttl }: RenderedPush, payload: string): PushPost {
    const endpoint = new URL(subscription.endpoint);
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
      ...{ TTL: ttl, topic, urgency: 'normal', contentEncoding: 'aes128gcm' },
    });
    const expires = Math.floor(Date.now() / 1_000) + TOKEN_SECONDS;
    const { pushPublicKey, pushPrivateKey } = keys;
    const signed = [endpoint.origin, contact, pushPublicKey, pushPrivateKey] as const;
    const { Authorization } = webPush.getVapidHeaders(...signed, 'aes128gcm', expires);
    const url = leadsTo ? new URL(`${endpoint.pathname}${endpoint.search}`, leadsTo) : endpoint;
    return { url, headers: { ...headers, Authorization }, body };
  }

  return {
    async send(rendered, id, signal): Promise<SendResult> {
      // A numeric address skips the lookup, so it is checked here.
      if (!isPublicHttps(rendered.subscription.endpoint)) return failed('push_private_address', 'disable');
      const webPush = await loadWebPush();
      let request: PushPost;
      try {
        request = compose(webPush, rendered, rendered.payload);
      } catch {
        return failed('push_keys_invalid', 'disable');
      }
      const limited = withTimeout(timeoutMs, signal);
      try {
        const first = await postPush(request, agent, limited);
        const answer =
          first.status === 413
            ? await postPush(compose(webPush, rendered, rendered.smallPayload), agent, limited)
            : first;
        // The service's id of the message is as secret as the endpoint, so the site stores its own id.
        return answer.status >= 200 && answer.status < 300 ? sent(id) : resultOfAnswer(answer);
      } catch (error) {
        return resultOfError(error);
      }
    },
    load: loadWebPush,
    check: async () => checkPush(keys, contact),
    async close() {
      agent.destroy();
    },
  };
}
