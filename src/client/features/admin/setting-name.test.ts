import { expect, test } from 'vitest';
import { nameFields } from './setting-name.ts';

test('a sentence names settings by the labels of their fields, or without a field by the variable', () => {
  expect(nameFields('MAIL_FROM is needed when SMTP_URL is set.')).toBe('“Sender” is needed when “Mail server” is set.');
  expect(nameFields('Copy it into TWILIO_ACCOUNT_SID, or into PRIVATE_HOSTS.')).toBe(
    'Copy it into “Account SID”, or into PRIVATE_HOSTS.',
  );
  expect(nameFields('REGISTRATION is left out.')).toBe('“Who may join” is left out.');
  expect(nameFields('The SMTP server wants another MAIL_FROM.', (name) => name === 'MAIL_FROM')).toBe(
    'The SMTP server wants another MAIL_FROM.',
  );
});
