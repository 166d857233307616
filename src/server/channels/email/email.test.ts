import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { UNRESOLVABLE_HOST } from '../../testing/doubles/email.ts';
import { openTestEmail } from '../../testing/providers/email-channel.ts';
import {
  sampleEmailChange,
  sampleGuidance,
  samplePasswordReset,
  sampleSecurityAlert,
  sampleTest,
  sampleVerification,
} from '../../testing/providers/sample-messages.ts';
import {
  type SmtpFailure,
  type SmtpServerOptions,
  startRawServer,
  startSmtpServer,
} from '../../testing/providers/smtp-server.ts';
import type { Message } from '../message.ts';
import type { SendResult } from '../send-result.ts';
import { createMailer } from './smtp.ts';
import { resultOfFailure } from './smtp-errors.ts';

const FROM = 'Hesed at Grace <post@grace.example>';

/** Finds every name on this machine. */
const toLoopback: LookupFunction = (_host, { all }, done) =>
  all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

/** Tests that run side by side clean up through their own context. */
type AfterTest = typeof onTestFinished;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hesed-mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a channel that gives up quickly on a silent server and stores its log lines. */
function newChannel(
  different: Partial<Parameters<typeof openTestEmail>[0]> = {},
  afterTest: AfterTest = onTestFinished,
) {
  const lines: string[] = [];
  const channel = openTestEmail({
    from: FROM,
    outboxDir: join(tmpdir(), 'hesed-mail-not-used'),
    appName: 'Hesed',
    publicUrl: 'https://hesed.example.net',
    supportEmail: 'help@grace.example',
    log: createLogger('trace', { write: (line: string) => void lines.push(line) }),
    timeouts: { connection: 1_500, greeting: 1_500, socket: 1_500, total: 4_000 },
    ...different,
  });
  afterTest(() => channel.close());
  return { channel, lines };
}

async function newServer(options?: SmtpServerOptions, afterTest: AfterTest = onTestFinished) {
  const server = await startSmtpServer(options);
  afterTest(() => server.close());
  return server;
}

async function failureOf(sending: Promise<SendResult>): Promise<SendResult & { code: string }> {
  const result = await sending;
  return result.kind === 'sent' ? expect.fail('the mail went out') : result;
}

async function idOf(sending: Promise<SendResult>): Promise<string> {
  const result = await sending;
  return result.kind === 'sent' ? result.providerId : expect.fail(`the mail did not go out: ${result.code}`);
}

/** Returns the unfolded header lines of a message, without those that differ between any two mails. */
function headerLinesOf(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  return head
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .filter((line) => !/^(?:Date|Content-Type):/.test(line));
}

test('C16, C19: guidance mail carries its headers letter for letter', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T08:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const server = await newServer();
  const { channel } = newChannel({ smtpUrl: server.url });
  await channel.send(sampleGuidance());
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: 'post@grace.example', to: ['ruth@example.org'] });
  expect(headerLinesOf(mail?.raw ?? '').sort()).toEqual([
    'Auto-Submitted: auto-generated',
    'From: Hesed at Grace <post@grace.example>',
    'List-ID: "Hesed at Grace" <guidance.grace.example>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'List-Unsubscribe: <https://hesed.example.net/unsubscribe/Vb3k1-x9_2QmZt7LrYp0aUw8nHc4EdSgKfJi5oB6TvE>',
    'MIME-Version: 1.0',
    'Message-ID: <delivery-41.k3@grace.example>',
    'Reply-To: help@grace.example',
    'Subject: =?UTF-8?Q?Prayer_=C2=B7_Carry_her_to_the_One_who_c?= =?UTF-8?Q?arries_you?=',
    'To: Ruth <ruth@example.org>',
    'X-Hesed-Message: <delivery-41.k3@grace.example>',
  ]);
  expect(mail?.email.date).toBe('2027-03-01T08:00:00.000Z');
});

