import { describe, expect, test } from 'vitest';
import type { GuidanceEntry } from '../../../shared/guidance.ts';
import { filterEntries, groupByDay, indexEntries, isFiltered, NO_FILTER } from './history-groups.ts';

const entry = (fields: Partial<GuidanceEntry>) => ({
  title: 'A friend at all times',
  content: 'Love that stays.',
  contentType: 'prayer' as const,
  localDate: '2027-03-01',
  ...fields,
});
const entries = [
  entry({ id: 1, title: 'Bear with Naomi' }),
  entry({ id: 2, content: 'Éclairs for NAOMI.', contentType: 'do' }),
  entry({ id: 3, contentType: 'reflection', scripture: 'Naomi 1:1' }),
] as GuidanceEntry[];

describe('the filter', () => {
  const found = (filter: Partial<typeof NO_FILTER>) =>
    filterEntries(indexEntries(entries), { ...NO_FILTER, ...filter }).map(({ id }) => id);

  test.each([
    [{}, [1, 2, 3]],
    [{ search: 'naomi' }, [1, 2]],
    [{ search: '  NAOMI ' }, [1, 2]],
    [{ search: 'ÉCLAIRS' }, [2]],
    [{ search: 'stays' }, [1, 3]],
    [{ type: 'do' as const }, [2]],
    [{ search: 'naomi', type: 'prayer' as const }, [1]],
    [{ search: 'naomi', type: 'reflection' as const }, []],
    // What is written is looked for as it is.
    [{ search: '.*' }, []],
  ])('%o finds title or content, whatever the case', (filter, ids) => {
    expect(found(filter)).toEqual(ids);
  });

  test.each([
    ['ΆΝΘΡΩΠΟΣ', 'Ο άνθρωπος μας'],
    ['друг', 'ВЕРНЫЙ ДРУГ'],
    ['istanbul', 'İSTANBUL’da bir dost'],
    ['STRASSE', 'Auf der Straße'],
    ['oracion', 'Una oración'],
  ])('folds the case of every script, as the server does: %s finds %s', (search, content) => {
    const index = indexEntries([entry({ id: 1, content })] as GuidanceEntry[]);
    expect(filterEntries(index, { search, type: 'all' })).toHaveLength(1);
  });

  test('is on with words or a type, and not with blanks', () => {
    expect(isFiltered(NO_FILTER)).toBe(false);
    expect(isFiltered({ ...NO_FILTER, search: '   ' })).toBe(false);
    expect(isFiltered({ ...NO_FILTER, search: 'a' })).toBe(true);
    expect(isFiltered({ ...NO_FILTER, type: 'do' })).toBe(true);
  });
});

test('entries stand under the member’s own day, each day once, in the order they came', () => {
  const moved = [
    entry({ id: 5, localDate: '2027-03-02' }),
    entry({ id: 4, localDate: '2027-03-01' }),
    // Before the member flew east this was another day's evening.
    entry({ id: 3, localDate: '2027-03-02' }),
    entry({ id: 2, localDate: '2027-02-28' }),
  ] as GuidanceEntry[];
  expect(groupByDay(moved).map(({ localDate, entries: of }) => [localDate, of.map(({ id }) => id)])).toEqual([
    ['2027-03-02', [5, 3]],
    ['2027-03-01', [4]],
    ['2027-02-28', [2]],
  ]);
});

test('ten thousand entries are filtered and grouped', () => {
  const many = Array.from({ length: 10_000 }, (_, id) =>
    entry({ id, content: `${'Love that stays. '.repeat(40)}${id}`, localDate: `day ${Math.floor(id / 3)}` }),
  ) as GuidanceEntry[];
  const index = indexEntries(many);
  const days = groupByDay(filterEntries(index, { search: '99', type: 'all' }));
  expect(days.length).toBeGreaterThan(100);
});
