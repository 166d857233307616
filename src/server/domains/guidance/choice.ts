import type { LibraryEntry, Theme } from '../../../content/library/library-entry.ts';
import type { ChoiceReason, Season } from '../../../shared/guidance/choice-reasons.ts';

/** The facts that decide which library entry a member gets. */
export interface ChoiceFacts {
  /** The times that the member has received each entry, by its key. */
  used: ReadonlyMap<string, number>;
  /** The areas in which the member wants to grow. */
  challenges: readonly string[];
  /** The challenges of entries that the member found helpful. */
  helpful: readonly string[];
  /** The member's satisfaction with their friendships, from 1 to 5; null when unknown. */
  satisfaction: number | null;
  /** The themes of what the member received last, so that the next entry turns to something else. */
  recentThemes: readonly string[];
  /** The season of the church year; null out of season, or where the site does not keep it. */
  season: Season | null;
  /** Distributes members over entries that fit equally well. */
  seed: number;
}

/** The reason why an entry was chosen. `of` names the challenge or the season. */
export interface Reason {
  because: ChoiceReason;
  of: string | null;
}

/** An entry, and why it was chosen; the reason is null when no fact about the member spoke for it. */
export interface Choice {
  entry: LibraryEntry;
  reason: Reason | null;
}

// The weight of each fact. A season outweighs everything, because it is soon over; the main challenge of an entry
// outweighs what comforts, and that outweighs its other challenges; what was helpful decides between equals.
const SEASON = 20;
const MAIN_CHALLENGE = 10;
const COMFORT = 6;
const HELPFUL = 0.1;
const MAX_HELPFUL = 9;
const SAME_THEME = 0.05;

// A member who answered 1 or 2 of 5 is unhappy with their friendships.
const UNHAPPY = 2;
const COMFORTING: readonly Theme[] = ['Christ as Friend', 'bereavement', 'illness', 'betrayal', 'heaven'];

/**
 * Chooses the library entry that fits a member best: first the least often received, then the season, the member's
 * challenges, their satisfaction and what helped them.
 * @throws when there is no candidate.
 */
export function chooseEntry(candidates: readonly LibraryEntry[], facts: ChoiceFacts): Choice {
  const fewest = Math.min(...candidates.map((entry) => facts.used.get(entry.key) ?? 0));
  const fresh = candidates.filter((entry) => (facts.used.get(entry.key) ?? 0) === fewest);
  const start = fresh.length ? facts.seed % fresh.length : 0;
  const [first, ...rest] = [...fresh.slice(start), ...fresh.slice(0, start)];
  if (!first) throw new Error('the library has no entry for this concept and type');
  const entry = rest.reduce((best, next) => (fitness(next, facts) > fitness(best, facts) ? next : best), first);
  return { entry, reason: reasonFor(entry, facts) };
}

function fitness(entry: LibraryEntry, facts: ChoiceFacts): number {
  const season = suitsSeason(entry, facts) ? SEASON : 0;
  // An entry's first challenge is its main one.
  const named = entry.challenges.reduce(
    (sum, challenge, index) => sum + (facts.challenges.includes(challenge) ? MAIN_CHALLENGE / (index + 1) : 0),
    0,
  );
  const comfort = comforts(entry, facts) ? COMFORT : 0;
  const liked = Math.min(facts.helpful.filter((challenge) => hasChallenge(entry, challenge)).length, MAX_HELPFUL);
  const repeated = facts.recentThemes.filter((theme) => hasTheme(entry, theme)).length;
  return season + named + comfort + HELPFUL * liked - SAME_THEME * repeated;
}

/** Returns the fact with the greatest weight for an entry, which its card names. */
function reasonFor(entry: LibraryEntry, facts: ChoiceFacts): Reason | null {
  if (suitsSeason(entry, facts)) return { because: 'season', of: facts.season };
  const named = entry.challenges.find((challenge) => facts.challenges.includes(challenge));
  if (named && (named === entry.challenges[0] || !comforts(entry, facts))) return { because: 'challenge', of: named };
  if (comforts(entry, facts)) return { because: 'satisfaction', of: null };
  const liked = entry.challenges.find((challenge) => facts.helpful.includes(challenge));
  return liked ? { because: 'helpful', of: liked } : null;
}

function suitsSeason(entry: LibraryEntry, { season }: ChoiceFacts): boolean {
  return season !== null && (entry.seasons ?? []).includes(season);
}

function comforts(entry: LibraryEntry, { satisfaction }: ChoiceFacts): boolean {
  return satisfaction !== null && satisfaction <= UNHAPPY && COMFORTING.some((theme) => hasTheme(entry, theme));
}

function hasTheme(entry: LibraryEntry, theme: string): boolean {
  return (entry.themes ?? []).some((known) => known === theme);
}

function hasChallenge(entry: LibraryEntry, challenge: string): boolean {
  return entry.challenges.some((known) => known === challenge);
}
