import { expect, test } from 'vitest';
import { hasHoldEnded } from './use-site-facts.ts';

test('the facts about the site are old once a channel’s hold is over, and are fetched once', () => {
  const end = Date.parse('2027-03-01T10:05Z');
  const email = { method: 'email', rest: { until: new Date(end), code: 'smtp_auth' } };
  const facts = { methods: [email] } as unknown as Parameters<typeof hasHoldEnded>[0];
  expect(hasHoldEnded(facts, end - 1, end - 1)).toBe(false);
  expect(hasHoldEnded(facts, end - 1, end)).toBe(true);
  expect(hasHoldEnded(facts, end, end + 60_000)).toBe(false);
});
