import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDocumentedOrder, checkDomainOrder, DOMAIN_ORDER } from './domain-order.ts';

const DOMAINS = 'src/server/domains';
const PLAN = `${DOMAINS}/schedule/plan.ts`;
const ALERTS = `${DOMAINS}/alerts/deliveries/service.ts`;

test.each([
  ['a lower domain', ALERTS, PLAN],
  ['its own domain', ALERTS, `${DOMAINS}/alerts/repo.ts`],
  ['what is no domain', PLAN, 'src/shared/slot-time.ts'],
])('a domain may import %s', (_, file, path) => {
  expect(checkDomainOrder(file, path)).toEqual([]);
});

test('a test may import every domain', () => {
  expect(checkDomainOrder(`${DOMAINS}/schedule/plan.test.ts`, ALERTS)).toEqual([]);
});

test('an import of a higher domain is reported with the order', () => {
  expect(checkDomainOrder(PLAN, ALERTS)).toEqual([
    `${PLAN}: schedule must not import alerts (${ALERTS}), which is above it: audit < authority < consent < schedule < guidance < alerts < auth < onboarding < admin. Move what both need to the lower domain, or let the caller pass it.`,
  ]);
});

test('a domain without a place in the order is reported', () => {
  expect(checkDomainOrder(`${DOMAINS}/prayers/service.ts`, PLAN)).toEqual([
    `${DOMAINS}/prayers/service.ts: the domain prayers has no place in scripts/structure/domain-order.ts.`,
  ]);
});

test('the order has every domain of the server', () => {
  expect(readdirSync(join(import.meta.dirname, '../..', DOMAINS)).sort()).toEqual([...DOMAIN_ORDER].sort());
});

test('the architecture page must give the same order', () => {
  expect(checkDocumentedOrder(`Lowest first:\n\n${DOMAIN_ORDER.join(' < ')}\n`)).toEqual([]);
  expect(checkDocumentedOrder(`Lowest first:\n\n${[...DOMAIN_ORDER].reverse().join(' < ')}\n`)).toEqual([
    expect.stringMatching(/^docs\/architecture\.md: the order of the domains is not that of/),
  ]);
});
