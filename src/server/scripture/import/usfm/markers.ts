/**
 * The ways in which the reader treats the markers of USFM 3.1 (https://docs.usfm.bible). A marker's level, the digits at
 * its end, makes no difference here.
 */
export type ParagraphKind =
  /** Verses in prose. */
  | 'prose'
  /** Verses in lines: poetry, lists and tables. */
  | 'lines'
  /** Printed matter between verses. */
  | 'heading'
  /** The title of a psalm, in which the number of verse 1 may stand. */
  | 'title'
  /** Nothing that belongs to a verse: identification, titles, introductions. */
  | 'left out'
  /** A gap, which changes nothing. */
  | 'gap';

const PARAGRAPHS: Record<ParagraphKind, string> = {
  prose: 'p m po pr cls pmo pm pmc pmr pi mi nb pc ph phi ps psi',
  lines: 'q qr qc qm qd li lh lf lim tr',
  heading: 's sr r sp mr ms qa cd lit',
  title: 'd',
  'left out': `usfm ide sts rem h toc toca mt mte cl cp periph restore
    imt is ip ipi im imi ipq imq ipr iq ili iot io iex imte ie`,
  gap: 'b ib sd pb',
};
const KINDS = new Map<string, ParagraphKind>();
for (const [kind, markers] of Object.entries(PARAGRAPHS) as [ParagraphKind, string][])
  for (const marker of markers.split(/\s+/)) KINDS.set(marker, kind);

/** Returns what a paragraph marker opens; undefined for any other marker. */
export function paragraphKind(marker: string): ParagraphKind | undefined {
  return KINDS.get(withoutLevel(marker));
}

const list = (markers: string) => new Set(markers.split(/\s+/));

/** Notes, with the kind of what they hold. */
export const NOTES: ReadonlyMap<string, 'footnote' | 'cross reference'> = new Map([
  ...['f', 'fe', 'ef', 'efe'].map((marker) => [marker, 'footnote'] as const),
  ...['x', 'ex'].map((marker) => [marker, 'cross reference'] as const),
]);

// Character styles whose words are words of the verse.
const WORDS = list(`add addpn bd bdit bk dc em it jmp k lik lil litl liv nd no ord pn png qac qs qt rb ref rt sc sig sls
  sup tl w wa wg wh wj`);
// Character styles whose words are not: other verse numbers, references, pictures, pronunciation.
const BESIDE = list('ca cat efm fig fm iqt ior pro rq va vp xt');
// Inside a note, the place it belongs to and its label.
const NOTE_PLACE = list('fr xo xop');
// Inside a note, its words.
const NOTE_WORDS = list('fdc fk fl fp fq fqa ft fv fw xdc xk xnt xot xq xt xta');

/** Returns whether the words of a character style are words of the verse; undefined for an unknown marker. */
export function holdsWords(marker: string): boolean | undefined {
  const style = withoutLevel(marker);
  if (WORDS.has(style)) return true;
  // Markers that begin with z are private to a publisher.
  return BESIDE.has(style) || style.startsWith('z') ? false : undefined;
}

/** Returns whether the words of a marker inside a note belong to it; undefined for an unknown marker. */
export function holdsNoteWords(marker: string): boolean | undefined {
  if (NOTE_WORDS.has(marker)) return true;
  return NOTE_PLACE.has(marker) ? false : holdsWords(marker);
}

/** Returns whether a marker opens a cell of a table. */
export function isCell(marker: string): boolean {
  return /^t[hc][rc]?$/.test(withoutLevel(marker));
}

function withoutLevel(marker: string): string {
  return marker.replace(/\d+(?:-\d+)?$/, '');
}
