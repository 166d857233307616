import type { Site } from '../../../site/site.ts';
import { foldCase } from '../../auth/fold-case.ts';
import * as repo from './repo.ts';

/** Reads a list's search: a member's number, or how their name or address begins; null for nothing. */
export function readSearch(text: string | undefined): repo.MemberSearch | null {
  const typed = text?.trim() ?? '';
  if (typed === '') return null;
  const [, digits] = /^#?(\d{1,15})$/.exec(typed) ?? [];
  if (digits !== undefined) return { id: Number(digits) };
  const folded = foldCase(typed);
  // Lower case gives `ς` at the end, where the name may go on after a `σ`.
  return { beginnings: [...new Set([folded, folded.replace(/ς$/, 'σ')])] };
}

/** The numbers of the members whose rows are looked for; null where it is everybody's. */
export async function findSearched(site: Site, text: string | undefined): Promise<number[] | null> {
  const search = readSearch(text);
  return search && repo.findMemberIds(site.db, search);
}
