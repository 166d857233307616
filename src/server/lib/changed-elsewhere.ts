import { isDeepStrictEqual } from 'node:util';
import { message } from '../../shared/messages/catalogue.ts';
import { AppError, toIssue } from './app-error.ts';

/**
 * The fields that are no longer as a screen knew them, in the order of `from`. A field that already holds what the screen
 * asks for is not among them.
 */
export function changedElsewhere<T extends object>(present: T, from: Partial<T>, wanted: Partial<T>): (keyof T)[] {
  return (Object.keys(from) as (keyof T)[]).filter(
    (name) =>
      !isDeepStrictEqual(present[name], from[name]) &&
      !(name in wanted && isDeepStrictEqual(present[name], wanted[name])),
  );
}

/**
 * Refuses a change whose screen knew other values than those stored; nothing of it may be stored then (decisions.md D40).
 * @param present what is stored now, as the call to read it answers.
 * @throws {AppError} conflict with the present state, where `fields` names any.
 */
export function refuseChangedElsewhere(fields: (string | number)[][], present: object): void {
  if (fields.length === 0) return;
  const said = message('changed_elsewhere');
  throw new AppError('conflict', said, { issues: fields.map((path) => toIssue(path, said)), present });
}
