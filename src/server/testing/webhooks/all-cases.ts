import { bounces } from './bounces.ts';
import { slackEvents, slackPresses } from './slack.ts';
import { telegramUpdates } from './telegram.ts';
import { twilioInbound, twilioStatus } from './twilio.ts';
import type { WebhookCase } from './webhook-case.ts';

/** The webhooks of a site with every provider, by their paths. */
export const WEBHOOK_CASES: Readonly<Record<string, WebhookCase>> = {
  '/webhooks/bounces': bounces,
  '/webhooks/slack/events': slackEvents,
  '/webhooks/slack/interactivity': slackPresses,
  '/webhooks/telegram': telegramUpdates,
  '/webhooks/twilio/inbound': twilioInbound,
  '/webhooks/twilio/status': twilioStatus,
};
