import { createVerifyToken, unconfirmAddress } from '../members/unconfirmed.ts';
import { testSubscription } from '../providers/push-subscription.ts';
import type { CallRow, CallRows } from './call.ts';

const ofMember = (row: Omit<CallRow, 'who' | 'stranger'>): CallRow => ({
  who: 'member',
  stranger: 'forbidden',
  ...row,
});
const byId: CallRow['input'] = (_api, { id }) => ({ userId: id });

export const alertsCalls: CallRows = {
  'alerts.categories.get': ofMember({ input: byId, contains: ['"weekly_letter"'] }),
  'alerts.categories.save': ofMember({
    input: (_api, { id }) => ({ userId: id, categories: ['guidance', 'service_updates'] }),
    contains: ['"categories":["guidance","service_updates"]'],
  }),
  'alerts.categories.change': ofMember({
    input: (_api, { id }) => ({ userId: id, switches: { weekly_letter: false } }),
    contains: ['"categories":["guidance","service_updates"]'],
  }),
  'alerts.pauses.list': ofMember({ input: byId, contains: ['"pauses":[]'] }),
  'alerts.pauses.begin': ofMember({
    input: (_api, { id }) => ({ userId: id, what: 'weekly_letter' }),
    contains: ['"what":"weekly_letter"'],
  }),
  'alerts.pauses.end': ofMember({ input: (_api, { id }) => ({ userId: id, what: 'sms' }), contains: ['"pauses":[]'] }),
  'alerts.tests.send': ofMember({
    input: (_api, { id }) => ({ userId: id, alertMethods: ['email', 'sms'] }),
    contains: ['"failed"', 'SMS is not set up on this site'],
  }),
  'alerts.tests.debugSms': {
    who: 'admin',
    stranger: 'forbidden',
    input: byId,
    contains: ['"twilioConfig"', '"twilioTest"'],
  },
  'alerts.tests.debugEmail': {
    who: 'admin',
    stranger: 'forbidden',
    input: byId,
    contains: ['"nodemailerConfig"', '"nodemailerTest"'],
  },
  'alerts.verification.start': ofMember({
    async input({ site }, { id }) {
      await unconfirmAddress(site, id);
      return { userId: id, channel: 'email' };
    },
    contains: ['"success":true'],
  }),
  'alerts.verification.confirm': ofMember({
    async input({ site }, owner) {
      await unconfirmAddress(site, owner.id);
      return { userId: owner.id, channel: 'email', code: await createVerifyToken(site, owner) };
    },
    contains: ['"success":true'],
  }),
  'alerts.push.subscribe': ofMember({
    input: (_api, { id }) => ({ userId: id, ...testSubscription(`https://push.parish.example/${id}`) }),
    contains: ['"success":true'],
  }),
  'alerts.push.key': { who: 'member', stranger: 'own', input: () => undefined, contains: ['"publicKey":"B'] },
  'alerts.push.list': ofMember({ input: byId, contains: ['"browsers":['] }),
  'alerts.push.remove': ofMember({ input: (_api, { id }) => ({ userId: id, id: 4711 }), contains: ['"success":true'] }),
  'alerts.push.unsubscribe': ofMember({ input: byId, contains: ['"success":true'] }),
  'alerts.slack.status': ofMember({ input: byId, contains: ['"connected":false'] }),
  'alerts.slack.connect': {
    who: 'session',
    stranger: 'own',
    input: () => undefined,
    // The sites of these tests have no Slack app.
    status: 409,
    contains: ['Slack is not set up on this site'],
  },
  'alerts.slack.channels': ofMember({ input: byId, status: 409, contains: ['Slack is not set up on this site'] }),
  'alerts.slack.choosePlace': ofMember({
    input: (_api, { id }) => ({ userId: id, channelId: null }),
    givesConsent: true,
    status: 409,
    contains: ['Slack is not set up on this site'],
  }),
  'alerts.slack.disconnect': ofMember({ input: byId, contains: ['"success":true'] }),
  'alerts.telegram.status': ofMember({ input: byId, contains: ['"subscribed":false'] }),
  'alerts.telegram.startLink': ofMember({
    input: byId,
    // These sites have no bot, so no caller gets a link.
    status: 409,
    contains: ['Telegram is not set up on this site'],
  }),
  'alerts.telegram.link': ofMember({
    input: (_api, { id }) => ({ userId: id, subscriptionToken: 'a-token' }),
    // This site has no bot, so no caller gets a link.
    status: 409,
    contains: ['Telegram is not set up on this site'],
  }),
  'alerts.telegram.unlink': ofMember({ input: byId, contains: ['"success":true'] }),
  'alerts.history.list': ofMember({
    async input({ site }, { id }) {
      const now = new Date(site.clock.now());
      const { deliveries } = site.db.tables;
      await site.db
        .insert(deliveries)
        .values({ userId: id, kind: 'test', channel: 'email', status: 'sent', dueAt: now, createdAt: now });
      return { userId: id };
    },
    contains: ['"kind":"test"', '"hasMore":false'],
  }),
  'alerts.history.slots': ofMember({
    input: (_api, { id }) => ({ userId: id, show: 'all' }),
    contains: ['"slots"', '"hasMore":false'],
  }),
  'alerts.configured': {
    who: 'anyone',
    stranger: 'own',
    input: () => undefined,
    contains: ['"methods"', '"sms":false', '"supportEmail"'],
  },
  'alerts.inbox.read': ofMember({ input: byId, contains: ['"unread":', '"attention":'] }),
  'alerts.inbox.markSeen': ofMember({ input: byId, contains: ['"success":true', '"seenAt":'] }),
  'alerts.desktop.shown': {
    who: 'session',
    stranger: 'not_found',
    async input({ site }, { id }) {
      const now = new Date(site.clock.now());
      const { deliveries } = site.db.tables;
      const [row] = await site.db
        .insert(deliveries)
        .values({ userId: id, kind: 'test', channel: 'desktop', status: 'sent', dueAt: now, createdAt: now })
        .returning({ id: deliveries.id });
      return { deliveryId: row?.id };
    },
    contains: ['"success":true'],
  },
  'alerts.live': { who: 'session', stranger: 'own', input: () => ({}), contains: ['"kind":"ready"'] },
  'alerts.consent.list': ofMember({ input: byId, contains: ['"action":"opt_in"', '"wordingVersion"', '"hasMore"'] }),
};
