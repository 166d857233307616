import { describe, expect, test } from 'vitest';
import { SECURITY_EVENTS, type SecurityEventKind } from '../../../shared/auth.ts';
import {
  SAMPLE_ENTRIES,
  sampleEmailChange,
  sampleGuidance,
  samplePasswordReset,
  sampleReminder,
  sampleSecurityAlert,
  sampleTest,
  sampleVerification,
  sampleWeekly,
} from '../../testing/providers/sample-messages.ts';
import type { MessageEntry } from '../message.ts';
import { openingOf } from '../opening.ts';
import { guidanceMail } from './guidance-mail.ts';
import type { MailContent, MailSite } from './layout.ts';
import { mailHtml } from './layout-html.ts';
import { mailText } from './layout-text.ts';
import { linkMail } from './link-mail.ts';
import { MAIL_PALETTE, type MailColour } from './palette.ts';
import { reminderMail } from './reminder-mail.ts';
import { securityAlertMail } from './security-alert-mail.ts';
import { testMail } from './test-mail.ts';
import { weeklyMail } from './weekly-mail.ts';

const SITE: MailSite = { appName: 'Hesed', publicUrl: 'https://hesed.example.net', supportEmail: 'help@example.net' };
const QUIET_SITE = { ...SITE, supportEmail: null };

function twinsOf(entry: Partial<MessageEntry>, site = SITE) {
  const mail = guidanceMail(sampleGuidance({}, entry), site);
  return { mail, html: mailHtml(mail, site), text: mailText(mail, site) };
}

