import { randomInt } from 'node:crypto';
import type { Queries } from '../../../../../db/database.ts';
import { USERNAME_LIMIT } from '../../../../shared/auth.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { fieldError } from '../../../lib/app-error.ts';
import { foldCase } from '../fold-case.ts';
import * as repo from '../repo.ts';

const TRIES = 8;
const FIRST_NUMBER = 10;
const LAST_NUMBER = 999;

/**
 * The refusal of a username that somebody has, with a free one in its place (decisions.md D6). The number in it is drawn
 * at random: the next free one in a row would tell which other names exist.
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

/** `Ruth 47`, within the length that a username may have. */
function withNumber(username: string, number: number): string {
  const end = ` ${number}`;
  const beginning = username.slice(0, USERNAME_LIMIT - end.length);
  // The cut may leave the first half of a character outside the Basic Multilingual Plane.
  return beginning.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + end;
}