test('C16, C19: guidance mail has both twins, with a visible way to unsubscribe in each', async () => {
  const server = await newServer();
  const message = sampleGuidance();
  await newChannel({ smtpUrl: server.url }).channel.send(message);
  const { email, raw } = server.received[0] ?? expect.fail('nothing arrived');
  expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(raw.indexOf('Content-Type: text/plain')).toBeLessThan(raw.indexOf('Content-Type: text/html'));
  expect(email.text).toContain(`Unsubscribe: ${message.unsubscribeUrl}`);
  expect(email.html).toMatch(new RegExp(`<a [^>]*href="${message.unsubscribeUrl}"[^>]*>Unsubscribe</a>`));
  expect(email.attachments).toEqual([]);
});

test('guidance mail has a link for each answer in both twins, in the language of its reader', async () => {
  const server = await newServer();
  const { channel } = newChannel({ smtpUrl: server.url });
  const message = sampleGuidance();
  await channel.send(message);
  await channel.send(sampleGuidance({ to: { ...message.to, language: 'es' }, id: 'delivery-42.k3' }));
  const [english, spanish] = server.received.map(({ email }) => email);
  const { pages } = message.answers;
  for (const [label, url] of [
    ['Done', pages.done],
    ['In an hour', pages.later],
    ['Pause two weeks', pages.pause],
  ]) {
    expect(english?.text).toContain(`${label}: ${url}`);
    expect(english?.html).toContain(`href="${url}"`);
  }
  expect(spanish?.text).toContain(`En una hora: ${pages.later}`);
});

test('C16: a verification mail offers nothing to unsubscribe from, and still says what it is', async () => {
  const server = await newServer();
  await newChannel({ smtpUrl: server.url }).channel.send(sampleVerification());
  const { raw, email } = server.received[0] ?? expect.fail('nothing arrived');
  expect(raw).not.toMatch(/unsubscribe/i);
  expect(headerLinesOf(raw)).toEqual(
    expect.arrayContaining([
      'Auto-Submitted: auto-generated',
      'List-ID: "Hesed at Grace" <account.grace.example>',
      'Message-ID: <verify-7.k3@grace.example>',
      'To: ruth@example.org',
      'Subject: Confirm your email for Hesed',
    ]),
  );
  for (const twin of [email.text, email.html]) expect(twin).toContain(sampleVerification().verifyUrl);
});

test.each([
  [sampleEmailChange(), 'Confirm your new email for Hesed'],
  [samplePasswordReset(), 'Set a new password for Hesed'],
  [sampleSecurityAlert(), '=?UTF-8?Q?New_sign-in_to_your_account_=C2=B7_Hesed?='],
  [sampleTest(), 'A test from Hesed'],
] satisfies [Message, string][])(
  'C16, C19: mail about an account offers nothing to unsubscribe from and names nobody: $kind',
  async (message, subject) => {
    const server = await newServer();
    await newChannel({ smtpUrl: server.url }).channel.send({ ...message, to: { ...message.to, name: 'Evil' } });
    const { raw, email } = server.received[0] ?? expect.fail('nothing arrived');
    expect(raw).not.toMatch(/unsubscribe|Evil/i);
    expect(headerLinesOf(raw)).toEqual(
      expect.arrayContaining([
        'Auto-Submitted: auto-generated',
        'List-ID: "Hesed at Grace" <account.grace.example>',
        `Message-ID: <${message.id}@grace.example>`,
        'To: ruth@example.org',
        `Subject: ${subject}`,
      ]),
    );
    expect(email.text?.length).toBeGreaterThan(200);
    expect(email.html).toContain('https://hesed.example.net/');
    expect(email.html).not.toMatch(/<img|src=/);
  },
);

test('C19: a repeat carries the same Message-ID, another delivery another', async () => {
  const server = await newServer();
  const { channel } = newChannel({ smtpUrl: server.url });
  const ids = [];
  for (const id of ['a-1', 'a-1', 'a-2']) ids.push(await idOf(channel.send(sampleGuidance({ id }))));
  expect(ids).toEqual(['<a-1@grace.example>', '<a-1@grace.example>', '<a-2@grace.example>']);
  expect(server.received.map(({ email }) => email.messageId)).toEqual(ids);
});

