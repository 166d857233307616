import { isDeepStrictEqual } from 'node:util';
import { message } from '../../shared/messages/catalogue.ts';
import { AppError, toIssue } from './app-error.ts';

/**
 * Returns the names of the fields that changed since a screen loaded them, in the order of `from`. Skips a field that
 * already holds the wanted value.
 */
export function changedElsewhere<T extends object>(present: T, from: Partial<T>, wanted: Partial<T>): (keyof T)[] {
  return (Object.keys(from) as (keyof T)[]).filter(
    (name) =>
      !isDeepStrictEqual(present[name], from[name]) &&
      !(name in wanted && isDeepStrictEqual(present[name], wanted[name])),
  );
}

/**
 * Throws when a screen's change is based on values that are no longer stored. The caller then stores no part of it
 * (decisions.md D40).
 * @param present the stored values, in the form of the answer to the read call.
 * @throws {AppError} conflict with the stored values when `fields` is not empty.
 */
export function refuseChangedElsewhere(fields: (string | number)[][], present: object): void {
  if (fields.length === 0) return;
  const said = message('changed_elsewhere');
  throw new AppError('conflict', said, { issues: fields.map((path) => toIssue(path, said)), present });
}
