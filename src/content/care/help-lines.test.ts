import { expect, test } from 'vitest';
import { CARE_SIGNS } from '../../shared/guidance/care/care-signs.ts';
import { HELP_COUNTRIES, helpCountryOf, namesPlace } from '../../shared/guidance/care/help-country.ts';
import { HELP } from './help-lines.ts';

test.each(HELP_COUNTRIES)('G6: each number of %s has the page that gives it, and a day in the last year', (country) => {
  const { lines, ...emergency } = HELP[country];
  expect(emergency.emergency).toMatch(/^\d{3,5}$/);
  for (const sign of CARE_SIGNS)
    expect(lines.filter(({ signs }) => signs.includes(sign)).length, sign).toBeGreaterThan(0);
  for (const { text } of lines) if (text?.source) expect(text.source).toMatch(/^https?:\/\/[^/]+\/./);
  for (const { source, checked } of [emergency, ...lines]) {
    expect(source).toMatch(/^https?:\/\/[^/]+\/./);
    expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
    // Help lines change their numbers, so once a year somebody reads the page again and then enters that day.
    const age = Temporal.Now.plainDateISO().since(checked, { largestUnit: 'days' }).days;
    expect(age, `${source} was last read on ${checked}`).toBeLessThanOrEqual(366);
  }
  for (const { call } of lines) expect(call).toMatch(/^[\d -]{3,}$/);
});

test.each([
  ['America/New_York', 'US'],
  ['US/Eastern', 'US'],
  ['America/Toronto', 'CA'],
  ['Europe/London', 'GB'],
  ['Europe/Madrid', 'ES'],
  ['Pacific/Auckland', 'NZ'],
  ['Africa/Johannesburg', 'ZA'],
  ['Europe/Berlin', null],
  ['UTC', null],
])('the country of %s is %s', (zone, country) => {
  expect(helpCountryOf(zone)).toBe(country);
});

test('only a zone without a place may be one of any country', () => {
  for (const zone of ['UTC', 'Etc/UTC', 'Etc/GMT+5', 'GMT', 'EST5EDT', 'CET'])
    expect(namesPlace(zone), zone).toBe(false);
  for (const zone of ['Europe/Berlin', 'America/Bogota', 'Japan', 'PRC', 'US/Eastern'])
    expect(namesPlace(zone), zone).toBe(true);
});