test('a text that somebody typed becomes neither a header nor a recipient', async () => {
  const server = await newServer();
  const { channel } = newChannel({
    smtpUrl: server.url,
    appName: 'Hesed\r\nBcc: app@evil.example',
    from: 'post@grace.example',
  });
  await channel.send(sampleGuidance());
  await channel.send(
    sampleGuidance(
      {
        id: 'x>\r\nBcc: id@evil.example',
        to: { name: 'Ruth\r\nBcc: name@evil.example\r\n\r\nbody', address: 'ruth@example.org' },
        unsubscribeUrl: 'https://hesed.example.net/u/1>,\r\n <mailto:url@evil.example',
      },
      { title: 'Title\r\nBcc: title@evil.example\u2028X: y\u0000\u202E' },
    ),
  );
  const [plain, attacked] = server.received;
  const names = (raw = '') => headerLinesOf(raw).map((line) => line.slice(0, line.indexOf(':')));
  expect(names(attacked?.raw)).toEqual(names(plain?.raw));
  expect(attacked?.to).toEqual(['ruth@example.org']);
  expect(attacked?.email.to).toEqual([{ name: 'Ruth Bcc: name@evil.example body', address: 'ruth@example.org' }]);
  expect(attacked?.email.from).toEqual({ name: 'Hesed Bcc: app@evil.example', address: 'post@grace.example' });
  expect(attacked?.email.subject).toBe('Prayer · Title Bcc: title@evil.example X: y');
  expect(attacked?.email.messageId).toBe('<x-Bcc-id-evil.example@grace.example>');
});

test.each([
  `O'Brien, "Ruth" <x@y.example>`,
  'Zoë 傳道 (מרים) 🕊️',
  'ruth@example.com',
  'Ruth; group: a, b',
  `${'long '.repeat(40)}name`,
])('the name %j arrives as it is', async (name) => {
  const server = await newServer();
  await newChannel({ smtpUrl: server.url }).channel.send(sampleGuidance({ to: { name, address: 'ruth@example.org' } }));
  expect(server.received[0]?.email.to).toEqual([{ name, address: 'ruth@example.org' }]);
});

test.each([
  ['rüth@example.org', 'rüth@example.org'],
  ['ruth@exämple.org', 'ruth@xn--exmple-cua.org'],
  ["o'brien+hesed@example.org", "o'brien+hesed@example.org"],
])('mail reaches %s', async (address, arrivesAt) => {
  const server = await newServer();
  await newChannel({ smtpUrl: server.url }).channel.send(sampleGuidance({ to: { name: 'Ruth', address } }));
  expect(server.received[0]?.raw).toContain(`<${arrivesAt}>`);
  expect(server.received[0]?.to).toEqual([address]);
});

test.each([
  '',
  'ruth',
  'a@b.org, c@d.org',
  'a@b.org\r\nRCPT TO:<c@d.org>',
  '<a@b.org>',
  'a@b@c.org',
  'Ruth <a@b.org>',
  '"a b"@c.org',
])('an address that is not exactly one, %j, is refused before any call to a server', async (address) => {
  const server = await newServer();
  const { channel } = newChannel({ smtpUrl: server.url });
  const error = await failureOf(channel.send(sampleGuidance({ to: { name: 'Ruth', address } })));
  expect(error).toMatchObject(permanent('address_invalid', true));
  expect(server.connections).toBe(0);
});

