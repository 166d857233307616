import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countStreak, describeWeek, describeYear, findBridged, type StreakFacts } from './streak.ts';

// Days are letters, oldest first, today last: K kept, - missed, n neutral, N neutral but kept.
function factsOf(days: string, today = '2027-03-07'): StreakFacts {
  const last = Temporal.PlainDate.from(today);
  const dateAt = (index: number) => last.subtract({ days: days.length - 1 - index }).toString();
  const datesOf = (letters: string) =>
    new Set([...days].flatMap((day, index) => (letters.includes(day) ? [dateAt(index)] : [])));
  const neutral = datesOf('nN');
  return { today, kept: datesOf('KN'), completedLater: new Set(), isNeutral: (date) => neutral.has(date) };
}
const count = (days: string) => countStreak(factsOf(days)).days;
const graceIn = (days: string) => [...countStreak(factsOf(days)).grace].map((date) => date.slice(-2)).sort();

describe('a streak counts kept days back (decisions.md D14)', () => {
  test.each([
    ['', 0],
    ['-', 0],
    ['K', 1],
    ['KK', 2],
    ['KKKKK', 5],
    ['--K', 1],
  ])('from today: %j is %i', (days, expected) => {
    expect(count(days)).toBe(expected);
  });

  test.each([
    ['K-', 1],
    ['KKK-', 3],
    ['KKKn', 3],
  ])('from yesterday while today is open: %j is %i', (days, expected) => {
    expect(count(days)).toBe(expected);
  });

  test.each([
    ['KnK', 2],
    ['KnnnnnnnnnnK', 2],
    ['KnnnnnnnnnnN', 2],
    ['KnKnKnK-', 4],
    ['n', 0],
    ['nnnn-', 0],
    ['NNN', 3],
  ])('neutral past days: %j is %i', (days, expected) => {
    expect(count(days)).toBe(expected);
  });
});

describe('one missed day in any rolling seven is bridged', () => {
  test.each([
    ['K-K', 2, ['06']],
    ['KK-KK', 4, ['05']],
    ['KK--', 2, ['06']],
    ['K--K', 1, []],
    ['K---', 0, []],
    ['KK-K-KK', 3, ['05']],
    // Six days apart is within seven days; seven apart is not.
    ['KK-KKKKK-K', 6, ['06']],
    ['KK-KKKKKK-K', 9, ['06', '27']],
    ['K-nnnnnnK-', 2, ['27']],
    ['-K', 1, []],
    ['--KK', 2, []],
  ])('%j is %i', (days, expected, grace) => {
    expect(count(days)).toBe(expected);
    expect(graceIn(days)).toEqual(grace);
  });

  test('with a weekly rhythm each missed week is the only missed day of its seven', () => {
    expect(count('KnnnnnnKnnnnnn-nnnnnnK')).toBe(3);
    expect(graceIn('KnnnnnnKnnnnnn-nnnnnnK')).toEqual(['28']);
    expect(graceIn('Knnnnnn-nnnnnn-nnnnnnK')).toEqual(['21', '28']);
  });

  test('a missed day counts as bridged only when a kept day lies before it', () => {
    expect(graceIn('--K')).toEqual([]);
    expect(graceIn('n-K')).toEqual([]);
    expect(graceIn('Kn-nK')).toEqual(['05']);
  });
});