/** Returns the text that a reader sees of an HTML twin, with its entities decoded. */
function seen(html: string): string {
  return html
    .replace(/^[\s\S]*<\/head>/, '')
    .replace(/<div style="display:none[^>]*>[\s\S]*?<\/div>/, '')
    .replace(/<!--[\s\S]*?-->|<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

function expectInOrder(text: string, pieces: string[]) {
  let from = 0;
  for (const piece of pieces) {
    const at = text.indexOf(piece, from);
    expect(at, `"${piece}" is missing or out of order in: ${text}`).toBeGreaterThanOrEqual(0);
    from = at + piece.length;
  }
}

const VERSE = "Bear ye one another's burdens, and so fulfil the law of Christ.";
const OPENING = ['Carry her to the One who carries you', VERSE, 'Galatians 6:2 · KJV', 'Some burdens', 'by name.'];
const STEPS = ['Action Steps', 'Write her name down.', 'Send one sentence.'];

test.each([
  {
    type: 'prayer' as const,
    label: 'Prayer',
    parts: ['Prayer Prompt', 'Hold what I', 'Encouragement', 'You are asked', 'Focus Point', 'One friend'],
    button: 'Begin your prayer',
  },
  {
    type: 'do' as const,
    label: 'Action',
    parts: [
      ...['Action Prompt', 'Choose one', 'Practical Step', 'Offer an exact'],
      ...['Check-In Question', 'What would be', 'Motivational Note', 'A supper'],
    ],
    button: 'Take this step',
  },
  {
    type: 'reflection' as const,
    label: 'Reflection',
    parts: [
      ...['Historical Quote', '“Continue firm and constant.”', 'A. Writer, Of Friendship, London, 1625'],
      ...['Reflection Questions', 'Who told you', 'What did it cost', 'Gratitude Prompt', 'Give thanks'],
      ...["Tomorrow's Preparation", 'Listen for the question'],
    ],
    button: 'Write your reflection',
  },
])(
  'a $type mail says every part of its type in the order of the card, in both twins',
  ({ type, label, parts, button }) => {
    const { mail, html, text } = twinsOf(SAMPLE_ENTRIES[type]);
    const expected = [
      label,
      ...OPENING,
      ...parts,
      ...STEPS,
      button,
      'You chose to receive guidance from Hesed by email.',
    ];
    expect(mail.subject).toBe(`${label} · Carry her to the One who carries you`);
    expectInOrder(seen(html), expected);
    expectInOrder(text.replace(/\s+/g, ' '), expected);
  },
);

test('a part that an entry does not have leaves no heading', () => {
  const { html, text } = twinsOf({ prayerPrompt: null, encouragement: ' ', actionSteps: [' '], scripture: null });
  for (const twin of [seen(html), text]) {
    expect(twin).not.toMatch(/Prayer Prompt|Encouragement|Action Steps|Galatians|null|undefined/);
    expect(twin).toContain('Focus Point');
  }
});

test('the line that a translation asks for stands below its verse (G1)', () => {
  const { html, text } = twinsOf({ scriptureNote: 'Our Own Translation, copied freely.' });
  for (const twin of [seen(html), text.replace(/\s+/g, ' ')])
    expect(twin).toMatch(/Galatians 6:2 · KJV\s+Our Own Translation, copied freely\./);
});

test.each([
  ['en', 'en', ''],
  ['en', 'es', ' lang="es"'],
  ['es', 'en', ' lang="en"'],
  ['es', 'es', ''],
])('in a mail in %s, a verse in %s is marked with its own language', (language, scriptureLanguage, marked) => {
  const to = { name: 'Ruth', address: 'ruth@example.org', language };
  const reminder = sampleReminder('prayer_reminder');
  const mails = [
    guidanceMail(sampleGuidance({ to }, { scriptureLanguage }), SITE),
    weeklyMail({ ...sampleWeekly({ scriptureLanguage }), to }, SITE),
    reminderMail({ ...reminder, to, entry: { ...reminder.entry, scriptureLanguage } }, SITE),
  ];
  for (const mail of mails) {
    const words = new RegExp(`<p([^>]*?) dir="auto"[^>]*>${VERSE.replace("'", '&#39;')}`).exec(mailHtml(mail, SITE));
    expect(words?.[1]).toBe(marked);
  }
});

test('a verse or quote that cannot be set apart is shown as it is stored', () => {
  const { html, text } = twinsOf({ scripture: 'A line without a reference', historicalQuote: 'Only words' });
  for (const twin of [seen(html), text]) {
    expect(twin).toContain('A line without a reference');
    expect(twin).toContain('Only words');
  }
});

test('whatever an entry holds is text in the HTML, never markup', () => {
  const { html } = twinsOf({
    title: '<script>alert(1)</script> & "quoted"',
    content: '<img src=https://evil.example/pixel.gif>',
    actionSteps: ["</td><a href='https://evil.example'>x</a>"],
  });
  expect(html).not.toMatch(/<script|<img|evil\.example'>|<a href='/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;');
  expect(seen(html)).toContain('<img src=https://evil.example/pixel.gif>');
});

test('a mail fetches nothing from anywhere and links only where it says', () => {
  const { html } = twinsOf(SAMPLE_ENTRIES.reflection);
  expect(html).not.toMatch(/<(?:img|link|script|iframe|object|video|picture)\b|@import|@font-face|url\(|background=/i);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    'https://hesed.example.net/dashboard?entry=41',
    'https://hesed.example.net/answer/41-Vb3k1x92QmZt7LrYp0aUwk?choose=done',
    'https://hesed.example.net/answer/41-Vb3k1x92QmZt7LrYp0aUwk?choose=later',
    'https://hesed.example.net/answer/41-Vb3k1x92QmZt7LrYp0aUwk?choose=pause',
    'https://hesed.example.net/unsubscribe/Vb3k1-x9_2QmZt7LrYp0aUw8nHc4EdSgKfJi5oB6TvE',
    'https://hesed.example.net/settings',
    'mailto:help@example.net',
  ]);
});

test('a mail of a site without a support address names none', () => {
  const { html, text } = twinsOf({}, QUIET_SITE);
  expect(html + text).not.toMatch(/Write to|mailto:|null/);
});

test('the plain text has every link in full', () => {
  const { text } = twinsOf({});
  const lines = text.split('\n');
  expect(lines).toContain('https://hesed.example.net/dashboard?entry=41');
  expect(lines).toContain(
    'Unsubscribe: https://hesed.example.net/unsubscribe/Vb3k1-x9_2QmZt7LrYp0aUw8nHc4EdSgKfJi5oB6TvE',
  );
  expect(lines).toContain('Change times and channels: https://hesed.example.net/settings');
});

test('plain text is wrapped at 68 columns between words, and long words stay whole', () => {
  const word = 'https://example.org/'.padEnd(90, 'x');
  const { text } = twinsOf({ content: `${'burden '.repeat(40)}${word} end` });
  const long = text.split('\n').filter((line) => line.length > 68);
  expect(long.filter((line) => !line.includes('https://'))).toEqual([]);
  expect(text.split('\n')).toContain(word);
});

test('the verification mail asks one thing, and has the link in full and its lifetime', () => {
  const message = sampleVerification();
  const mail = linkMail(message, SITE);
  const html = mailHtml(mail, SITE);
  const text = mailText(mail, SITE);
  expect(mail.subject).toBe('Confirm your email for Hesed');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    message.verifyUrl,
    message.verifyUrl,
    'mailto:help@example.net',
  ]);
  for (const twin of [seen(html), text.replace(/\s+/g, ' ')]) {
    expectInOrder(twin, ['Someone joined Hesed with this address.', 'Confirm my email', message.verifyUrl]);
    expect(twin).toContain('valid for 24 hours');
    expect(twin).toContain('If you didn’t join Hesed, you can ignore this email');
    expect(twin).not.toMatch(/unsubscribe/i);
  }
});

/** Both twins of a mail as a reader sees them. */
function readTwins(mail: MailContent, site = SITE): string[] {
  return [seen(mailHtml(mail, site)), mailText(mail, site).replace(/\s+/g, ' ')];
}

test('a mail to a new address says why it came, and has the link in full and its lifetime', () => {
  const message = sampleEmailChange();
  const mail = linkMail(message, SITE);
  expect(mail.subject).toBe('Confirm your new email for Hesed');
  for (const twin of readTwins(mail)) {
    expectInOrder(twin, ['Is this your new email address?', 'you’ll sign in with it', message.verifyUrl]);
    expectInOrder(twin, ['valid for 24 hours and works once', 'If you didn’t ask for this, you can ignore this email']);
    expect(twin).not.toMatch(/unsubscribe/i);
  }
});

test('a mail with a link to a new password says why it came, and has the link in full and its lifetime', () => {
  const message = samplePasswordReset();
  const mail = linkMail(message, SITE);
  expect(mail.subject).toBe('Set a new password for Hesed');
  for (const twin of readTwins(mail)) {
    expectInOrder(twin, ['Someone asked for a new password', 'signed out everywhere', message.resetUrl]);
    expectInOrder(twin, ['valid for one hour and works once', 'If you didn’t ask for this, you can ignore this email']);
    expect(twin).not.toMatch(/unsubscribe/i);
  }
});

test('a test mail says that it is one', () => {
  for (const twin of readTwins(testMail(sampleTest(), SITE))) {
    expectInOrder(twin, ['This is a test from Hesed. If you can read it, email works.', 'Back to Settings']);
    expect(twin).not.toMatch(/unsubscribe/i);
  }
});

describe('a security alert', () => {
  test('says what happened, when, in which browser, and what to do', () => {
    const mail = securityAlertMail(sampleSecurityAlert(), SITE);
    expect(mail.subject).toBe('New sign-in to your account · Hesed');
    for (const twin of readTwins(mail))
      expectInOrder(twin, [
        ...['A new sign-in', 'from a browser that hasn’t been used with it before'],
        ...['When', 'Monday, March 1, 2027', '3:05 AM (New York time)', 'Where', 'Firefox on Windows'],
        ...[
          'If this was you',
          'You don’t need to do anything.',
          'If this wasn’t you',
          'change your password in Settings',
        ],
        ...['Open Settings', 'it can’t be switched off'],
      ]);
  });

  const ADVICE: Partial<Record<SecurityEventKind, string>> = {
    role_admin: 'If you didn’t expect this',
    role_reviewer: 'If you didn’t expect this',
    role_member: 'If you didn’t expect this',
    push_unseen: 'If you want to keep getting them there',
  };

  test.each([
    ['Pacific/Auckland', 'Monday, March 1, 2027 at 9:05 PM (Auckland time)'],
    ['UTC', 'Monday, March 1, 2027 at 8:05 AM (UTC)'],
  ])('tells the time in the member’s zone, %s, and names the zone', (timeZone, when) => {
    for (const twin of readTwins(securityAlertMail(sampleSecurityAlert({ timeZone }), SITE)))
      expect(twin).toContain(when);
  });

  test.each(SECURITY_EVENTS)('of %s reads as a whole, with a link to Settings and none to unsubscribe', (event) => {
    const mail = securityAlertMail(sampleSecurityAlert({ event }), SITE);
    const html = mailHtml(mail, SITE);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      'https://hesed.example.net/settings',
      'mailto:help@example.net',
    ]);
    for (const twin of readTwins(mail)) {
      expectInOrder(twin, [mail.title, ADVICE[event] ?? 'If this wasn’t you', 'Then ']);
      expect(twin).not.toMatch(/unsubscribe|null|undefined|\.\.|[!]/i);
    }
  });

  test.each([
    ['password_reset', 'your passkeys and API tokens were deleted; you can create new ones in Settings'],
    ['password_changed', 'Your API tokens and passkeys still work; you can delete them in Settings'],
  ] as const)('of %s says what happened to passkeys and API tokens', (event, words) => {
    for (const twin of readTwins(securityAlertMail(sampleSecurityAlert({ event }), SITE)))
      expect(twin).toContain(words);
  });

  test('names somebody to ask where the address was changed', () => {
    const mailOn = (site: MailSite) =>
      readTwins(securityAlertMail(sampleSecurityAlert({ event: 'email_changed' }), site), site);
    for (const twin of mailOn(SITE)) expect(twin).toContain('Write to help@example.net right away.');
    for (const twin of mailOn(QUIET_SITE))
      expect(twin).toContain('Tell the people who run Hesed at your church right away.');
  });

  test('repeats no text that a caller or a stranger chose', () => {
    const message = sampleSecurityAlert({
      to: { name: 'WIN at evil.example', address: 'a@b.org' },
      userAgent: 'WIN at evil.example Firefox/1',
    });
    expect(JSON.stringify(securityAlertMail(message, SITE))).not.toContain('evil.example');
  });
});

