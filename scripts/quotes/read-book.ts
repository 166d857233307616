/** The named character references that the originals use. */
const REFERENCES: Record<string, string> = { amp: '&', mdash: '—', ndash: '–', nbsp: ' ', quot: '"', apos: "'" };

const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|([a-z]+));/g, (whole, number: string | undefined, name: string | undefined) =>
    number ? String.fromCodePoint(Number(number)) : ((name && REFERENCES[name]) ?? whole),
  );

/** Returns the paragraphs of an HTML page as plain text, without the numbers of footnotes. */
export function readHtml(html: string): string[] {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style|title|sup)\b.*?<\/\1>/gis, '')
    .replace(/<\/?(?:p|br|h\d|hr|div|li|ul|td|tr|center)\b[^>]*>/gi, '\0')
    .replace(/<[^>]+>/g, '')
    .split('\0')
    .map((paragraph) => decode(paragraph).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns the sections that begin with `mark`. A section ends before the next mark of the same form: `Letter IV` before
 * `Letter V`, `14.` before `15.`, `John 11:1–16` before `John 11:17–32`. A table of contents contains the marks too, so
 * there may be several sections.
 */
export function findSections(paragraphs: string[], mark: string): string[][] {
  const form = escapeRegExp(mark)
    .replace(/\b[IVXLC]+\b/g, '[IVXLC]+')
    .replace(/\d[\d:–]*/g, '[\\d:–]+');
  const begins = new RegExp(`^${escapeRegExp(mark)}(?![\\w:–])`);
  const beginsAny = new RegExp(`^${form}(?![\\w:–])`, 'i');
  return paragraphs.flatMap((paragraph, at) => {
    if (!begins.test(paragraph)) return [];
    const length = paragraphs.slice(at + 1).findIndex((next) => beginsAny.test(next));
    return [paragraphs.slice(at, length < 0 ? undefined : at + 1 + length)];
  });
}

/** A paragraph of a psalm in the Treasury of David. */
interface PsalmParagraph {
  text: string;
  /** As in `Verse 4` or `Verses 5-6`. */
  verse: string;
  /** The author of a note; null if it names none. */
  signed: string | null;
}

/** Returns the paragraphs about a psalm: Spurgeon's own exposition, and the notes by other authors. */
export function readPsalm(markdown: string): { exposition: PsalmParagraph[]; notes: PsalmParagraph[] } {
  const exposition: PsalmParagraph[] = [];
  const notes: PsalmParagraph[] = [];
  let part = '';
  let verse = '';
  for (const block of markdown.split(/\n{2,}/)) {
    const [, level, heading] = /^(##+) (.+)$/.exec(block.trim()) ?? [];
    if (level && heading) {
      if (level === '##') part = heading;
      else verse = heading;
      continue;
    }
    const text = decode(block).replace(/[*\\]/g, '');
    if (part === 'Exposition') exposition.push({ text, verse, signed: null });
    if (!part.startsWith('Explanatory Notes')) continue;
    const [, annotated] = /^(Verses? [\d\s,-]+?) —/.exec(text.trim()) ?? [];
    const [, signed = null] = /— \*([^*]+)\*\s*$/.exec(decode(block)) ?? [];
    if (annotated) notes.push({ text, verse: annotated, signed });
  }
  return { exposition, notes };
}