test.each([
  ['post@grace.example', { name: 'Hesed', address: 'post@grace.example' }],
  ['Grace Church, Hope <post@grace.example>', { name: 'Grace Church, Hope', address: 'post@grace.example' }],
  ['"Grace \\"Hope\\"" <post@grace.example>', { name: 'Grace "Hope"', address: 'post@grace.example' }],
  ['<post@grace.example>', { name: 'Hesed', address: 'post@grace.example' }],
  ['Gnade <post@grüße.example>', { name: 'Gnade', address: 'post@xn--gre-6ka8l.example' }],
])('MAIL_FROM %j is read as one sender', async (from, expected) => {
  const server = await newServer();
  const providerId = await idOf(newChannel({ smtpUrl: server.url, from }).channel.send(sampleGuidance()));
  expect(server.received[0]?.email.from).toEqual(expected);
  expect(providerId.endsWith(`@${expected.address.split('@')[1]}>`)).toBe(true);
});

const permanent = (code: string, addressRefused = false) => ({
  kind: 'failed',
  code,
  address: addressRefused ? 'disable' : 'none',
});
const transient = (code: string, addressRefused = false) => ({
  kind: 'retry',
  code,
  address: addressRefused ? 'count' : 'none',
});
const reply = (at: SmtpFailure['at'], code: number, text?: string): SmtpFailure => ({ at, does: 'reply', code, text });

const FAILURES: [string, SmtpFailure, object][] = [
  [
    'an address that does not exist is refused for good',
    reply('rcpt', 550, '5.1.1 <ruth@example.org> unknown'),
    permanent('smtp_550', true),
  ],
  ['a refusal without a reason counts against the address', reply('rcpt', 553), permanent('smtp_553', true)],
  [
    'a full mailbox is tried again',
    reply('rcpt', 452, '4.2.2 <ruth@example.org> is full'),
    transient('smtp_452', true),
  ],
  ['a temporary refusal is tried again', reply('rcpt', 450), transient('smtp_450', true)],
  [
    'a relay that denies us is not blamed on the address',
    reply('rcpt', 554, '5.7.1 <ruth@example.org>: Relay access denied'),
    permanent('message_554'),
  ],
  [
    'a refused sender at RCPT is not blamed on the address',
    reply('rcpt', 553, '5.1.8 sender unknown'),
    permanent('message_553'),
  ],
  ['greylisting is not blamed on the address', reply('rcpt', 451, '4.7.1 come back later'), transient('smtp_451')],
  [
    'a server in trouble is not blamed on the address',
    reply('rcpt', 451, '4.3.0 lookup failure'),
    transient('smtp_451'),
  ],
  [
    'a sign-in asked for at RCPT is an error of the site',
    reply('rcpt', 530, '5.7.0 Authentication required'),
    transient('smtp_auth'),
  ],
  [
    'a refused message is not tried again, and the address is fine',
    reply('data', 554, 'ruth@example.org: spam'),
    permanent('message_554'),
  ],
  ['a message not wanted now is tried again', reply('data', 451), transient('smtp_451')],
  ['a refused sender is an error of the site', reply('mail', 550), transient('sender_550')],
  ['a server that closes says so at RCPT', reply('rcpt', 421), transient('smtp_421')],
  ['a server that closes says so after the message', reply('data', 421), transient('smtp_421')],
  ['a server that closes says so as a greeting', reply('connect', 421), transient('smtp_421')],
  [
    'a server that wants no mail from here is an error of the site',
    reply('connect', 554, 'no service'),
    transient('sender_554'),
  ],
  ['a server silent from the start times out', { at: 'connect', does: 'hang' }, transient('smtp_timeout')],
  ['a server silent at RCPT times out', { at: 'rcpt', does: 'hang' }, transient('smtp_timeout')],
  ['a server silent after the message times out', { at: 'data', does: 'hang' }, transient('smtp_timeout')],
  ['half a greeting is no greeting', { at: 'connect', does: 'drop' }, transient('smtp_unreachable')],
  ['half a reply at RCPT is no reply', { at: 'rcpt', does: 'drop' }, transient('smtp_unreachable')],
  ['half a reply after the message is no reply', { at: 'data', does: 'drop' }, transient('smtp_unreachable')],
];

