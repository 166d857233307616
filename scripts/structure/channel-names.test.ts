import { expect, test } from 'vitest';
import { checkChannelNames } from './channel-names.ts';

const NAMES_SMS = 'names a channel (';

test.each([
  "if (method === 'sms') return;",
  "methods.includes('sms')",
  "case 'sms':",
  "const about = { channel: 'sms' };",
  "yield* readAddress(q, memberId, 'sms')",
  "const methods = ['sms'];",
  "const methods = ['sms', other];",
  'const SWITCHES = { sms: true };',
  'const SWITCHES = {\n  push,\n  sms: false,\n};',
  'preferences.typed.sms',
  'CHANNELS.sms.limits',
  'const ticked = choices.smsConsent;',
  'const change = { smsConsent: true };',
  "const isTicked = box === 'smsConsent';",
  "methods.some((method) => typedAddressOf(method)?.field === 'phoneNumber')",
  'const about = { channel: `sms:verified` };',
  "const page = '/settings?sms=connected';",
  "import { sms } from '../../channels/sms/sms.ts';",
  "import { finish } from './sms-return.ts';",
  "const channel = isMarked(mailbox) ? 'whatsapp-mark' : 'sms';",
  "const channel = isMarked(mailbox) ? 'sms' : other;",
  "const names = isMarked ? [other, 'sms', third] : [];",
  "type Marked = 'sms' | null;",
  'const SENDERS = { sms: toGsm };',
  'const name = `sms`;',
])('code that names a channel outside its own files is refused: %s', (line) => {
  expect(checkChannelNames('src/server/domains/alerts/member-methods.ts', line)).toEqual([
    expect.stringContaining(NAMES_SMS),
  ]);
});

test.each([
  'const email = account.email;',
  'const account = { email: input.email };',
  "type Address = AttentionFacts['email'];",
  "throw fieldError('conflict', 'email', message('email_taken'));",
  "form.setFieldValue('email', undefined)",
])('the address of an account is not a channel: %s', (line) => {
  expect(checkChannelNames('src/server/domains/auth/service.ts', line)).toEqual([]);
});

test.each([
  'const { phoneNumber } = form;',
  "import { smsConsentWords } from '#strings/consent/consent-sms.ts';",
  "import { html } from '../../channels/email/html.ts';",
])('every file may use the documented field of a number, the texts of a page and the layout of mail: %s', (line) => {
  expect(checkChannelNames('src/server/domains/auth/service.ts', line)).toEqual([]);
});

test.each([
  ['src/shared/messages/checks.ts', "slack_check_app_works: 'Slack knows the app.',"],
  ['src/shared/messages/checks.ts', "twilio_check_trial: 'It is a trial account.',"],
  ['src/shared/alerts/slack-errors.ts', "export const SLACK_TOKEN_ERRORS = new Set(['token_revoked']);"],
])('the code of one channel or provider among the codes of all channels is refused: %s %s', (file, line) => {
  expect(checkChannelNames(file, line)).toEqual([expect.stringContaining('has a code of one channel (')]);
});

test.each([
  ['src/shared/alerts/telegram.ts', "channelSentence('telegram_token_needed')"],
  ['src/shared/channels/checks/twilio.ts', "twilio_check_trial: 'It is a trial account.',"],
  ['src/shared/messages/errors.ts', "email_taken: 'This address is taken.',"],
])('a file of a channel has its own codes, and an account has an address: %s %s', (file, line) => {
  expect(checkChannelNames(file, line)).toEqual([]);
});

test('a condition that chooses the channel for account mail is refused', () => {
  const line = "const channel = isPlain ? 'email' : other;";
  expect(checkChannelNames('src/server/domains/alerts/repo.ts', line)).toHaveLength(1);
});

test('the folder of a provider may name the channels of that provider, and no others', () => {
  const file = 'src/server/channels/twilio/webhooks.ts';
  expect(checkChannelNames(file, "const channel = isMarked ? 'whatsapp' : 'sms';")).toEqual([]);
  expect(checkChannelNames(file, "const channel = isMarked ? 'slack' : other;")).toHaveLength(1);
});

test('a router may name the channel of a documented call, but must not compare with a name', () => {
  const file = 'src/server/domains/alerts/test-messages/router.ts';
  expect(checkChannelNames(file, "diagnose(ctx.site, input.userId, 'sms')")).toEqual([]);
  expect(checkChannelNames(file, "if (input.channel === 'sms') return;")).toHaveLength(1);
});

const SCRIPT = 'scripts/demo/cast.ts';

test.each([
  "const CHOSEN_BY_ALL = ['email', 'desktop'];",
  "channels: [{ channel: 'push' }]",
  "if (format === 'email') return text;",
])('scripts may name channels in their data: %s', (line) => {
  expect(checkChannelNames(SCRIPT, line)).toEqual([]);
});

test.each(["if (channel === 'sms') return failed;", "methods.includes('push')", "case 'slack':"])(
  'scripts and doubles must not compare with a channel’s name: %s',
  (line) => {
    for (const file of [SCRIPT, 'src/server/testing/doubles/twilio-answers.ts'])
      expect(checkChannelNames(file, line), file).toHaveLength(1);
  },
);

test('a file that lists all channels may import them', () => {
  const line = "import { sms } from './sms/sms.ts';";
  expect(checkChannelNames('src/server/channels/registry.ts', line)).toEqual([]);
  expect(checkChannelNames('src/server/channels/opening.ts', line)).toHaveLength(1);
});

test('a channel may name itself in a file or folder of its name, and in no other', () => {
  const line = "if (method === 'email') return;";
  for (const file of ['src/client/features/alerts/channels/email.tsx', 'src/server/channels/email/bounces/report.ts'])
    expect(checkChannelNames(file, line), file).toEqual([]);
  for (const file of ['src/client/features/auth/account/email-row.tsx', 'src/server/domains/auth/email-change/repo.ts'])
    expect(checkChannelNames(file, line), file).toHaveLength(1);
});

test.each(["if (channel === 'app') return null;", "[...ALERT_METHODS, 'app']", "sending('app', ['app'], 1)"])(
  'code that names the channel of the app is refused: %s',
  (line) => {
    expect(checkChannelNames('src/server/scheduler/lanes/lanes.ts', line)).toEqual([
      expect.stringContaining('use isMethod or APP_CHANNEL'),
    ]);
  },
);
