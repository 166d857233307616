import { LIBRARY } from '../../../content/library/library.ts';
import type { LibraryEntry } from '../../../content/library/library-entry.ts';
import type { ContentType } from '../../../shared/guidance/content-types.ts';
import type { GuidanceOutput } from '../../domains/guidance/model/guidance-output.ts';
import { parseReference } from '../../scripture/reference.ts';

const REVIEW = [
  'key',
  'concept',
  'contentType',
  'challenges',
  'point',
  'shape',
  'maxim',
  'themes',
  'seasons',
  'urgesContact',
];

/** Returns an entry of the library in the form in which a model answers. */
export function toModelOutput(entry: LibraryEntry): GuidanceOutput {
  const scripture = parseReference(entry.scripture);
  const fields = Object.entries(entry).filter(([name]) => !REVIEW.includes(name));
  return { ...Object.fromEntries(fields), scripture } as GuidanceOutput;
}

/** Returns an answer of a well-behaved model, with its own title. A reflection carries no quotation. */
export function sampleOutput(contentType: ContentType, changes: Record<string, unknown> = {}): GuidanceOutput {
  const entry = LIBRARY.find((each) => each.contentType === contentType);
  if (!entry) throw new Error(`the library has no ${contentType}`);
  const quote = contentType === 'reflection' ? { quote: null } : {};
  return { ...toModelOutput(entry), title: 'Written by the model', ...quote, ...changes } as GuidanceOutput;
}
