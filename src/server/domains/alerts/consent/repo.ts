import { type Queries, run, type Work } from '../../../../../db/engine/sqlite.ts';

export type ConsentRow = Omit<Queries['tables']['consentEvents']['$inferInsert'], 'id'>;

export function* insertEvent(q: Queries, row: ConsentRow): Work<void> {
  yield* run(q.insert(q.tables.consentEvents).values(row));
}
