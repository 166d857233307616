import { describe, expect, test } from 'vitest';
import {
  type BounceFacts,
  exchangeBounce,
  eximBounce,
  gmailBounce,
  nestedMail,
  oldEximBounce,
  outOfOffice,
  postfixBounce,
} from '../../../testing/providers/sample-bounces.ts';
import { sampleGuidance } from '../../../testing/providers/sample-messages.ts';
import { readBounce } from './report.ts';

const FACTS: BounceFacts = { messageId: '<41.k3@grace.example>', address: 'ruth@example.org' };
const SHAPES = {
  Postfix: postfixBounce,
  Exim: eximBounce,
  'older Exim': oldEximBounce,
  Gmail: gmailBounce,
  Exchange: exchangeBounce,
};

describe.each(Object.entries(SHAPES))('a bounce in the shape of %s', (name, bounce) => {
  test('C20: names the message, the address and the reason, and disables an address that does not exist', async () => {
    const { isReport, failures } = await readBounce(bounce(FACTS));
    expect(isReport).toBe(true);
    expect(failures).toEqual([
      {
        channel: 'email',
        kind: 'failure',
        providerId: '<41.k3@grace.example>',
        messageId: '41.k3',
        sentTo: name === 'Exchange' ? 'RUTH@EXAMPLE.ORG' : 'ruth@example.org',
        isUnproven: true,
        code: name === 'Exchange' ? 'bounced_5.1.10' : 'bounced_5.1.1',
        effect: 'disable',
      },
    ]);
  });
});

test.each([
  ['5.1.1', '550 5.1.1 no such user', 'disable'],
  ['5.2.1', '550 5.2.1 mailbox disabled', 'disable'],
  ['5.4.4', '550 5.4.4 host not found', 'disable'],
  ['5.7.1', '550 5.7.1 blocked', 'none'],
  ['5.3.4', '552 5.3.4 too big', 'none'],
  ['5.5.0', '550 5.5.0 syntax', 'none'],
  ['4.2.2', '452 4.2.2 mailbox full', 'count'],
  ['4.4.7', 'delivery time expired', 'count'],
  ['4.4.1', 'no answer from host', 'count'],
  ['4.7.1', '450 4.7.1 greylisted', 'none'],
  ['4.3.2', '450 4.3.2 shutting down', 'none'],
] as const)('C20: the status %s means for the address: %3$s', async (status, reply, effect) => {
  const { failures } = await readBounce(postfixBounce({ ...FACTS, status, reply }));
  expect(failures).toMatchObject([{ code: `bounced_${status}`, effect }]);
});

test('C20: a vague status gives way to the reply of the other server', async () => {
  const blocked = await readBounce(eximBounce({ ...FACTS, reply: '550-5.7.1 blocked by policy' }));
  expect(blocked.failures).toMatchObject([{ code: 'bounced_5.7.1', effect: 'none' }]);
  const bare = await readBounce(oldEximBounce({ ...FACTS, reply: '550 unknown user' }));
  expect(bare.failures).toMatchObject([{ code: 'bounced_5.0.0', effect: 'disable' }]);
  const silent = await readBounce(oldEximBounce({ ...FACTS, reply: 'retry timeout exceeded' }));
  expect(silent.failures).toMatchObject([{ code: 'bounced_unknown', effect: 'count' }]);
});

test.each(['delayed', 'delivered', 'relayed', 'expanded'] as const)(
  'C20: a report that a message was %s changes nothing',
  async (action) => {
    expect((await readBounce(postfixBounce({ ...FACTS, action, status: '4.0.0' }))).failures).toEqual([]);
  },
);

test('C20: an out-of-office notice and a person’s answer are no reports', async () => {
  expect(await readBounce(outOfOffice(FACTS))).toEqual({ isReport: false, failures: [] });
  const answer = `In-Reply-To: ${FACTS.messageId}\r\nSubject: Re: Prayer\r\n\r\nThank you. 550 5.1.1 is a number.`;
  expect(await readBounce(answer)).toEqual({ isReport: false, failures: [] });
});

test('C20: a report without a Message-ID of this site gives no failure', async () => {
  const source = postfixBounce(FACTS).replace(/^Message-ID:.*\r\n/gm, '');
  expect(await readBounce(source)).toEqual({ isReport: true, failures: [] });
});

test.each([
  '',
  '\0\0\0',
  'Content-Type: multipart/report; boundary=x\r\n\r\n--x',
  'X-Failed-Recipients: ,,;',
  JSON.stringify(sampleGuidance()),
])('reads garbage as no report: %j', async (source) => {
  expect((await readBounce(source)).failures).toEqual([]);
});

test('reads a mail that the parser refuses as no report', async () => {
  expect(await readBounce(nestedMail())).toEqual({ isReport: false, failures: [] });
});

test('C20: a mail service that replaced the Message-ID returns the own id of the message', async () => {
  const id = '0100018a@email.amazonses.com';
  const replaced = postfixBounce({ ...FACTS, messageId: `<${id}>\r\nX-Hesed-Message: ${FACTS.messageId}` });
  expect((await readBounce(replaced)).failures).toMatchObject([{ providerId: FACTS.messageId, messageId: '41.k3' }]);
  const older = oldEximBounce({ ...FACTS, messageId: `<${id}>\r\nX-Hesed-Message: ${FACTS.messageId}` });
  expect((await readBounce(older)).failures).toMatchObject([{ providerId: FACTS.messageId }]);
});

test('C20: a report about an internationalised address is read (RFC 6533)', async () => {
  const plain = postfixBounce(FACTS).replace('message/delivery-status', 'message/global-delivery-status');
  const report = plain.replaceAll('rfc822; ruth@example.org', 'utf-8; ruth@example.org');
  const { isReport, failures } = await readBounce(report);
  expect(isReport).toBe(true);
  expect(failures).toMatchObject([{ sentTo: 'ruth@example.org', code: 'bounced_5.1.1', effect: 'disable' }]);
});

test('S8: a small mail that names many messages and recipients gives few failures, and holds nothing up', async () => {
  const ids = Array.from({ length: 1_000 }, (_, at) => `<${at}@b>`);
  const recipients = Array.from({ length: 1_000 }, (_, at) => `${at}@x`);
  const references = `References: ${ids.join(' ')}\r\n`;
  const byHeader = `${references}X-Failed-Recipients: ${recipients}\r\n\r\n550 5.1.1 no such user`;
  expect((await readBounce(byHeader)).failures).toHaveLength(100);
  const blocks = recipients.map((one) => `Final-Recipient: rfc822; ${one}\r\nAction: failed\r\nStatus: 5.1.1`);
  const report = `${references}Content-Type: message/delivery-status\r\n\r\n${blocks.join('\r\n\r\n')}`;
  expect((await readBounce(report)).failures).toHaveLength(100);
});

test('S8: a recipient of many @ costs no more than its length', async () => {
  const field = `Final-Recipient: rfc822; ${'@'.repeat(250_000)} <`;
  const status = Buffer.from(`${field}\r\nAction: failed\r\nStatus: 5.1.1`).toString('base64');
  const source = `Content-Type: message/delivery-status\r\nContent-Transfer-Encoding: base64\r\n\r\n${status}`;
  // A quadratic search would take longer than a test may.
  expect((await readBounce(source)).failures).toEqual([]);
});
