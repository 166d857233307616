import { afterEach, describe, expect, test } from 'vitest';
import { MAIL_LANGUAGES } from '../../../content/mails.ts';
import { LANGUAGES } from '../../../shared/languages.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { createRecordingChannel } from '../../testing/providers/recording-channel.ts';
import {
  sampleEmailChange,
  sampleGuidance,
  samplePasswordReset,
  sampleReminder,
  sampleSecurityAlert,
  sampleTest,
  sampleVerification,
} from '../../testing/providers/sample-messages.ts';
import { startScheduler } from '../../testing/queue/queue.ts';
import { composeMail, type MailMessage } from './compose.ts';

const SITE = { appName: 'Hesed', publicUrl: 'https://hesed.example.net', supportEmail: 'help@example.net' };
const SENDER = { name: 'Hesed', address: 'hesed@example.net', domain: 'example.net' };

const mailOf = (message: MailMessage, language: string) =>
  composeMail({ ...message, to: { ...message.to, language } } as MailMessage, SENDER, SITE);

test('every language of the pages has the words of mails', () => {
  expect([...MAIL_LANGUAGES.keys()].sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
});

describe.each([
  ['guidance', sampleGuidance(), 'Darme de baja'],
  ['a confirmation', sampleVerification(), 'Confirmar mi correo'],
  ['a change of address', sampleEmailChange(), 'Usar esta dirección'],
  ['a new password', samplePasswordReset(), 'Elegir una contraseña nueva'],
  ['an alert', sampleSecurityAlert(), 'Abrir Ajustes'],
  ['a test', sampleTest(), 'Volver a Ajustes'],
] as [string, MailMessage, string][])('the mail with %s to a reader of Spanish', (_what, message, words) => {
  test('is framed in Spanish and says so', () => {
    const { html, text, subject } = mailOf(message, 'es');
    expect(html).toContain('<html lang="es"');
    for (const twin of [html, text]) {
      expect(twin).toContain(words);
      expect(twin).toContain('Escribe a help@example.net');
      expect(twin).not.toMatch(/Write to|Unsubscribe|Open Settings|valid for|You chose/);
    }
    expect(subject).not.toBe(mailOf(message, 'en').subject);
  });

  test('is in English for a reader of English, or of a language that mails are not in', () => {
    for (const language of ['en', 'fr']) expect(mailOf(message, language).html).toContain('<html lang="en"');
  });
});

test('guidance inside a Spanish mail is marked as English, and its headings are not', () => {
  const { html } = mailOf(sampleGuidance({}, { contentType: 'prayer', prayerPrompt: 'Ask for rest.' }), 'es');
  const tag = (text: string) => new RegExp(`<(\\w+)([^>]*)>${text}`).exec(String(html))?.[2] ?? '';
  expect(tag('Ask for rest\\.')).toContain('lang="en"');
  expect(tag('Motivo de oración')).not.toContain('lang=');
  expect(String(html)).toMatch(/<h1 lang="en"/);
  expect(mailOf(sampleGuidance(), 'en').html).not.toMatch(/<(?!html)\w+ lang=/);
});

test('an entry in the language of its reader is not marked; the reference and the old quotation in it are', () => {
  const quote = '“Continue firm and constant.” — A. Writer, Of Friendship, London, 1625';
  const { html } = mailOf(sampleGuidance({}, { language: 'es', title: 'Una puerta', historicalQuote: quote }), 'es');
  expect(String(html)).toMatch(/<h1 class/);
  expect(String(html)).toMatch(/<p lang="en"[^>]*>[A-Z][a-z]+ \d+:\d+[^<]*KJV/);
  expect(String(html)).toMatch(/<p lang="en"[^>]*>[^<]*Continue firm/);
});

test('G8: the note of an entry that a model wrote is not marked, for it is in the language of the mail', () => {
  const { html, text } = mailOf(sampleGuidance({}, { responseId: 'resp_1', content: 'Written for you.' }), 'es');
  expect(String(html)).toMatch(/<p lang="en"[^>]*>Written for you\./);
  expect(String(html)).toMatch(/<p class[^>]*>Esto lo escribió un modelo/);
  expect(text).toContain('Esto lo escribió un modelo');
});

test('a Spanish alert says when, with a capital at the beginning of the line', () => {
  expect(mailOf(sampleSecurityAlert(), 'es').text).toMatch(
    /^Lunes, 1 de marzo de 2027, 3:05\sa\.\s?m\. \(hora de New York\)$/m,
  );
});

test('a reminder’s preview is in the language of the mail, and its title in that of the entry', () => {
  const html = String(mailOf(sampleReminder('prayer_reminder'), 'es').html);
  expect(html).toMatch(/<h1 lang="en"/);
  expect(html).toMatch(/<div style="display:none/);
});

describe('the language of a member', () => {
  let api: TestApi;
  afterEach(() => api.close());

  test('is that of the page they joined on, and then of the pages they use', async () => {
    api = createTestApi();
    const email = createRecordingChannel();
    await startScheduler(api.site, [email]);
    const visitor = api.visitor();
    const joined = { username: 'Rut', email: 'rut@parish.example', password: 'a long secret', wordingLanguage: 'es' };
    expect((await visitor.post('/api/auth/register', joined)).body.user).toMatchObject({ language: 'es' });
    const languages = () => email.sent.map(({ to }) => to.language);
    // This mail is sent while the member waits for the answer.
    await visitor.post('/api/auth/resend-verification');
    expect(languages()).toEqual(['es']);
    expect((await visitor.post('/api/auth/change-language', { language: 'en' })).body.user).toMatchObject({
      language: 'en',
    });
    await api.site.clock.advance(1_000);
    expect(languages()).toEqual(['es', 'en']);
    expect((await visitor.post('/api/auth/change-language', { language: 'fr' })).status).toBe(400);
  });
});