const SECRETS = /ruth|example\.org|s3cret|p%40ss|Carry her|burden|Galatians|hesed\.example\.net|alert\(/i;

/**
 * The error, however it is printed, and the log name neither the person nor the password nor the text (rules.md C33).
 */
function expectNoSecrets(error: unknown, lines: string[]) {
  expect(inspect(error, { depth: 10, showHidden: true }).replace(/\n +at .*/g, '')).not.toMatch(SECRETS);
  expect(lines.join('')).not.toMatch(SECRETS);
}

for (const pipelining of [true, false])
  test.concurrent.for(FAILURES)(
    `C20, C35: %s ${pipelining ? '(pipelined)' : '(one command at a time)'}`,
    async ([_promise, failure, expected], { onTestFinished: afterTest }) => {
      const server = await newServer({ pipelining }, afterTest);
      server.fail(failure);
      const { channel, lines } = newChannel({ smtpUrl: server.url }, afterTest);
      const error = await failureOf(channel.send(sampleGuidance()));
      expect(error).toMatchObject(expected);
      expect(server.received).toEqual([]);
      expect(server.connections, 'only the queue tries again').toBe(1);
      expectNoSecrets(error, lines);
      server.heal();
      await channel.send(sampleGuidance());
      expect(server.received, 'the channel works once the server does').toHaveLength(1);
    },
  );

test('one refused recipient does not hold up the others', async () => {
  const server = await newServer();
  server.fail(reply('rcpt', 550), 'lost@example.org');
  const { channel } = newChannel({ smtpUrl: server.url });
  const outcomes = await Promise.all(
    ['ann@example.org', 'lost@example.org', 'ben@example.org'].map((address, index) =>
      channel.send(sampleGuidance({ id: `m${index}`, to: { name: '', address } })),
    ),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(['sent', 'failed', 'sent']);
  expect(server.received.flatMap(({ to }) => to).sort()).toEqual(['ann@example.org', 'ben@example.org']);
});

test('a wrong password is an error of the site, and no result holds it', async () => {
  const server = await newServer({ account: { user: 'ruth', password: 's3cret' } });
  const { channel, lines } = newChannel({ smtpUrl: server.url.replace('s3cret', 'wrong-s3cret-p%40ss') });
  const error = await failureOf(channel.send(sampleGuidance()));
  expect(error).toMatchObject(transient('smtp_auth'));
  expectNoSecrets(error, lines);
});

test('mail goes out with the account of the URL, whatever characters its password has', async () => {
  const server = await newServer({ account: { user: 'post@grace', password: 'p@ss:/?#% wörd' } });
  await newChannel({ smtpUrl: server.url }).channel.send(sampleGuidance());
  expect(server.received[0]?.user).toBe('post@grace');
});

test.each(['starttls', 'implicit'] as const)('an untrusted certificate is an error of the site (%s)', async (tls) => {
  const server = await newServer({ tls });
  const { channel, lines } = newChannel({ smtpUrl: server.url });
  const error = await failureOf(channel.send(sampleGuidance()));
  expect(error).toMatchObject(transient('smtp_tls'));
  expectNoSecrets(error, lines);
  await newChannel({ smtpUrl: `${server.url}?tls.rejectUnauthorized=false` }).channel.send(sampleGuidance());
  expect(server.received, 'unless the URL says that it is fine').toHaveLength(1);
});

test('a password goes to another machine only over TLS, unless the URL allows it', async () => {
  const account = { user: 'ruth', password: 's3cret' };
  const mailTo = async (tls: SmtpServerOptions['tls'], options: string) => {
    const server = await newServer({ account, tls });
    const mailer = createMailer(`${server.url.replace('127.0.0.1', 'mail.grace.example')}${options}`, {}, toLoopback);
    onTestFinished(() => mailer.close());
    const sending = mailer.send({ from: 'post@grace.example', to: 'ruth@example.org', text: 'Hello' });
    const code = await sending.then(
      () => 'sent',
      (error) => (resultOfFailure(error) as { code: string }).code,
    );
    return [code, server.signIns];
  };
  expect(await mailTo(undefined, '')).toEqual(['smtp_tls', []]);
  expect(await mailTo('starttls', '?tls.rejectUnauthorized=false')).toEqual(['sent', ['ruth']]);
  expect(await mailTo(undefined, '?requireTLS=false')).toEqual(['sent', ['ruth']]);
});

test('a server that is not there, or whose name does not resolve, is a temporary error', async () => {
  const gone = await startSmtpServer();
  await gone.close();
  for (const [smtpUrl, code] of [
    [gone.url, 'smtp_unreachable'],
    [`smtp://${UNRESOLVABLE_HOST}:25`, 'smtp_dns'],
  ] as const) {
    const { channel, lines } = newChannel({ smtpUrl, timeouts: { total: 2_000 } });
    const error = await failureOf(channel.send(sampleGuidance()));
    expect(error).toMatchObject({ kind: 'retry', code });
    expectNoSecrets(error, lines);
  }
});

test.each([
  ['HTTP/1.1 400 Bad Request\r\n\r\n', 'smtp_protocol'],
  ['\u0000\u0001\u0002ruth@example.org\r\n', 'smtp_protocol'],
  ['999999999999 hello\r\n', 'smtp_protocol'],
  ['220-half a greeting', 'smtp_timeout'],
  [null, 'smtp_timeout'],
])('a server that does not speak SMTP, saying %j, is a temporary error', async (greeting, code) => {
  const server = await startRawServer(greeting);
  onTestFinished(() => server.close());
  const { channel, lines } = newChannel({
    smtpUrl: server.url,
    timeouts: { connection: 60_000, greeting: 300, socket: 60_000, total: 60_000 },
  });
  const error = await failureOf(channel.send(sampleGuidance()));
  expect(error).toMatchObject(transient(code));
  expectNoSecrets(error, lines);
});

describe('a check of the mail server', () => {
  const timeouts = { connection: 60_000, greeting: 60_000, socket: 60_000, total: 60_000 };

  /** A mail server that never answers QUIT, so it leaves the end of a connection to its client. */
  async function newSilentServer() {
    const server = await startRawServer('220 mail.example\r\n', { EHLO: '250 mail.example\r\n' });
    onTestFinished(() => server.close());
    return server;
  }

  test('closes its connection though the server does not answer QUIT', async () => {
    const server = await newSilentServer();
    const { channel } = newChannel({ smtpUrl: server.url, timeouts });
    expect(await channel.check?.()).toMatchObject([{ said: { code: 'smtp_check_works' } }]);
    await expect.poll(() => server.open).toBe(0);
  });

  test('closes its connection also at an address that a lookup allows', async () => {
    const server = await newSilentServer();
    await createMailer(server.url, timeouts, toLoopback).verify();
    await expect.poll(() => server.open).toBe(0);
  });

  test('that is aborted closes its connection', async () => {
    const server = await startRawServer(null);
    onTestFinished(() => server.close());
    const { channel } = newChannel({ smtpUrl: server.url, timeouts });
    const stop = new AbortController();
    const found = channel.check?.(stop.signal);
    await expect.poll(() => server.open).toBe(1);
    stop.abort();
    expect(await found).toMatchObject([{ said: { code: expect.not.stringMatching('works') } }]);
    await expect.poll(() => server.open).toBe(0);
  });

  // The first look-up decides whether the address is allowed, and the connection makes the second.
  test.each([1, 2])('that is overdue during look-up %i of the name leaves no connection', async (late) => {
    const server = await startRawServer(null);
    onTestFinished(() => server.close());
    let [asked, answerLate] = [0, () => {}];
    const lookup: LookupFunction = (...call) => {
      asked += 1;
      if (asked === late) answerLate = () => toLoopback(...call);
      else toLoopback(...call);
    };
    const url = server.url.replace('127.0.0.1', 'mail.grace.example');
    await expect(createMailer(url, { ...timeouts, total: 300 }, lookup).verify()).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    });
    expect(asked).toBe(late);
    answerLate();
    await new Promise((done) => setTimeout(done, 200));
    expect(server.open).toBe(0);
  });

  test.each(['starttls', 'implicit'] as const)('signs in by %s', async (tls) => {
    const server = await newServer({ tls, account: { user: 'ruth', password: 'secret' } });
    const { channel } = newChannel({ smtpUrl: `${server.url}?tls.rejectUnauthorized=false`, timeouts });
    expect(await channel.check?.()).toMatchObject([{ said: { code: 'smtp_check_works' } }]);
    expect(server.signIns).toEqual(['ruth']);
  });
});

