import { z } from 'zod';
import { parseJson } from '../../lib/parse-json.ts';
import { AskedToWait, type IncomingEvent, type ProviderRequest, type Reply, type Webhook } from '../incoming.ts';
import { waitOf } from '../retry-after.ts';
import { withTimeout } from '../time-limit.ts';
import { answeredBlocks, readButton } from './buttons.ts';
import { addressOf, isDirect } from './place.ts';
import { isProved } from './webhooks.ts';

/** The path of interactivity (https://docs.slack.dev/interactivity/handling-user-interaction). */
export const SLACK_PRESSES_PATH = '/webhooks/slack/interactivity';

/** The time-out of the call that changes a message, in milliseconds. */
const SHOW_TIMEOUT_MS = 10_000;

const SLACK_HOOKS = 'https://hooks.slack.com';

// The fields of a press that the site reads (reference/interaction-payloads/block_actions-payload).
const pressSchema = z.object({
  type: z.literal('block_actions'),
  trigger_id: z.string().min(1),
  user: z.object({ id: z.string().min(1) }),
  team: z.object({ id: z.string().min(1) }),
  channel: z.object({ id: z.string().min(1) }),
  message: z.object({
    ts: z.string(),
    text: z.string().default(''),
    blocks: z.array(z.object({ type: z.string(), text: z.object({ text: z.string() }).optional() })),
  }),
  actions: z.tuple([z.object({ action_id: z.string(), value: z.string() })]),
  response_url: z.url(),
});

/** Takes presses of the buttons below guidance in direct messages, and shows the outcome on the message. */
export function createPresses(signingSecret: string, slackApiUrl?: string): Webhook {
  const origins = [SLACK_HOOKS, ...(slackApiUrl ? [new URL(slackApiUrl).origin] : [])];

  async function show(reply: Reply, signal: AbortSignal, request: ProviderRequest): Promise<void> {
    const press = readPress(request);
    const button = press && readButton(press.actions[0]);
    if (!button || !reply.press) return;
    const { response_url: url, message } = press;
    // Slack signed the address; the check still keeps the site from calling other hosts.
    if (!origins.includes(new URL(url).origin))
      throw new Error('the answer to a press leads to another host than Slack');
    const { text } = reply;
    const body =
      reply.press.outcome === 'gone'
        ? { response_type: 'ephemeral', replace_original: false, text }
        : {
            replace_original: true,
            text: message.text,
            blocks: answeredBlocks(message.blocks, text, reply.press, button.capability),
          };
    const { ok, status, headers } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: withTimeout(SHOW_TIMEOUT_MS, signal),
    }).catch(() => {
      // The error of fetch may name the address, by which anybody can change the message.
      throw new Error('Slack did not answer');
    });
    if (status === 429) throw new AskedToWait(waitOf(headers.get('retry-after')));
    if (!ok) throw new Error(`Slack answered ${status}`);
  }

  return {
    path: SLACK_PRESSES_PATH,
    read: (request) => (isProved(signingSecret, request) ? eventsOf(request) : null),
    // Slack waits 3 s for the response to a press, so the message is changed afterwards, by its own address
    // (interactivity/handling-user-interaction).
    reply: show,
    answer: () => ({ type: 'text/plain; charset=utf-8', body: '' }),
  };
}

/**
 * Returns the event of a press. A press in a channel gives none, because its other members can press too, and neither
 * does a press of another app's button.
 */
function eventsOf(request: ProviderRequest): IncomingEvent[] {
  const press = readPress(request);
  const button = press && readButton(press.actions[0]);
  if (!button) return [];
  const address = addressOf(press.team.id, press.channel.id);
  if (!isDirect(address)) return [];
  const { user, trigger_id: eventId, message } = press;
  return [{ kind: 'answer', channel: 'slack', address, ...button, person: user.id, press: message.ts, eventId }];
}

function readPress({ body }: ProviderRequest) {
  const press = pressSchema.safeParse(parseJson(new URLSearchParams(body).get('payload') ?? ''));
  return press.success ? press.data : null;
}
