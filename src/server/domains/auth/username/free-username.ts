import { randomInt } from 'node:crypto';
import type { Queries } from '../../../../../db/database.ts';
import { MAX_USERNAME_LENGTH } from '../../../../shared/auth.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { fieldError } from '../../../lib/app-error.ts';
import { foldCase } from '../../../lib/fold-case.ts';
import * as repo from '../repo.ts';

const TRIES = 8;
const FIRST_NUMBER = 10;
const LAST_NUMBER = 999;

/**
 * Returns the error for a taken username, with a free one as a suggestion (decisions.md D6). The number in it is
 * random, because the next free number would reveal which other names exist.
 */
export async function refuseTakenUsername(q: Queries, username: string) {
  const suggestion = await findFreeUsername(q, username);
  return fieldError('conflict', 'username', message('username_taken'), suggestion);
}

async function findFreeUsername(q: Queries, username: string): Promise<string | undefined> {
  const names = Array.from({ length: TRIES }, () => withNumber(username, randomInt(FIRST_NUMBER, LAST_NUMBER + 1)));
  const taken = await repo.findTakenUsernames(q, names.map(foldCase));
  return names.find((name) => !taken.has(foldCase(name)));
}

/** Returns a name such as `Ruth 47`, within the maximum length of a username. */
function withNumber(username: string, number: number): string {
  const end = ` ${number}`;
  const beginning = username.slice(0, MAX_USERNAME_LENGTH - end.length);
  // The cut may leave half of a surrogate pair.
  return beginning.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + end;
}