test('a whole hand-over has a time limit, even where each of its steps is within its own', async () => {
  const server = await newServer();
  server.fail({ at: 'data', does: 'hang' });
  const { channel } = newChannel({ smtpUrl: server.url, timeouts: { socket: 60_000, total: 300 } });
  expect(await failureOf(channel.send(sampleGuidance()))).toMatchObject(transient('smtp_timeout'));
});

test('options in the URL cannot bring back retries, longer waits or a log of recipients', async () => {
  const server = await newServer();
  server.fail({ at: 'rcpt', does: 'hang' });
  const smtpUrl = `${server.url}?pool=false&maxRequeues=5&socketTimeout=600000&connectionTimeout=600000&logger=true&debug=true`;
  const written = (['log', 'info', 'error'] as const).map((method) => vi.spyOn(console, method));
  onTestFinished(() => void vi.restoreAllMocks());
  const { channel } = newChannel({ smtpUrl, timeouts: { socket: 200, total: 60_000 } });
  expect(await failureOf(channel.send(sampleGuidance()))).toMatchObject(transient('smtp_timeout'));
  expect(server.connections).toBe(1);
  for (const spy of written) expect(spy).not.toHaveBeenCalled();
});

test('twenty mails at once arrive once each, over few connections', async () => {
  const server = await newServer();
  const { channel } = newChannel({ smtpUrl: server.url });
  const messages = Array.from({ length: 20 }, (_, index) =>
    sampleGuidance({ id: `m${index}`, to: { name: `Member ${index}`, address: `member${index}@example.org` } }),
  );
  await Promise.all(messages.map((message) => channel.send(message)));
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual(messages.map(({ to }) => to.address).sort());
  for (const { to, email } of server.received) expect(email.to?.[0]?.address).toBe(to[0]);
  expect(server.connections).toBeLessThanOrEqual(5);
});

