import { messageId } from '../../domains/alerts/deliveries/messages.ts';
import { TWILIO_NUMBER } from '../providers/twilio-server.ts';
import { NUMBER, PUBLIC_URL, type WebhookScene } from './scene.ts';
import {
  addressOn,
  type Call,
  deliveriesOf,
  endPause,
  passMinute,
  readChoices,
  type WebhookCase,
} from './webhook-case.ts';

const DELIVERED = ['sent', null, true, false];

/** Makes the report about the one SMS of a site. */
function report({ api, twilio }: WebhookScene, MessageStatus: string, more: Record<string, string> = {}): Call {
  const query = `?${new URLSearchParams({ message: messageId(api.site, 1) })}`;
  const fields = { MessageSid: 'SM1', To: NUMBER, From: TWILIO_NUMBER, MessageStatus, ...more };
  return { query, ...twilio.sign(`${PUBLIC_URL}/webhooks/twilio/status${query}`, fields) };
}

const state = (name: string) => (scene: WebhookScene) => report(scene, name);
/** Makes a report that the SMS was not delivered, with Twilio's code. */
export const failure = (ErrorCode: string) => (scene: WebhookScene) => report(scene, 'undelivered', { ErrorCode });

/** Delivery reports of an SMS (https://www.twilio.com/docs/messaging/guides/track-outbound-message-status). */
export const twilioStatus: WebhookCase = {
  arrange: async (scene) => void (await scene.sent('sms', { providerId: 'SM1', attempts: 1 })),
  async outcome(scene) {
    const [row] = await deliveriesOf(scene);
    return [row?.status, row?.errorCode, row?.deliveredAt != null, row?.readAt != null];
  },
  call: state('delivered'),
  ends: DELIVERED,
  forged: {
    'signed for another address': (scene) => ({ ...report(scene, 'delivered'), query: '?message=2.x' }),
    'signed for another state': (scene) => ({ ...report(scene, 'failed'), body: report(scene, 'delivered').body }),
  },
  sequences: [
    {
      what: 'older states after a newer one',
      steps: ['read', 'delivered', 'sent', 'sending', 'queued', 'undelivered'].map(state),
      ends: ['sent', null, true, true],
    },
    {
      what: 'an arrival after the failure that followed it',
      steps: [failure('30006'), state('delivered')],
      ends: ['failed', 'twilio_30006', false, false],
    },
    {
      what: 'an arrival before the site knows that the message was sent',
      steps: [
        async ({ api: { site } }) =>
          site.db.update(site.db.tables.deliveries).set({ status: 'sending', providerId: null }),
        state('delivered'),
        state('sent'),
      ],
      ends: DELIVERED,
    },
    {
      what: 'a failure that asks for another try, again',
      steps: [failure('30003'), passMinute, failure('30003')],
      ends: ['pending', 'twilio_30003', false, false],
    },
  ],
  withLength: (scene, length) => report(scene, 'delivered', { ErrorMessage: 'x'.repeat(length) }),
};

function write({ twilio }: WebhookScene, MessageSid: string, Body: string): Call {
  const fields = { MessageSid, From: NUMBER, To: TWILIO_NUMBER, Body, NumMedia: '0' };
  return twilio.sign(`${PUBLIC_URL}/webhooks/twilio/inbound`, fields);
}
const writes = (sid: string, text: string) => (scene: WebhookScene) => write(scene, sid, text);

/** Incoming messages of members (https://www.twilio.com/docs/messaging/guides/webhook-request). */
export const twilioInbound: WebhookCase = {
  arrange: async (scene) => void (await scene.sent('sms')),
  async outcome(scene) {
    const { optedOutAt } = await addressOn(scene, 'sms');
    return { isOut: optedOutAt !== null, ...(await readChoices(scene)) };
  },
  call: writes('SM9', 'STOP'),
  ends: { isOut: true, done: [false], pauses: 0, acts: ['opt_out sms'] },
  forged: {
    'signed for other words': (scene) => ({ ...write(scene, 'SM9', 'HELP'), body: write(scene, 'SM9', 'STOP').body }),
    'without a signature': (scene) => ({ ...write(scene, 'SM9', 'STOP'), headers: {} }),
  },
  sequences: [
    {
      what: 'a START again, after the STOP that followed it',
      steps: [writes('SM7', 'STOP'), writes('SM8', 'START'), writes('SM9', 'STOP'), writes('SM8', 'START')],
      ends: { isOut: true, done: [false], pauses: 0, acts: ['opt_out sms', 'opt_in sms', 'opt_out sms'] },
    },
    {
      what: 'a STOP after a START counts whichever is older, for the calls name no time',
      steps: [writes('SM9', 'START'), writes('SM8', 'STOP')],
      ends: { isOut: true, done: [false], pauses: 0, acts: ['opt_out sms'] },
    },
    {
      what: 'a DONE again, after the next message',
      steps: [
        writes('SM8', 'DONE'),
        passMinute,
        (scene) => scene.sent('sms', { startedAt: new Date(scene.api.site.clock.now()) }),
        writes('SM8', 'DONE'),
      ],
      ends: { isOut: false, done: [true, false], pauses: 0, acts: [] },
    },
    {
      what: 'a PAUSE again, after the member ended the pause',
      steps: [writes('SM8', 'PAUSE'), endPause, writes('SM8', 'PAUSE')],
      ends: { isOut: false, done: [false], pauses: 0, acts: ['paused all'] },
    },
  ],
  withLength: (scene, length) => write(scene, 'SM9', `please stop ${'not '.repeat(length / 4)}`),
};
