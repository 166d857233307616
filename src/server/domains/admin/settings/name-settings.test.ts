import { expect, test } from 'vitest';
import { nameSettings } from './name-settings.ts';

const SENTENCE = 'Emails are kept as files. Set SMTP_URL and MAIL_FROM; SMTP and PUBLIC_URL stay.';

test('a setting is named by its field in the page and by its name in the environment', () => {
  expect(nameSettings(SENTENCE, {})).toBe(
    'Emails are kept as files. Set “Mail server” (Admin → Site Settings → Email, or SMTP_URL) and “Sender” (Admin → Site Settings → Email, or MAIL_FROM); SMTP and PUBLIC_URL stay.',
  );
});

test('a setting that the environment sets keeps its name there', () => {
  expect(nameSettings(SENTENCE, { SMTP_URL: 'smtp://mail.parish.example', MAIL_FROM: 'hello@parish.example' })).toBe(
    SENTENCE,
  );
});
