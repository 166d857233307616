import { message } from '../../../shared/messages/catalogue.ts';
import { fieldError } from '../../lib/app-error.ts';

/** A place in the history: just after an entry, in the order newest first. */
export interface HistoryPlace {
  availableAt: Date;
  id: number;
}

/** Writes the place after an entry as the text of a cursor. */
export function writeCursor({ availableAt, id }: HistoryPlace): string {
  return `${availableAt.getTime()}.${id}`;
}

/**
 * Reads the place that a cursor names.
 * @throws {AppError} bad_request for a text that {@link writeCursor} does not give.
 */
export function readCursor(cursor: string): HistoryPlace {
  const [, instant, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  if (!instant || !id) throw fieldError('bad_request', 'cursor', message('cursor_not_valid'));
  return { availableAt: new Date(Number(instant)), id: Number(id) };
}
