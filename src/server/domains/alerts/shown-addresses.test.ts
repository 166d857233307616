import { expect, test } from 'vitest';
import { cleanPhoneNumber } from '../../../shared/alerts/phone.ts';
import { showAddresses } from './shown-addresses.ts';

test.each([
  ['+12025550142', 'US', '(202) 555-0142', '+1 202 555 0142'],
  ['+12025550142', 'GB', '+1 202 555 0142', '+1 202 555 0142'],
  ['+12025550142', undefined, '+1 202 555 0142', '+1 202 555 0142'],
  ['+442079460018', 'GB', '020 7946 0018', '+44 20 7946 0018'],
  ['+34912345678', 'ES', '912 34 56 78', '+34 912 34 56 78'],
  // One calling code, two countries.
  ['+16135550142', 'US', '+1 613 555 0142', '+1 613 555 0142'],
  // Without its country, a number stays as it was typed.
  ['2025550142', 'US', '2025550142', '2025550142'],
])('the number %s is written on a site of %s as %s, and in its field as %s', (number, home, asRead, asTyped) => {
  expect(showAddresses({ sms: number, whatsapp: null }, home)).toEqual({ sms: { asRead, asTyped } });
});

test.each(['+12025550142', '+4402079460018', '+5491123456789', '+5215512345678', '+999123456789', '+1234567890123456'])(
  'the form of %s for its field is stored as the same number again',
  (number) => {
    const shown = showAddresses({ whatsapp: number }, 'US').whatsapp;
    expect(cleanPhoneNumber(shown?.asTyped ?? '')).toBe(number);
  },
);
