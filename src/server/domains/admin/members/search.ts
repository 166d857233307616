import type { Site } from '../../../lib/site.ts';
import { foldCase } from '../../auth/fold-case.ts';
import * as repo from './repo.ts';

/** What was typed into a list's search: a member's number, or how their name or address begins; null for nothing. */
export function readSearch(text: string | undefined): repo.MemberSearch | null {
  const typed = text?.trim() ?? '';
  if (typed === '') return null;
  const [, digits] = /^#?(\d{1,15})$/.exec(typed) ?? [];
  return digits === undefined ? { beginning: foldCase(typed) } : { id: Number(digits) };
}

/** The numbers of the members whose rows are looked for; null where it is everybody's. */
export async function findSearched(site: Site, text: string | undefined): Promise<number[] | null> {
  const search = readSearch(text);
  return search && repo.findMemberIds(site.db, search);
}
