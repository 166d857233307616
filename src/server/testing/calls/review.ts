import { LIBRARY } from '../../../content/library/library.ts';
import { CONCEPTS } from '../../../shared/guidance/concepts.ts';
import { wordingOf } from '../../domains/guidance/review/entry-wording.ts';
import type { TestApi } from '../api.ts';
import type { CallRow, CallRows } from './call.ts';

let taken = 0;

/** Returns another entry of the library each time, because a decision changes the version of an entry. */
function nextEntry() {
  taken += 5;
  const entry = LIBRARY[taken % LIBRARY.length];
  if (!entry) throw new Error('the library is empty');
  return entry;
}

function dayAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Stores an entry with a decision that can be undone. */
async function decidedEntry(site: TestApi['site']) {
  const { key: entry } = nextEntry();
  const previous = { state: 'approved' as const, wording: null };
  const changedAt = new Date(site.clock.now());
  const { entryReviews } = site.db.tables;
  await site.db.insert(entryReviews).values({ libraryKey: entry, state: 'new', version: 1, previous, changedAt });
  return { entry, version: 1 };
}

const forReviewers = (row: Omit<CallRow, 'who' | 'stranger'>): CallRow => ({
  who: 'reviewer_session',
  stranger: 'forbidden',
  ...row,
});

export const reviewCalls: CallRows = {
  'guidance.review.list': forReviewers({
    input: () => ({ state: 'new' }),
    contains: ['"origin":"library"', 'hasMore'],
  }),
  'guidance.review.get': forReviewers({
    input: () => ({ entry: nextEntry().key }),
    contains: ['"urgesContact":', '"state":"new"'],
  }),
  // Valid texts would be checked in a thread, whose answer does not come while the clock of the test is stopped.
  'guidance.review.add': forReviewers({
    input: () => ({
      ...{ title: 'One', content: 'One', scripture: 'Philemon 1:7', actionSteps: ['One'] },
      ...{ prayerPrompt: 'One', encouragement: 'One', focusPoint: '' },
      ...{ contentType: 'prayer', concept: CONCEPTS[0], language: 'en' },
      ...{ challenges: [], seasons: [], urgesContact: false },
    }),
    status: 400,
    contains: ['This has 1 word; please keep it between 2 and 10'],
  }),
  'guidance.review.decide': forReviewers({
    input: () => ({ entry: nextEntry().key, version: 0, state: 'approved' }),
    contains: ['"state":"approved"', '"version":1'],
  }),
  'guidance.review.decideSeveral': forReviewers({
    input: () => ({ entries: [{ entry: nextEntry().key, version: 0 }], state: 'approved' }),
    contains: ['"version":1'],
  }),
  'guidance.review.undoSeveral': forReviewers({
    input: async ({ site }) => ({ entries: [await decidedEntry(site)] }),
    contains: ['"version":2'],
  }),
  'guidance.review.reword': forReviewers({
    input() {
      const entry = nextEntry();
      return { entry: entry.key, version: 0, ...wordingOf(entry), scripture: 'Philemon 1:7' };
    },
    contains: ['Philemon 1:7', '"isReworded":true'],
  }),
  'guidance.review.undo': forReviewers({
    input: ({ site }) => decidedEntry(site),
    contains: ['"version":2'],
  }),
  'guidance.review.settleReports': forReviewers({
    input: ({ site }) => ({ entry: nextEntry().key, lastReportedAt: new Date(site.clock.now()).toISOString() }),
    contains: ['"reports":[]'],
  }),
  'guidance.review.onlyReviewed': forReviewers({
    input: () => undefined,
    contains: ['"onlyReviewed":false', '"enough":4'],
  }),
  'guidance.review.setOnlyReviewed': {
    who: 'admin',
    stranger: 'forbidden',
    input: () => ({ onlyReviewed: false }),
    contains: ['"onlyReviewed":false'],
  },
  'guidance.review.plans.list': forReviewers({ input: () => undefined, contains: ['"pins":', '"weeks":'] }),
  'guidance.review.plans.pin': forReviewers({
    input() {
      taken += 1;
      return { entry: nextEntry().key, localDate: dayAfter('2027-06-01', taken) };
    },
    contains: ['"localDate":"2027-'],
  }),
  'guidance.review.plans.unpin': forReviewers({
    async input({ site }) {
      const { pinnedEntries } = site.db.tables;
      taken += 1;
      const localDate = dayAfter('2028-01-01', taken);
      const pin = { localDate, contentType: 'do' as const, libraryKey: nextEntry().key };
      const [row] = await site.db.insert(pinnedEntries).values(pin).returning({ id: pinnedEntries.id });
      return { id: row?.id };
    },
    contains: ['"pins":'],
  }),
  'guidance.review.plans.previewWeek': forReviewers({
    input: () => ({ passages: nextEntry().scripture }),
    contains: ['"entries":[{'],
  }),
  'guidance.review.plans.addWeek': forReviewers({
    input() {
      taken += 1;
      const day = dayAfter('2029-01-01', taken);
      return { title: 'A theme', startsOn: day, endsOn: day, passages: [nextEntry().scripture] };
    },
    contains: ['"title":"A theme"'],
  }),
  'guidance.review.plans.removeWeek': forReviewers({
    async input({ site }) {
      const { themeWeeks } = site.db.tables;
      const week = { title: 'Over', startsOn: '2028-01-01', endsOn: '2028-01-02', passages: [] };
      const [row] = await site.db.insert(themeWeeks).values(week).returning({ id: themeWeeks.id });
      return { id: row?.id };
    },
    contains: ['"weeks":'],
  }),
};
