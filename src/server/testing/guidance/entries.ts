import type { ContentType } from '../../../shared/guidance/content-types.ts';
import { localDateAt } from '../../../shared/slot-time.ts';
import type { Site } from '../../site/site.ts';

type NewEntry = Site['db']['tables']['guidanceEntries']['$inferInsert'];

/** Inserts an entry directly into the table, visible from now by default; returns its id. */
export async function createEntry(
  site: Site,
  userId: number,
  fields: Partial<NewEntry> & { contentType?: ContentType } = {},
): Promise<number> {
  const { guidanceEntries } = site.db.tables;
  const availableAt = fields.availableAt ?? new Date(site.clock.now());
  const [row] = await site.db
    .insert(guidanceEntries)
    .values({
      userId,
      title: 'A friend at all times',
      content: 'Love that stays when it would be easier to leave.',
      contentType: 'prayer',
      concept: 'Covenant Friendship',
      localDate: localDateAt(availableAt.getTime(), 'UTC').toString(),
      availableAt,
      createdAt: availableAt,
      ...fields,
    })
    .returning({ id: guidanceEntries.id });
  return (row as { id: number }).id;
}

/** Inserts an entry completed on a local date, as the complete call would leave it. */
export async function createCompletedDay(site: Site, userId: number, date: string, fields: Partial<NewEntry> = {}) {
  const availableAt = new Date(`${date}T09:00:00Z`);
  return createEntry(site, userId, {
    availableAt,
    localDate: date,
    isCompleted: true,
    completedAt: availableAt,
    completedLocalDate: date,
    ...fields,
  });
}
