import {
  pushBrowser,
  pushKeyOutput,
  pushListInput,
  pushListOutput,
  pushRemoveInput,
  pushSubscribeInput,
  pushSubscribeOutput,
  pushUnsubscribeInput,
} from '../../../../shared/alerts/push.ts';
import { describeFields } from './description.ts';
import { MEMBER_ID } from './texts.ts';

/** The contracts of `shared/alerts/push.ts`. */
export const PUSH_FIELDS = [
  describeFields(pushKeyOutput, {
    publicKey: 'The site’s public key: an uncompressed point on P-256, in base64url (RFC 8292).',
  }),
  describeFields(pushSubscribeInput, {
    userId: MEMBER_ID,
    endpoint: {
      description: 'The push service’s address for the browser: https, with a public host name.',
      format: 'uri',
    },
    expirationTime: 'The value from the browser; ignored.',
    keys: 'The browser’s keys (RFC 8291), in base64url.',
    again:
      'Whether the browser registers again by itself at its start. Then a browser that the member removed stays removed.',
  }),
  describeFields(pushSubscribeOutput, {
    success: 'Always true.',
    removed: 'Whether the member removed this browser, so that it must unsubscribe.',
  }),
  describeFields(pushListInput, { userId: MEMBER_ID }),
  describeFields(pushListOutput, { browsers: 'The browsers, the last seen first.' }),
  describeFields(pushBrowser, {
    id: 'The id of the browser, for its removal.',
    userAgent: 'The User-Agent of the browser.',
    seenAt: 'When it last registered, which it does at each start.',
    current: 'Whether it is the browser of this request.',
  }),
  describeFields(pushRemoveInput, { userId: MEMBER_ID, id: 'The id of the browser, from the list.' }),
  describeFields(pushSubscribeInput.shape.keys, {
    p256dh: 'The browser’s public key: an uncompressed point on P-256.',
    auth: 'The secret that authenticates messages: 16 bytes.',
  }),
  describeFields(pushUnsubscribeInput, {
    userId: MEMBER_ID,
    endpoint: 'The endpoint of the browser to remove; by default all browsers of the member.',
  }),
];
