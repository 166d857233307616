import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { equalInConstantTime } from '../../lib/secrets.ts';
import type { IncomingEvent, ProviderRequest, Webhook } from '../incoming.ts';
import { addressOf } from './place.ts';

/** The greatest age of a call, in milliseconds. A recorded call cannot be replayed after it. */
const MAX_AGE_MS = 5 * MINUTE_MS;

/** The path of the Events API (https://docs.slack.dev/apis/events-api/using-http-request-urls). */
export const SLACK_EVENTS_PATH = '/webhooks/slack/events';

const challengeSchema = z.object({ type: z.literal('url_verification'), challenge: z.string().max(1_000) });

// The fields of an event that the site reads. It ignores all others.
const eventSchema = z.object({
  type: z.literal('event_callback'),
  team_id: z.string().min(1),
  event_time: z.number().int(),
  event: z.object({
    type: z.string(),
    tokens: z.object({ bot: z.array(z.string()).optional() }).optional(),
  }),
});

/** Takes the events that Slack sends: the app was removed from a workspace, or its token was revoked there. */
export function createEvents(signingSecret: string): Webhook {
  return {
    path: SLACK_EVENTS_PATH,
    read: (request) => (isProved(signingSecret, request) ? eventsOf(parseJson(request.body)) : null),
    // Slack asks for the challenge back when the address is entered (reference/events/url_verification).
    answer(_replies, request) {
      const asked = challengeSchema.safeParse(parseJson(request?.body ?? ''));
      return { type: 'text/plain; charset=utf-8', body: asked.success ? asked.data.challenge : '' };
    },
  };
}

/**
 * Returns whether Slack signed a call with the app's secret within five minutes
 * (https://docs.slack.dev/authentication/verifying-requests-from-slack).
 */
export function isProved(signingSecret: string, { method, headers, body }: ProviderRequest): boolean {
  const timestamp = headers.get('x-slack-request-timestamp') ?? '';
  if (method !== 'POST' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() - Number(timestamp) * 1_000) > MAX_AGE_MS) return false;
  const code = createHmac('sha256', signingSecret).update(`v0:${timestamp}:${body}`).digest('hex');
  return equalInConstantTime(headers.get('x-slack-signature') ?? '', `v0=${code}`);
}

function eventsOf(body: unknown): IncomingEvent[] {
  const parsed = eventSchema.safeParse(body);
  if (!parsed.success) return [];
  const { team_id, event, event_time } = parsed.data;
  const addressStart = addressOf(team_id, '');
  // Slack's time has no milliseconds; take the last of that second.
  const at = new Date(event_time * 1_000 + 999);
  const revoked = (code: string): IncomingEvent[] => [{ kind: 'revoked', channel: 'slack', addressStart, code, at }];
  // reference/events/app_uninstalled and reference/events/tokens_revoked. The site has no tokens of persons.
  if (event.type === 'app_uninstalled') return revoked('slack_account_inactive');
  if (event.type === 'tokens_revoked' && event.tokens?.bot?.length) return revoked('slack_token_revoked');
  return [];
}
