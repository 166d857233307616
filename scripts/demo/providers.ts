import { startPushService } from '../../src/server/testing/providers/push-server.ts';
import { startSlackServer } from '../../src/server/testing/providers/slack-server.ts';
import { BOT_TOKEN, startTelegramServer } from '../../src/server/testing/providers/telegram-server.ts';
import { INBOUND } from '../../src/server/testing/providers/twilio-resources.ts';
import { startTwilio, TEMPLATE, TWILIO_NUMBER } from '../../src/server/testing/providers/twilio-server.ts';
import type { AlertMethod } from '../../src/shared/channels/channels.ts';

/** An address that one of the providers takes. */
export interface KnownAddress {
  address: string;
  details?: Record<string, string | null>;
  secrets?: Record<string, string>;
}

/** The demo's providers on this machine. They take every message and send none on. */
export interface DemoProviders {
  /** The settings of a site that sends by them. */
  env: Record<string, string>;
  /** Makes Twilio pass on to the site at an address what people write, as its check expects. */
  callSite(publicUrl: string): void;
  /** Returns a member's address on a channel that has no typed one. */
  addressFor(channel: AlertMethod, name: string): KnownAddress | null;
  /** Returns a line for each message since the last call: the channel, the recipient and the words. */
  captured(): string[];
}

const CHAT_ID = 700_001;
const WHATSAPP_NUMBER = '+12025550199';

/** Starts doubles of Twilio, Telegram, Slack and a push service; e-mail is captured by the site itself. */
export async function startDemoProviders(): Promise<DemoProviders> {
  const [twilio, pushes, telegram, slack] = await Promise.all([
    startTwilio(),
    startPushService(),
    startTelegramServer(),
    startSlackServer(),
  ]);
  telegram.setChat(CHAT_ID, 'open');
  const slackChannel = slack.addChannel('friends', true);
  const seen = { twilio: 0, pushes: 0, telegram: 0, slack: 0 };
  return {
    env: {
      ...twilio.env,
      TWILIO_PHONE_NUMBER: TWILIO_NUMBER,
      TWILIO_WHATSAPP_NUMBER: WHATSAPP_NUMBER,
      TWILIO_WHATSAPP_CONTENT_SID: TEMPLATE,
      TELEGRAM_BOT_TOKEN: BOT_TOKEN,
      TELEGRAM_API_URL: telegram.url,
      ...slack.siteEnv,
      ...pushes.env,
    },
    callSite(publicUrl) {
      const inbound = { ...INBOUND, url: new URL('/webhooks/twilio/inbound', publicUrl).href };
      twilio.change({ numbers: [{ number: TWILIO_NUMBER, sms: true, inbound }] });
    },
    addressFor(channel, name): KnownAddress | null {
      if (channel === 'telegram')
        return { address: String(CHAT_ID), details: { username: name.toLowerCase(), firstName: name, lastName: null } };
      if (channel === 'slack')
        return { address: `T0HESED/${slackChannel}`, details: { workspace: 'Grace Church', channelName: 'friends' } };
      if (channel !== 'push') return null;
      const { endpoint, keys } = pushes.subscribe();
      return { address: endpoint, details: { userAgent: null }, secrets: { ...keys } };
    },
    captured() {
      const lines = [
        ...twilio.taken
          .slice(seen.twilio)
          .map(({ To, Body, ContentVariables }) => `SMS or WhatsApp to ${To}: ${Body ?? ContentVariables}`),
        ...pushes.taken.slice(seen.pushes).map(({ text }) => `Push: ${text}`),
        ...telegram.sent.slice(seen.telegram).map(({ text }) => `Telegram: ${text}`),
        ...slack.posted.slice(seen.slack).map(({ text }) => `Slack: ${text}`),
      ];
      seen.twilio = twilio.taken.length;
      seen.pushes = pushes.taken.length;
      seen.telegram = telegram.sent.length;
      seen.slack = slack.posted.length;
      return lines.map((line) => line.replace(/\s+/g, ' '));
    },
  };
}
