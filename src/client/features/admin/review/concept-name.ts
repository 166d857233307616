import { conceptWords } from '#strings/guidance/content.ts';
import { CONCEPTS } from '../../../../shared/guidance/concepts.ts';
import { oneOf } from '../place.ts';

/** A subject of the day in the words of the page. */
export function conceptName(concept: string): string {
  const known = oneOf(CONCEPTS, concept);
  return known ? conceptWords[known] : concept;
}
