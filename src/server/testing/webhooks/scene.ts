import { openChannels } from '../../channels/registry.ts';
import { createTestApi, type SignedIn, type TestApi } from '../api.ts';
import { createSentGuidance } from '../guidance/sent-guidance.ts';
import type { SlackServer } from '../providers/slack-double.ts';
import { startSlackServer } from '../providers/slack-server.ts';
import { BOT_TOKEN, startTelegramServer, type TelegramServer } from '../providers/telegram-server.ts';
import { startTwilio, type TestTwilio } from '../providers/twilio-server.ts';

export const PUBLIC_URL = 'https://hesed.example';
export const BOUNCE_SECRET = 'sixteen-characters-and-more';
export const NUMBER = '+12345678901';
export const CHAT = 4711;
/** Ruth's address in Slack: her direct message with the app. */
const PLACE = 'T0HESED/D0RUTH';

/** Doubles of the providers that call a site's webhooks, on loopback. */
export interface CallingProviders {
  twilio: TestTwilio;
  slack: SlackServer;
  telegram: TelegramServer;
  close(): Promise<void>;
}

/** Starts the {@link CallingProviders}. */
export async function startCallingProviders(): Promise<CallingProviders> {
  const [twilio, slack, telegram] = await Promise.all([startTwilio(), startSlackServer(), startTelegramServer()]);
  telegram.setChat(CHAT, 'open');
  const close = async () => void (await Promise.all([twilio.close(), slack.close(), telegram.close()]));
  return { twilio, slack, telegram, close };
}

/** A site with every webhook, and the member Ruth, who has an address on each of the channels. */
export interface WebhookScene extends CallingProviders {
  api: TestApi;
  ruth: SignedIn;
  /** Stores a guidance message that was sent to Ruth on a channel. */
  sent: (channel: 'email' | 'sms' | 'telegram' | 'slack', delivery?: object) => ReturnType<typeof createSentGuidance>;
  /** Closes the site and opens it again on the same database, as a restart does. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

/** Opens a {@link WebhookScene} on a database in a file. */
export async function openScene(callers: CallingProviders, file: string): Promise<WebhookScene> {
  const env = {
    ...callers.twilio.env,
    ...callers.slack.siteEnv,
    ...{ TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: callers.telegram.url, TELEGRAM_UPDATES: 'webhook' },
    ...{ PUBLIC_URL, BOUNCE_WEBHOOK_SECRET: BOUNCE_SECRET },
  };
  const open = (now: number) => {
    const api = createTestApi({ now: new Date(now).toISOString(), env, file });
    api.site.channels = openChannels({ ...api.site, openTabs: api.site.live });
    return api;
  };
  const close = async ({ site, close }: TestApi) => {
    for (const channel of site.channels.values()) await channel.close();
    close();
  };
  const api = open(Date.parse('2027-03-01T08:00Z'));
  const ruth = await api.member();
  const { alertAddresses } = api.site.db.tables;
  const verifiedAt = new Date(api.site.clock.now());
  const token = api.site.keys.encrypt('address:slack', 'xoxb-1');
  await api.site.db.insert(alertAddresses).values([
    { userId: ruth.id, channel: 'sms', address: NUMBER, verifiedAt },
    { userId: ruth.id, channel: 'telegram', address: String(CHAT), verifiedAt },
    { userId: ruth.id, channel: 'slack', address: PLACE, verifiedAt, details: { user: 'U0RUTH' }, secrets: { token } },
  ]);
  await api.site.db.update(api.site.db.tables.userProfiles).set({ alertMethods: ['sms', 'telegram', 'slack'] });
  const scene: WebhookScene = {
    ...callers,
    api,
    ruth,
    sent: (channel, delivery = {}) => createSentGuidance(scene.api.site, ruth.id, { channel, delivery }),
    async restart() {
      const now = scene.api.site.clock.now();
      await close(scene.api);
      scene.api = open(now);
    },
    end: () => close(scene.api),
  };
  return scene;
}
