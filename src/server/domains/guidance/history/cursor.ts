import { message } from '../../../../shared/messages/catalogue.ts';
import { fieldError } from '../../../lib/app-error.ts';

/** A position in the history: directly after an entry, newest first. */
export interface HistoryPlace {
  availableAt: Date;
  id: number;
}

/** Writes the position after an entry as a cursor. */
export function writeCursor({ availableAt, id }: HistoryPlace): string {
  return `${availableAt.getTime()}.${id}`;
}

/**
 * Reads the position of a cursor.
 * @throws {AppError} bad_request for a text that {@link writeCursor} does not produce.
 */
export function readCursor(cursor: string): HistoryPlace {
  const [, instant, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  if (!instant || !id) throw fieldError('bad_request', 'cursor', message('cursor_not_valid'));
  return { availableAt: new Date(Number(instant)), id: Number(id) };
}
