import { describe, expect, test } from 'vitest';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { filterEntries, groupByDay, indexEntries, isFiltered, NO_FILTER } from './history-groups.ts';

const entry = (fields: Partial<GuidanceEntry>) => ({
  actionSteps: [],
  reflectionQuestions: [],
  title: 'A friend at all times',
  content: 'Love that stays.',
  contentType: 'prayer' as const,
  localDate: '2027-03-01',
  ...fields,
});
const entries = [
  entry({ id: 1, title: 'Bear with Naomi' }),
  entry({ id: 2, content: 'Éclairs for NAOMI.', contentType: 'do' }),
  entry({
    id: 3,
    contentType: 'reflection',
    scripture: 'Ruth 1:16 (KJV) Intreat me not to leave thee.',
    reflectionQuestions: ['Whom did you leave?', 'Who came along?'],
    userReflection: 'I thought of Orpah.',
  }),
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
    [{ search: 'ruth 1:16' }, [3]],
    [{ search: 'thee leave' }, [3]],
    [{ search: 'along ORPAH love' }, [3]],
    [{ search: 'naomi bear' }, [1]],
    [{ search: 'naomi orpah' }, []],
    [{ search: 'aom' }, [1, 2]],
    [{ type: 'do' as const }, [2]],
    [{ search: 'naomi', type: 'prayer' as const }, [1]],
    [{ search: 'naomi', type: 'reflection' as const }, []],
    // Punctuation alone contains no words.
    [{ search: '.*' }, []],
  ])('%o finds words in every text, in any order and any case', (filter, ids) => {
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

  test('is active with words or a type, and not with spaces only', () => {
    expect(isFiltered(NO_FILTER)).toBe(false);
    expect(isFiltered({ ...NO_FILTER, search: '   ' })).toBe(false);
    expect(isFiltered({ ...NO_FILTER, search: 'a' })).toBe(true);
    expect(isFiltered({ ...NO_FILTER, type: 'do' })).toBe(true);
  });
});

test('entries are grouped by the member’s local day, each day once, in list order', () => {
  const moved = [
    entry({ id: 5, localDate: '2027-03-02' }),
    entry({ id: 4, localDate: '2027-03-01' }),
    // The member flew east, so this older entry has a later local date.
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
