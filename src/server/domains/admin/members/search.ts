import { foldCase } from '../../../lib/fold-case.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from './repo.ts';

/** Parses a list's search: a member's id, or a prefix of a name or address; null when empty. */
export function readSearch(text: string | undefined): repo.MemberSearch | null {
  const typed = text?.trim() ?? '';
  if (typed === '') return null;
  const [, digits] = /^#?(\d{1,15})$/.exec(typed) ?? [];
  if (digits !== undefined) return { id: Number(digits) };
  const folded = foldCase(typed);
  // Lower case produces `ς` at the end, but the name may continue after a `σ`.
  return { beginnings: [...new Set([folded, folded.replace(/ς$/, 'σ')])] };
}

/** Returns the ids of the members that a search finds; null without a search, which means all members. */
export async function findSearched(site: Site, text: string | undefined): Promise<number[] | null> {
  const search = readSearch(text);
  return search && repo.findMemberIds(site.db, search);
}
