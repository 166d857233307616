import { eq } from 'drizzle-orm';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import type { WebhookScene } from './scene.ts';

/** A provider's call; `query` follows the path. */
export interface Call {
  query?: string;
  headers: Record<string, string>;
  body: string;
}

/** Calls that arrive repeatedly or in another order, with the expected outcome. */
interface Sequence {
  what: string;
  /** Calls, and changes at the site between them, in order. */
  steps: readonly ((scene: WebhookScene) => Call | Promise<unknown>)[];
  ends: unknown;
}

/** The test data of a webhook. */
export interface WebhookCase {
  /** Stores the rows that the calls are about. */
  arrange(scene: WebhookScene): Promise<void>;
  /** Reads the data that the calls change. */
  outcome(scene: WebhookScene): Promise<unknown>;
  /** Makes a call that is authentic. */
  call(scene: WebhookScene): Call;
  /** The outcome after that call. */
  ends: unknown;
  /** Calls that are not authentic, by their error. */
  forged: Record<string, (scene: WebhookScene) => Call>;
  sequences: readonly Sequence[];
  /** Makes an authentic call whose text has a number of characters. */
  withLength(scene: WebhookScene, length: number): Call;
}

/** Reads all deliveries of a site. */
export async function deliveriesOf({ api: { site } }: WebhookScene) {
  return site.db.select().from(site.db.tables.deliveries);
}

/** Reads Ruth's address on a channel. */
export async function addressOn({ api: { site } }: WebhookScene, channel: 'email' | 'sms' | 'telegram' | 'slack') {
  const { alertAddresses: t } = site.db.tables;
  const [row] = await site.db.select().from(t).where(eq(t.channel, channel));
  if (!row) throw new Error(`Ruth has no address on ${channel}`);
  return row;
}

/** Reads what members answered and chose: completed entries, pauses and consent events. */
export async function readChoices({ api: { site } }: WebhookScene) {
  const { consentEvents, guidanceEntries, pauses } = site.db.tables;
  return {
    done: (await site.db.select().from(guidanceEntries)).map(({ isCompleted }) => isCompleted),
    pauses: (await site.db.select().from(pauses)).length,
    acts: (await site.db.select().from(consentEvents)).map(({ action, channel }) => `${action} ${channel}`),
  };
}

/** Ends the pause, as a member does in the app. */
export const endPause = async ({ api: { site } }: WebhookScene) => site.db.delete(site.db.tables.pauses);

/** Advances the clock by a minute, so that a later change of a row has another instant. */
export const passMinute = ({ api }: WebhookScene) => api.site.clock.advance(MINUTE_MS);
