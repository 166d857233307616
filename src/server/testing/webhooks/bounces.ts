import { messageId } from '../../domains/alerts/deliveries/messages.ts';
import { postfixBounce } from '../providers/sample-bounces.ts';
import { BOUNCE_SECRET, type WebhookScene } from './scene.ts';
import { addressOn, type Call, deliveriesOf, passMinute, type WebhookCase } from './webhook-case.ts';

const idOf = ({ api }: WebhookScene) => `<${messageId(api.site, 1)}@grace.example>`;

function bounce(scene: WebhookScene, status: string, { secret = BOUNCE_SECRET, reply = '550 No' } = {}): Call {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' };
  return { headers, body: postfixBounce({ messageId: idOf(scene), address: scene.ruth.email, status, reply }) };
}
/** Makes a call that reports a bounce with a status. */
export const bouncedWith = (status: string) => (scene: WebhookScene) => bounce(scene, status);
const setDelivery = (values: object) => async (scene: WebhookScene) => {
  const { db } = scene.api.site;
  await db.update(db.tables.deliveries).set(values);
};

/** Bounces (RFC 3464) that the mail server passes on. */
export const bounces: WebhookCase = {
  async arrange(scene) {
    await scene.sent('email', { providerId: idOf(scene) });
  },
  async outcome(scene) {
    const { disabledReason, failedMessages } = await addressOn(scene, 'email');
    const [row] = await deliveriesOf(scene);
    return [row?.status, row?.errorCode, disabledReason, failedMessages.length];
  },
  call: bouncedWith('5.1.1'),
  ends: ['failed', 'bounced_5.1.1', 'bounced_5.1.1', 0],
  forged: {
    'with another secret': (scene) => bounce(scene, '5.1.1', { secret: 'another-secret-of-16' }),
    'without a secret': (scene) => ({ ...bounce(scene, '5.1.1'), headers: {} }),
  },
  sequences: [
    {
      what: 'a delay after the failure that followed it',
      steps: [bouncedWith('5.1.1'), bouncedWith('4.2.2')],
      ends: ['failed', 'bounced_5.1.1', 'bounced_5.1.1', 0],
    },
    {
      what: 'a failure that is counted, again',
      steps: [bouncedWith('4.2.2'), passMinute, bouncedWith('4.2.2')],
      ends: ['failed', 'bounced_4.2.2', null, 1],
    },
    {
      what: 'a report before the site knows that the mail was sent, and one after it',
      steps: [
        setDelivery({ status: 'sending', providerId: null, finishedAt: null }),
        bouncedWith('5.1.1'),
        (scene) =>
          setDelivery({ status: 'sent', providerId: idOf(scene), finishedAt: new Date(scene.api.site.clock.now()) })(
            scene,
          ),
        bouncedWith('5.1.1'),
      ],
      ends: ['failed', 'bounced_5.1.1', 'bounced_5.1.1', 0],
    },
  ],
  withLength: (scene, length) => bounce(scene, '5.1.1', { reply: `550 5.1.1 ${'no '.repeat(length / 6)}` }),
};
