import {
  pushBrowser,
  pushKeyOutput,
  pushListInput,
  pushListOutput,
  pushRemoveInput,
  pushSubscribeInput,
  pushSubscribeOutput,
  pushUnsubscribeInput,
} from '../../../../shared/push.ts';
import { describeFields } from './description.ts';
import { MEMBER_ID } from './texts.ts';

/** The contracts of `shared/push.ts`. */
export const PUSH_FIELDS = [
  describeFields(pushKeyOutput, { publicKey: 'An uncompressed point on P-256, in base64url (RFC 8292).' }),
  describeFields(pushSubscribeInput, {
    userId: MEMBER_ID,
    endpoint: {
      description: 'The push service’s address for one browser: https, at a public name.',
      format: 'uri',
    },
    expirationTime: 'As the browser gives it; not used.',
    keys: 'The browser’s keys (RFC 8291), in base64url.',
    again:
      'Whether the browser registers again by itself at its start. One that its member removed is not remembered then.',
  }),
  describeFields(pushSubscribeOutput, {
    success: 'Always true.',
    removed: 'Whether its member removed this browser, so that it has to unsubscribe.',
  }),
  describeFields(pushListInput, { userId: MEMBER_ID }),
  describeFields(pushListOutput, { browsers: 'The one last seen first.' }),
  describeFields(pushBrowser, {
    id: 'Names the browser in a removal.',
    userAgent: 'What the browser called itself.',
    seenAt: 'When it last registered, which it does at each start.',
    current: 'Whether it is the browser that asks.',
  }),
  describeFields(pushRemoveInput, { userId: MEMBER_ID, id: 'The browser, from the list.' }),
  describeFields(pushSubscribeInput.shape.keys, {
    p256dh: 'The browser’s public key: an uncompressed point on P-256.',
    auth: 'The secret that authenticates messages: 16 bytes.',
  }),
  describeFields(pushUnsubscribeInput, {
    userId: MEMBER_ID,
    endpoint: 'The browser to forget; all of the member’s where none is named.',
  }),
];
