import { expect, test } from 'vitest';
import { reasonFor } from './delivery-reason.ts';

test('a member reads a sentence, and an administrator the cause', () => {
  expect(reasonFor('smtp_auth')).toEqual({
    member: 'We couldn’t deliver it.',
    admin: 'The mail server refused our sign-in',
  });
});

test('a reply of a mail server is read by its family, and named to administrators', () => {
  const refused = { member: 'Your email provider refused it.', admin: 'The mail server refused it (554)' };
  expect(reasonFor('smtp_554')).toEqual(refused);
  expect(reasonFor('smtp_450').member).toBe('We couldn’t deliver it.');
});

test('a code that no table knows is named to administrators, whatever its name', () => {
  for (const code of ['21614', 'smtp_2xx', 'constructor', 'smtp_55', 'outbox'])
    expect(reasonFor(code)).toEqual({ member: 'We couldn’t deliver it.', admin: `Refused (${code})` });
});
