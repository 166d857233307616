import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/languages.ts';
import { sampleReminder, sampleUpdate, sampleWeekly } from '../../testing/providers/sample-messages.ts';
import { composeMail, type MailMessage, senderOf } from './compose.ts';

const SITE = { appName: 'Hesed', publicUrl: 'https://hesed.example.net', supportEmail: 'help@example.net' };
const SENDER = senderOf('Hesed <post@grace.example>', SITE);
const LETTERS = [
  sampleWeekly(),
  sampleReminder('prayer_reminder'),
  sampleReminder('reflection_prompt'),
  sampleUpdate(),
];
const LISTS = ['weekly-letter', 'prayer-reminders', 'reflection-prompts', 'service-updates'];

async function mailOf<Letter extends MailMessage>(letter: Letter, language = 'en') {
  const inLanguage = { ...letter, to: { ...letter.to, language } };
  const builder = createTransport({ streamTransport: true, buffer: true });
  const { message } = await builder.sendMail(composeMail(inLanguage, SENDER, SITE));
  const email = await PostalMime.parse(message as Buffer);
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value;
  return { email, header, html: email.html ?? '', text: email.text ?? '' };
}

describe.each(LANGUAGES.map(({ code }) => code))('in %s', (language) => {
  test.each(LETTERS.map((letter, at) => [letter, LISTS[at] as string] as const))(
    'C16, C19: $0.kind has one-click headers, its own list, a fixed Message-ID and a text part',
    async (letter, list) => {
      const { email, header, html, text } = await mailOf(letter, language);
      expect(header('list-unsubscribe')).toBe(`<${letter.unsubscribeUrl}>`);
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(header('list-id')).toBe(`"Hesed" <${list}.grace.example>`);
      expect(header('auto-submitted')).toBe('auto-generated');
      expect(email.messageId).toBe(`<${letter.id}@grace.example>`);
      expect(text).toContain(`: ${letter.unsubscribeUrl}`);
      expect(html).toContain(`href="${letter.unsubscribeUrl}"`);
      expect(html).not.toMatch(/<img|src=|url\(/);
      expect(email.subject).toMatch(/\S/);
    },
  );
});

test('C19: no mail has a picture or fetches anything', async () => {
  for (const letter of LETTERS)
    expect((await mailOf(letter)).html).not.toMatch(/<(?:img|link|script|iframe)|src=|@import/);
});

test('the weekly letter shows the week in both twins, with verses and titles in the language of the content', async () => {
  const { html, text, email } = await mailOf(sampleWeekly(), 'es');
  expect(email.subject).toBe('Tu semana: 3 pasos dados');
  for (const twin of [text, html]) {
    expect(twin).toContain('Galatians 6:2 · KJV');
    expect(twin).toContain('Sobrellevar los unos las cargas de los otros');
    expect(twin).toContain('Carry her to the One who carries you');
    expect(twin).toContain('Tu racha: 5 días.');
  }
  expect(html).toMatch(/<td lang="en"[^>]*>Offer an exact time/);
  expect(html).toMatch(/<h1 class/);
  expect(text).toContain('Oración    Carry her to the One who carries you');
});

test('the weekly letter marks each title with the language of its own entry', async () => {
  const completed = [
    { title: 'Una puerta nuestra', language: 'es', contentType: 'do' as const },
    { title: 'Offer an exact time', language: 'en', contentType: 'do' as const },
  ];
  const tagOf = (html: string, title: string) => new RegExp(`<td([^>]*)>${title}`).exec(html)?.[1] ?? '';
  const spanish = (await mailOf(sampleWeekly({ completed }), 'es')).html;
  expect(tagOf(spanish, 'Una puerta nuestra')).not.toContain('lang=');
  expect(tagOf(spanish, 'Offer an exact time')).toContain('lang="en"');
  const english = (await mailOf(sampleWeekly({ completed }), 'en')).html;
  expect(tagOf(english, 'Una puerta nuestra')).toContain('lang="es"');
  expect(tagOf(english, 'Offer an exact time')).not.toContain('lang=');
});

test('a week without completions gets a kind sentence, without an empty list or a streak of zero', async () => {
  const { text, email } = await mailOf(sampleWeekly({ completed: [], keptDays: 0, streakDays: 0, goals: [] }));
  expect(email.subject).toBe('A new week begins');
  expect(text).toContain('It was a quiet week here, and that’s all right.');
  expect(text).not.toMatch(/What you completed|Your goals|streak:|missed|0 days/);
  expect(text).toContain('Saturday');
});

test('the reflection prompt is a question, and the prayer reminder the prayer', async () => {
  const prompt = await mailOf(sampleReminder('reflection_prompt'));
  expect([prompt.email.subject, prompt.html]).toEqual([
    'Who told you the truth?',
    expect.stringContaining('Who told you the truth?</h1>'),
  ]);
  const reminder = await mailOf(sampleReminder('prayer_reminder'));
  expect(reminder.text).toContain('Hold what I cannot reach.');
});

test('a service update has the administrator’s words, as text', async () => {
  const update = { ...sampleUpdate().update, text: '<b>New</b>\n\nSecond paragraph.', language: 'es' };
  const { html, email } = await mailOf({ ...sampleUpdate(), update });
  expect(email.subject).toBe('News from our site in March');
  expect(html).toContain('&lt;b&gt;New&lt;/b&gt;');
  expect(html).toContain('<h1 lang="es"');
});

test('the weekly letter quotes what its reader wrote as text, with the day and a link to the journal', async () => {
  const memory = {
    entryId: 4,
    localDate: '2026-03-02',
    title: 'Slow to speak',
    language: 'en',
    text: 'I <b>rang</b> him.',
  };
  const letter = sampleWeekly({ memory, ownSentence: 'I told Anna & Tom the truth.' });
  const { html, text } = await mailOf(letter);
  expect(html).toContain('<p dir="auto" class="serif ink"');
  expect(html).toContain('I &lt;b&gt;rang&lt;/b&gt; him.');
  expect(html).toContain('I told Anna &amp; Tom the truth.');
  expect(text).toContain('A year ago you wrote\n--------------------\n    I <b>rang</b> him.\n    March 2, 2026');
  expect(text).toContain('In your own words\n-----------------\n    I told Anna & Tom the truth.');
  expect(text).toContain('Read it in your journal: https://hesed.example.net/journal?q=Slow+to+speak');
  const spanish = await mailOf(letter, 'es');
  expect(spanish.text).toContain('Hace un año escribiste\n');
  expect(spanish.text).toContain('En tus propias palabras\n');
  // The words may be in any language; they are not marked as English.
  expect(spanish.html).toContain('<p dir="auto" class="serif ink"');
  expect((await mailOf(sampleWeekly())).text).not.toMatch(/journal|A year ago|own words/);
});
