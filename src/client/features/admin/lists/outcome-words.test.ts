import { expect, test } from 'vitest';
import { isKnownReason, latenessInWords, reasonInWords } from './outcome-words.ts';

test('a reason is a sentence, a mail server’s reply has its number, and an unknown reason its code', () => {
  expect(reasonInWords('missed_window')).toBe('It was too late to send it');
  expect(reasonInWords('smtp_auth')).toBe('The mail server refused our sign-in');
  expect(reasonInWords('smtp_554')).toBe('The mail server refused it (554)');
  expect(reasonInWords('outbox_enospc')).toBe('The mail could not be kept as a file (enospc)');
  expect(reasonInWords('compose_failed')).toBe('The guidance could not be created yet; we’ll try again');
  expect(reasonInWords('21614')).toBe('Refused (21614)');
});

test('lateness is less precise the longer it is', () => {
  expect([0, 800, 45_000, 240_000].map(latenessInWords)).toEqual(['On time', '0.8 s late', '45 s late', '4 min late']);
});

test('only the words of an unknown code name it', () => {
  for (const code of ['paused', 'smtp_554', 'compose_failed']) expect(isKnownReason(code), code).toBe(true);
  for (const code of ['21614', 'constructor']) expect(isKnownReason(code), code).toBe(false);
});
