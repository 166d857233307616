import { expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { weighFirstVisits } from '../../../server/testing/browser/page-weight.ts';
import { fillCongregation } from '../../../server/testing/members/congregation.ts';

const journeys = startJourneys();
// 1.49 times what React, Mantine's provider with one button, and a tRPC client weigh (docs/decisions/first-second.md).
// `npm run bench -- web --sizes` measures that minimum, which changes only with the versions of these libraries.
const MAX_BYTES = 160_300;

test('no page begins with more compressed scripts than 1.49 times the minimum', async () => {
  const people = await fillCongregation(journeys.served.site, { days: 1 });
  const visits = await weighFirstVisits(journeys.served, people);
  expect(visits.length).toBeGreaterThan(15);
  expect(visits.filter(({ weight }) => weight.js > MAX_BYTES)).toEqual([]);
});
