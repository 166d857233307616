import type { EntryPart } from './entry-parts.ts';

/** A paragraph of a chat message before a channel writes it in its own markup. Only `text` may be cut. */
export interface Paragraph {
  heading: string | null;
  text: string;
  style: 'plain' | 'bold' | 'quote';
}

/** The empty line between two paragraphs. */
export const PARAGRAPH_GAP = '\n\n';
/** A paragraph cut to fewer characters tells the reader nothing, so it is left out. */
const MIN_CUT = 40;

/** Returns the first paragraph of a message, in bold. */
export function titleParagraph(text: string): Paragraph {
  return { heading: null, text, style: 'bold' };
}

/** Returns a paragraph of plain prose. */
export function plainParagraph(text: string): Paragraph {
  return { heading: null, text, style: 'plain' };
}

/** Returns a part of an entry as a paragraph. */
export function paragraphOf(part: EntryPart): Paragraph {
  switch (part.kind) {
    case 'prose':
    case 'note':
      return plainParagraph(part.text);
    case 'section':
      return { heading: part.heading, text: part.text, style: 'plain' };
    case 'verse':
      return { heading: null, text: joinLines([part.text, part.reference, part.note]), style: 'quote' };
    case 'quote':
      return { heading: part.heading, text: joinLines([part.text, part.source]), style: 'quote' };
    case 'list':
      return {
        heading: part.heading,
        text: part.items.map((item, index) => `${index + 1}. ${item}`).join('\n'),
        style: 'plain',
      };
  }
}

function joinLines(texts: (string | null)[]): string {
  return texts.filter((text) => text !== null).join('\n');
}

/** The way in which a channel writes a paragraph, and the provider's limits. */
interface Writing<Written> {
  /** The length all paragraphs may have together, with a gap before the end of the message. */
  room: number;
  /** The length one paragraph may have, where the provider limits it. */
  longest?: number;
  write(paragraph: Paragraph): Written;
  /** Returns the length as the provider counts it. */
  lengthOf(written: Written): number;
}

/**
 * Writes the paragraphs that fit into the room. The first paragraph without enough room is cut and ends the message,
 * because the member reads the rest in the app. A paragraph longer than `longest` is only cut.
 */
export function fitParagraphs<Written>(paragraphs: Paragraph[], writing: Writing<Written>): Written[] {
  const { longest = Number.POSITIVE_INFINITY, write, lengthOf } = writing;
  const fitted: Written[] = [];
  let { room } = writing;
  for (const paragraph of paragraphs) {
    room -= PARAGRAPH_GAP.length;
    const whole = write(paragraph);
    const limit = Math.min(room, longest);
    const fits = lengthOf(whole) <= limit;
    const written = fits ? whole : cutParagraph(paragraph, limit, writing);
    if (written !== null) {
      fitted.push(written);
      room -= lengthOf(written);
    }
    if (!fits && limit < longest) break;
  }
  return fitted;
}

/** Returns the start of a paragraph in at most `limit` as written, or null where too little is left of it. */
function cutParagraph<Written>(
  paragraph: Paragraph,
  limit: number,
  { write, lengthOf }: Writing<Written>,
): Written | null {
  const characters = [...paragraph.text];
  const startOf = (count: number) => write({ ...paragraph, text: `${characters.slice(0, count).join('')}…` });
  let [fits, over] = [0, characters.length];
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (lengthOf(startOf(middle)) <= limit) fits = middle;
    else over = middle;
  }
  return fits < MIN_CUT ? null : startOf(fits);
}
