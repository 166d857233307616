import { eq } from 'drizzle-orm';
import { messageId } from '../../domains/alerts/deliveries/messages.ts';
import { queueTermsMessage } from '../../domains/alerts/deliveries/service.ts';
import { createMember, everyDay } from '../members/members.ts';
import { createRecordingChannel } from '../providers/recording-channel.ts';
import { createTestSite, type TestSite } from '../site.ts';
import { receiveEvents } from '../webhooks/receive-events.ts';
import { readDeliveries, startScheduler } from './queue.ts';

export const NUMBER = '+442079460000';
const WEEK = everyDay(
  { hour: 9, minute: 0, type: 'prayer' },
  { hour: 10, minute: 0, type: 'do' },
  { hour: 11, minute: 0, type: 'reflection' },
);

export type Choices = Partial<TestSite['db']['tables']['userProfiles']['$inferInsert']>;
type Report =
  | { kind: 'receipt'; state: 'delivered' }
  | { kind: 'failure'; code: string; effect: 'none'; retryHint?: { retries: number } };
export const DELIVERED: Report = { kind: 'receipt', state: 'delivered' };
export const LOST: Report = { kind: 'failure', code: 'twilio_30007', effect: 'none' };

/** Creates a member with a newly verified number. The message with the terms is queued for the instant of their slot. */
export async function termsDue({ week = WEEK } = {}) {
  const site = createTestSite({ now: '2027-03-01T08:00Z' });
  const sms = createRecordingChannel('sms');
  const email = createRecordingChannel('email');
  const userId = await createMember(site, { week });
  const { userProfiles, alertAddresses, deliveries } = site.db.tables;
  await site.db.update(userProfiles).set({ alertMethods: ['sms'], smsConsent: true });
  const number = { userId, channel: 'sms', address: NUMBER, verifiedAt: new Date(0), termsOwed: true } as const;
  const [address] = await site.db.insert(alertAddresses).values(number).returning();
  const to = { userId, channel: 'sms', addressId: address?.id as number } as const;
  const queueTerms = (verifiedAt = new Date(0)) =>
    site.db.atomic((q) => queueTermsMessage(q, site, { ...to, verifiedAt }));
  await startScheduler(site, [sms, email]);
  await site.clock.turnTo('2027-03-01T08:59Z');
  const due = new Date('2027-03-01T09:00Z');
  const queued = { runAt: due, dueAt: due, createdAt: new Date(site.clock.now()) };
  await site.db.insert(deliveries).values({ ...to, kind: 'number_verified', ...queued });
  const setTerms = async (values: Partial<typeof deliveries.$inferInsert> & { runAt: Date }) => {
    await site.db.update(deliveries).set(values).where(eq(deliveries.kind, 'number_verified'));
    site.due.announce(values.runAt.getTime());
  };
  const terms = async () =>
    (await site.db.select().from(deliveries))
      .filter(({ kind }) => kind === 'number_verified')
      .map(({ status, errorCode }) => [status, errorCode]);
  const guidance = async () =>
    (await readDeliveries(site, 'sms')).map(({ status, errorCode }) => [status, errorCode]).slice(0, 2);
  const choose = (values: Choices) => site.db.update(userProfiles).set(values);
  /** Makes the provider report about the last message with the terms, by its id or, if the site has no id yet, before it. */
  const report = async (what: Report) => {
    const all = await site.db.select().from(deliveries).where(eq(deliveries.kind, 'number_verified'));
    const { id = 0, providerId } = all.at(-1) ?? { providerId: null };
    const about = { channel: 'sms', sentTo: NUMBER, messageId: messageId(site, id) } as const;
    await receiveEvents(site, [{ ...about, ...what, providerId: providerId ?? 'SM1' }]);
  };
  const kinds = () => sms.sent.map(({ kind }) => kind);
  return { ...{ site, sms, email, userId, kinds }, ...{ queueTerms, setTerms, terms, guidance, choose, report } };
}
