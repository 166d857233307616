import { foldText } from '../../../../shared/text/fold-text.ts';
import { formatZone } from '../../../lib/time/dates.ts';

/** Formats a zone for the list, city first: `America/Indiana/Knox` → `Knox, Indiana, America`. */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ').split('/').reverse().join(', ');
}

/** Returns all zones sorted by name, with the browser's own apart because it comes first. */
export function listZones(
  known: readonly string[],
  current: string,
  browserZone: string,
): { device: string; others: string[] } {
  // Browsers leave out UTC and older names, but the member's zone must be in the list.
  const others = new Set([...known, 'UTC', current]);
  others.delete(browserZone);
  return { device: browserZone, others: [...others].sort((a, b) => formatZone(a).localeCompare(formatZone(b), 'en')) };
}

/** Returns whether every searched word is the beginning of a word of the zone's name. */
export function matchesZone(zone: string, search: string): boolean {
  const wordsOf = (text: string) =>
    foldText(text.replaceAll('_', ' '))
      .split(/[^\p{L}\p{N}+-]+/u)
      .filter(Boolean);
  const names = wordsOf(zone);
  return wordsOf(search).every((word) => names.some((name) => name.startsWith(word)));
}