test('a verification mail repeats no name, which a stranger may have chosen', () => {
  const mail = linkMail(sampleVerification({ to: { name: 'WIN at evil.example', address: 'a@b.org' } }), SITE);
  expect(mailHtml(mail, SITE) + mailText(mail, SITE) + mail.subject).not.toContain('evil.example');
});

test('the preview is the opening of the entry, cut after a whole word', () => {
  expect(openingOf('Short.')).toBe('Short.');
  expect(openingOf('one  two\nthree')).toBe('one two three');
  expect(openingOf('bear one another, gladly', 18)).toBe('bear one another…');
  expect(openingOf('x'.repeat(200))).toBe(`${'x'.repeat(139)}…`);
});

test('an inbox adds nothing of the mail to a short preview', () => {
  const mail = testMail(sampleTest(), SITE);
  const hidden = /style="display:none[^>]*>([^<]*)<\/div>/.exec(mailHtml(mail, SITE))?.[1] ?? '';
  expect(hidden).toMatch(/^If you can read this, email works\.(?:&#847;&zwnj;&nbsp;){50,}$/);
});

test('every colour that mails are written in reaches 4.5 : 1, light and dark', () => {
  const pairs: [MailColour, MailColour][] = [
    ...(['ink', 'soft', 'prayer', 'action', 'reflection'] as const).flatMap((text): [MailColour, MailColour][] => [
      [text, 'paper'],
      [text, 'card'],
    ]),
    ['on-primary', 'primary'],
  ];
  for (const [text, ground] of pairs)
    for (const scheme of [0, 1] as const)
      expect(
        contrast(MAIL_PALETTE[text][scheme], MAIL_PALETTE[ground][scheme]),
        `${text} on ${ground}`,
      ).toBeGreaterThan(4.5);
});

test('dark mode changes every colour that a style attribute sets', () => {
  const { html } = twinsOf(SAMPLE_ENTRIES.do);
  const body = html.slice(html.indexOf('<body'));
  const sheet = html.slice(0, html.indexOf('<body'));
  for (const [tag] of body.matchAll(/<[a-z][^>]*(?:color|border-left|border:1px)[^>]*>/g)) {
    const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
    expect(
      classes.some((name) => sheet.includes(`.${name}{`) && (name in MAIL_PALETTE || name === 'line')),
      tag,
    ).toBe(true);
  }
});

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
