/** The character references that the originals use, beside numbers. */
const REFERENCES: Record<string, string> = { amp: '&', mdash: '—', ndash: '–', nbsp: ' ', quot: '"', apos: "'" };

const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|([a-z]+));/g, (whole, number: string | undefined, name: string | undefined) =>
    number ? String.fromCodePoint(Number(number)) : ((name && REFERENCES[name]) ?? whole),
  );

/** Returns the paragraphs of a page, without its notes' numbers and its markup. */
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
 * Returns the paragraphs from each one that begins with `mark` to the next that begins with a mark of the same form:
 * from `Letter IV` to `Letter V`, from `14.` to `15.`, from `John 11:1–16` to `John 11:17–32`. A table of contents
 * names marks too, so there may be several sections.
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
  /** The author of a note, where it has one. */
  signed: string | null;
}

/** Returns the paragraphs of a psalm: Spurgeon's own exposition, and the notes that he took from others. */
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
    const [, of] = /^(Verses? [\d\s,-]+?) —/.exec(text.trim()) ?? [];
    const [, signed = null] = /— \*([^*]+)\*\s*$/.exec(decode(block)) ?? [];
    if (of) notes.push({ text, verse: of, signed });
  }
  return { exposition, notes };
}