test('a server that restarted between two slots gets a new connection', async () => {
  const server = await newServer();
  const { channel } = newChannel({ smtpUrl: server.url });
  await channel.send(sampleGuidance({ id: 'before' }));
  await server.hangUp();
  await channel.send(sampleGuidance({ id: 'after' }));
  expect(server.received).toHaveLength(2);
});

test('the log says once that mail fails, and once that it works again', async () => {
  const server = await newServer();
  const { channel, lines } = newChannel({ smtpUrl: server.url });
  server.fail(reply('connect', 554));
  for (let tries = 0; tries < 3; tries++) await failureOf(channel.send(sampleGuidance()));
  server.heal();
  server.fail(reply('rcpt', 550), 'lost@example.org');
  for (const address of ['ruth@example.org', 'lost@example.org', 'ruth@example.org'])
    await channel.send(sampleGuidance({ to: { name: '', address } })).catch(() => {});
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, channel: 'email', code: 'sender_554', msg: 'mail could not be handed over' },
    { level: 30, channel: 'email', code: 'sender_554', msg: 'mail is handed over again' },
  ]);
});

test('a channel that closes leaves no call hanging', async () => {
  const server = await newServer();
  const { channel } = newChannel({ smtpUrl: server.url });
  await channel.send(sampleGuidance());
  await channel.close();
  expect(await failureOf(channel.send(sampleGuidance()))).toMatchObject({ kind: 'retry' });
  await expect.poll(() => server.received.length).toBe(1);
});

