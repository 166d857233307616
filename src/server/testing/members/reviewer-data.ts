import { LIBRARY } from '../../../content/library/library.ts';
import { localDateAt } from '../../../shared/slot-time.ts';
import { wordingOf } from '../../domains/guidance/review/entry-wording.ts';
import type { Site } from '../../site/site.ts';

/** The name of an entry that the church wrote. */
export const OWN_ENTRY = 'church-5f3a9c0e71b2d486';

/** Adds what reviewers created: an entry of the church, a future theme week and a future pinned entry. */
export async function addReviewerData(site: Site): Promise<void> {
  const { ownEntries, themeWeeks, pinnedEntries } = site.db.tables;
  const [action] = LIBRARY.filter(({ contentType }) => contentType === 'do');
  const [prayer] = LIBRARY.filter(({ contentType }) => contentType === 'prayer');
  if (!action || !prayer) throw new Error('the library is empty');
  await site.db.insert(ownEntries).values({
    ...{ key: OWN_ENTRY, contentType: 'do', concept: action.concept, language: 'en' },
    ...{ challenges: ['Offering godly counsel'], seasons: ['Lent'], urgesContact: false },
    wording: { ...wordingOf(action), title: 'Sit with somebody after church' },
    createdAt: new Date(site.clock.now()),
  });
  const later = (days: number) => localDateAt(site.clock.now(), 'UTC').add({ days }).toString();
  const passages = [action.scripture, prayer.scripture];
  await site.db
    .insert(themeWeeks)
    .values({ title: 'Carrying one another', startsOn: later(7), endsOn: later(13), passages });
  await site.db.insert(pinnedEntries).values({ localDate: later(20), contentType: 'prayer', libraryKey: prayer.key });
}
