import type { LibraryEntry } from '../../../content/library/library-entry.ts';

/** What a choice between library entries is made by. */
export interface ChoiceFacts {
  /** How often the member has had each entry, by its key. */
  used: ReadonlyMap<string, number>;
  /** What the member wants to grow in. */
  challenges: readonly string[];
  /** The challenges of entries the member found helpful. */
  helpful: readonly string[];
  /** Spreads members over entries that fit equally. */
  seed: number;
}

/**
 * The entry that serves a member best: none comes again until all were seen, then the closest to their challenges,
 * then to what helped them.
 * @throws when there is nothing to choose from.
 */
export function chooseEntry(candidates: readonly LibraryEntry[], facts: ChoiceFacts): LibraryEntry {
  const fewest = Math.min(...candidates.map((entry) => facts.used.get(entry.key) ?? 0));
  const fresh = candidates.filter((entry) => (facts.used.get(entry.key) ?? 0) === fewest);
  const start = fresh.length ? facts.seed % fresh.length : 0;
  const [first, ...rest] = [...fresh.slice(start), ...fresh.slice(0, start)];
  if (!first) throw new Error('the library has no entry for this concept and type');
  return rest.reduce((best, entry) => (fitness(entry, facts) > fitness(best, facts) ? entry : best), first);
}

function fitness(entry: LibraryEntry, facts: ChoiceFacts): number {
  // An entry's first challenge is what it is mostly about; a challenge the member named outweighs any past liking.
  const named = entry.challenges.reduce(
    (sum, challenge, index) => sum + (facts.challenges.includes(challenge) ? 10 / (index + 1) : 0),
    0,
  );
  const liked = facts.helpful.filter((challenge) => (entry.challenges as string[]).includes(challenge)).length;
  return named + Math.min(liked, 9) / 10;
}
