import { foldText } from '../../../../shared/text/fold-text.ts';
import { formatZone } from '../../../lib/time/dates.ts';

/** A zone as the list shows it, nearest name first: `America/Indiana/Knox` → `Knox, Indiana, America`. */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ').split('/').reverse().join(', ');
}

/** Every zone there is to choose, by name; the browser's own apart from the rest, for it comes first. */
export function zonesOnOffer(
  known: readonly string[],
  current: string,
  browserZone: string,
): { device: string; others: string[] } {
  // Browsers leave out UTC and older names; what a member has must stay on offer.
  const others = new Set([...known, 'UTC', current]);
  others.delete(browserZone);
  return { device: browserZone, others: [...others].sort((a, b) => formatZone(a).localeCompare(formatZone(b), 'en')) };
}

/** Whether every word of a search begins some word of a zone's name. */
export function matchesZone(zone: string, search: string): boolean {
  const wordsOf = (text: string) =>
    foldText(text.replaceAll('_', ' '))
      .split(/[^\p{L}\p{N}+-]+/u)
      .filter(Boolean);
  const names = wordsOf(zone);
  return wordsOf(search).every((word) => names.some((name) => name.startsWith(word)));
}
