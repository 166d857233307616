import { eq } from 'drizzle-orm';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import type { WebhookScene } from './scene.ts';

/** A provider's call; `query` follows the path. */
export interface Call {
  query?: string;
  headers: Record<string, string>;
  body: string;
}

/** Calls that come again or in another order than they were made, and how it ends. */
interface Sequence {
  what: string;
  /** Calls, and what happens at the site between them. Each step is made when its turn comes. */
  steps: readonly ((scene: WebhookScene) => Call | Promise<unknown>)[];
  ends: unknown;
}

/** What the tests know of a webhook. */
export interface WebhookCase {
  /** Prepares what its calls are about. */
  arrange(scene: WebhookScene): Promise<void>;
  /** Returns what its calls change, to compare. */
  outcome(scene: WebhookScene): Promise<unknown>;
  /** A call with the provider's proof. */
  call(scene: WebhookScene): Call;
  /** The outcome after it. */
  ends: unknown;
  /** Calls that somebody else made, by what is wrong with them. */
  forged: Record<string, (scene: WebhookScene) => Call>;
  sequences: readonly Sequence[];
  /** A call with the provider's proof whose text has so many characters. */
  long(scene: WebhookScene, length: number): Call;
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

/** What members answered and chose: their entries, their pauses and the acts in the ledger. */
export async function choicesIn({ api: { site } }: WebhookScene) {
  const { consentEvents, guidanceEntries, pauses } = site.db.tables;
  return {
    done: (await site.db.select().from(guidanceEntries)).map(({ isCompleted }) => isCompleted),
    pauses: (await site.db.select().from(pauses)).length,
    acts: (await site.db.select().from(consentEvents)).map(({ action, channel }) => `${action} ${channel}`),
  };
}

/** Ends the pause, as a member does in the app. */
export const endPause = async ({ api: { site } }: WebhookScene) => site.db.delete(site.db.tables.pauses);

/** Lets a minute pass, so that a second change of one row has another instant. */
export const aMinute = ({ api }: WebhookScene) => api.site.clock.advance(MINUTE_MS);