test('without a server the very same mail is put into the outbox', async () => {
  const [outboxDir, server] = await Promise.all([
    newFolder().then((folder) => join(folder, 'deep', 'outbox')),
    newServer(),
  ]);
  for (const message of [sampleGuidance(), sampleVerification()] satisfies Message[]) {
    await newChannel({ smtpUrl: server.url }).channel.send(message);
    const providerId = await idOf(newChannel({ outboxDir }).channel.send(message));
    expect(providerId).toBe(server.received.at(-1)?.email.messageId);
    const name = (await readdir(outboxDir)).sort().at(-1) as string;
    const captured = await readFile(join(outboxDir, name), 'utf8');
    const sent = server.received.at(-1) ?? expect.fail('nothing arrived');
    expect(headerLinesOf(captured)).toEqual(headerLinesOf(sent.raw));
    expect(captured).not.toMatch(/[^\r]\n/);
    const { text, html } = await PostalMime.parse(captured);
    expect({ text, html }).toEqual({ text: sent.email.text, html: sent.email.html });
  }
});

test('the outbox holds whole mails that only their owner can read, newest last by name', async () => {
  const outboxDir = join(await newFolder(), 'outbox');
  const ids = Array.from({ length: 30 }, (_, index) => `m${index}`);
  const { channel } = newChannel({ outboxDir });
  for (const id of ids) await channel.send(sampleGuidance({ id }));
  const names = await readdir(outboxDir);
  expect(names.filter((name) => !/^\d{8}T\d{9}Z-\d{6}-m\d+\.eml$/.test(name))).toEqual([]);
  const mails = await Promise.all(names.sort().map((name) => readFile(join(outboxDir, name))));
  const arrived = await Promise.all(mails.map(async (mail) => (await PostalMime.parse(mail)).messageId));
  expect(arrived).toEqual(ids.map((id) => `<${id}@grace.example>`));
  expect((await stat(outboxDir)).mode & 0o777).toBe(0o700);
  for (const name of names) expect((await stat(join(outboxDir, name))).mode & 0o777).toBe(0o600);
});

test('mails put into the outbox at once keep apart', async () => {
  const outboxDir = join(await newFolder(), 'outbox');
  const channels = [newChannel({ outboxDir }), newChannel({ outboxDir })];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      channels[index % 2]?.channel.send(sampleGuidance({ id: `../m/${index}` })),
    ),
  );
  const names = await readdir(outboxDir);
  expect(names).toHaveLength(40);
  for (const name of names)
    expect((await PostalMime.parse(await readFile(join(outboxDir, name)))).text).toContain('Unsubscribe: https://');
});

test.each([
  ['https://friends.grace.example/app', 'hesed@friends.grace.example'],
  ['http://localhost:3000', 'hesed@localhost'],
  ['http://192.168.1.20:3000', 'hesed@localhost'],
  ['http://[::1]:3000', 'hesed@localhost'],
])('without MAIL_FROM, captured mail of %s comes from %s', async (publicUrl, address) => {
  const outboxDir = await newFolder();
  const { channel } = newChannel({ outboxDir, publicUrl, from: undefined, appName: 'Friends' });
  await channel.send(sampleGuidance());
  const [name = ''] = await readdir(outboxDir);
  const { from } = await PostalMime.parse(await readFile(join(outboxDir, name)));
  expect(from).toEqual({ name: 'Friends', address });
});

test('an outbox that cannot be written leaves no partial file, and the mail is tried again', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'outbox'), 'a file where the folder should be');
  const { channel, lines } = newChannel({ outboxDir: join(folder, 'outbox') });
  const error = await failureOf(channel.send(sampleGuidance()));
  expect(error).toMatchObject(transient('outbox_eexist'));
  expectNoSecrets(error, lines);
});
