import type { LibraryEntry } from '../../../content/library/library-entry.ts';

/** The facts that decide which library entry a member gets. */
export interface ChoiceFacts {
  /** How often the member has received each entry, by its key. */
  used: ReadonlyMap<string, number>;
  /** The areas in which the member wants to grow. */
  challenges: readonly string[];
  /** The challenges of entries that the member found helpful. */
  helpful: readonly string[];
  /** Distributes members over entries that fit equally well. */
  seed: number;
}

/**
 * Chooses the library entry that fits a member best: first the least often received, then the closest to their
 * challenges, then to what helped them.
 * @throws when there is no candidate.
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
  // An entry's first challenge is its main one. A challenge the member named outweighs any entry they found helpful.
  const named = entry.challenges.reduce(
    (sum, challenge, index) => sum + (facts.challenges.includes(challenge) ? 10 / (index + 1) : 0),
    0,
  );
  const liked = facts.helpful.filter((challenge) => (entry.challenges as string[]).includes(challenge)).length;
  return named + Math.min(liked, 9) / 10;
}
