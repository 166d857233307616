import { expect, test } from 'vitest';
import { seasonOn } from './church-year.ts';

// In 2027 Easter is on 28 March and Advent begins on 28 November; in 2022 Christmas Day is a Sunday.
test.each([
  ['2027-01-05', 'Christmas'],
  ['2027-01-06', null],
  ['2027-02-09', null],
  ['2027-02-10', 'Lent'],
  ['2027-03-20', 'Lent'],
  ['2027-03-21', 'Holy Week'],
  ['2027-03-27', 'Holy Week'],
  ['2027-03-28', 'Easter'],
  ['2027-05-05', 'Easter'],
  ['2027-05-06', 'Pentecost'],
  ['2027-05-16', 'Pentecost'],
  ['2027-05-22', 'Pentecost'],
  ['2027-05-23', null],
  ['2027-11-27', null],
  ['2027-11-28', 'Advent'],
  ['2027-12-24', 'Advent'],
  ['2027-12-25', 'Christmas'],
  ['2022-11-26', null],
  ['2022-11-27', 'Advent'],
  ['2024-12-01', 'Advent'],
  ['2024-02-14', 'Lent'],
])('%s is in the season %s', (date, season) => expect(seasonOn(date)).toBe(season));