test('no two missed days are bridged within seven, and every day within the streak is kept, neutral or bridged', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('K', 'K', 'K', '-', 'n', 'N'), { maxLength: 60 }), (letters) => {
      const facts = factsOf(letters.join(''));
      const { days, grace } = countStreak(facts);
      const bridged = [...grace].sort().map((date) => Temporal.PlainDate.from(date));
      bridged.slice(1).forEach((date, index) => {
        expect(date.since(bridged[index] as Temporal.PlainDate).days).toBeGreaterThanOrEqual(7);
      });
      const counted = [...facts.kept].sort().slice(facts.kept.size - days);
      expect(counted).toHaveLength(days);
      const [first, last] = [counted[0], counted.at(-1)];
      if (first === undefined || last === undefined) return;
      for (let date = Temporal.PlainDate.from(first); date.toString() < last; date = date.add({ days: 1 })) {
        const name = date.toString();
        expect(facts.kept.has(name) || facts.isNeutral(name) || grace.has(name)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

describe('the week, Monday first', () => {
  test('shows each day’s state', () => {
    const facts = factsOf('KK-KKK-', '2027-03-07');
    expect(describeWeek(facts, countStreak(facts))).toEqual(
      ['kept', 'kept', 'grace', 'kept', 'kept', 'kept', 'open'].map((state, index) => ({
        localDate: `2027-03-0${index + 1}`,
        state,
      })),
    );
  });

  test('distinguishes future days from missed ones', () => {
    const facts = {
      ...factsOf('K--K', '2027-03-04'),
      isNeutral: (date: string) => Temporal.PlainDate.from(date).dayOfWeek === 6,
    };
    expect(describeWeek(facts, countStreak(facts)).map(({ state }) => state)).toEqual([
      'kept',
      'missed',
      'missed',
      'kept',
      'ahead',
      'neutral',
      'ahead',
    ]);
  });

  test('today without a slot is neutral, and kept once completed', () => {
    expect(describeWeek(factsOf('n'), countStreak(factsOf('n'))).at(-1)?.state).toBe('neutral');
    expect(describeWeek(factsOf('N'), countStreak(factsOf('N'))).at(-1)?.state).toBe('kept');
  });

  test('spans the end of a year', () => {
    const facts = factsOf('KK', '2028-01-01');
    expect(describeWeek(facts, countStreak(facts)).map(({ localDate }) => localDate)).toEqual([
      '2027-12-27',
      '2027-12-28',
      '2027-12-29',
      '2027-12-30',
      '2027-12-31',
      '2028-01-01',
      '2028-01-02',
    ]);
  });
});

describe('streaks that have ended', () => {
  const bridgedIn = (days: string, since = '2026-01-01') => {
    const facts = factsOf(days);
    return [...findBridged(facts, countStreak(facts), since)].map((date) => date.slice(-2)).sort();
  };

  test.each([
    // The current one, and the one before it.
    ['K-KK--KKK-KK', ['25', '05'].sort()],
    // A day missed after the last kept one is not bridged.
    ['KKK--K', []],
    ['K-K----', ['02']],
    ['---', []],
  ])('keep their grace days: %j', (days, expected) => {
    expect(bridgedIn(days)).toEqual(expected);
  });

  test('are searched only as far back as needed', () => {
    expect(bridgedIn('K-KK--KKK-KK', '2027-03-02')).toEqual(['05']);
  });
});

describe('the year', () => {
  const yearOf = (days: string, today?: string, entries = new Map<string, number>()) => {
    const facts = factsOf(days, today);
    return describeYear(facts, countStreak(facts), entries);
  };

  test.each([
    ['2027-03-07', '2026-03-02', 371],
    ['2027-03-01', '2026-03-02', 365],
    ['2028-02-29', '2027-03-01', 366],
  ])('up to %s begins on Monday %s', (today, first, length) => {
    const year = yearOf('K', today);
    expect([year[0]?.localDate, year.at(-1)?.localDate, year.length]).toEqual([first, today, length]);
  });

  test('shows each day’s state and number of completions', () => {
    const year = yearOf('K-Kn-', '2027-03-07', new Map([['2027-03-05', 3]]));
    expect(year.slice(-5).map(({ state, entries }) => [state, entries])).toEqual([
      ['kept', 0],
      ['grace', 0],
      ['kept', 3],
      ['neutral', 0],
      ['open', 0],
    ]);
  });

  test('matches the week on any days', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('K', '-', 'n', 'N'), { minLength: 1, maxLength: 60 }), (letters) => {
        const facts = factsOf(letters.join(''));
        const streak = countStreak(facts);
        const week = describeWeek(facts, { grace: findBridged(facts, streak, '2027-03-01') });
        const year = describeYear(facts, streak, new Map());
        expect(year.slice(-7).map(({ localDate, state }) => ({ localDate, state }))).toEqual(week);
      }),
    );
  });
});

test('ten years without a slot are counted through', () => {
  const kept = new Set(['2017-03-08', '2027-03-07']);
  expect(countStreak({ today: '2027-03-07', kept, completedLater: new Set(), isNeutral: () => true }).days).toBe(2);
});
