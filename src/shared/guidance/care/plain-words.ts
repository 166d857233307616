// Frequent misspellings and short forms, and the words that the phrases are written with.
const SPELLINGS: Readonly<Record<string, string | undefined>> = {
  kil: 'kill',
  kiling: 'killing',
  mysef: 'myself',
  myslef: 'myself',
  mysel: 'myself',
  miself: 'myself',
  meself: 'myself',
  hisself: 'himself',
  sucide: 'suicide',
  suiside: 'suicide',
  suicde: 'suicide',
  suacide: 'suicide',
  suicied: 'suicide',
  suicidle: 'suicidal',
  sucidal: 'suicidal',
  siucidal: 'suicidal',
  cuting: 'cutting',
  selfharm: 'self harm',
  selfharming: 'self harming',
  wanna: 'want to',
  wana: 'want to',
  wnt: 'want',
  gonna: 'going to',
  gunna: 'going to',
  tryna: 'trying to',
  anymore: 'any more',
  anymor: 'any more',
  nomore: 'no more',
  endin: 'ending',
  killin: 'killing',
  cuttin: 'cutting',
  hurtin: 'hurting',
  dyin: 'dying',
  livin: 'living',
  thinkin: 'thinking',
  hittin: 'hitting',
  beatin: 'beating',
  chokin: 'choking',
  puttin: 'putting',
  tryin: 'trying',
  goin: 'going',
  bout: 'about',
  beter: 'better',
  nite: 'night',
  b4: 'before',
  gotta: 'got to',
  hubbys: 'husband',
  hubby: 'husband',
  husbend: 'husband',
  bf: 'boyfriend',
  boyfreind: 'boyfriend',
  gf: 'girlfriend',
  mum: 'mother',
  mom: 'mother',
  mama: 'mother',
  mummy: 'mother',
  mommy: 'mother',
  dad: 'father',
  daddy: 'father',
  ppl: 'people',
  evry: 'every',
  everbody: 'everybody',
  abusiv: 'abusive',
  abusve: 'abusive',
  abussive: 'abusive',
  threatend: 'threatened',
  threatning: 'threatening',
  chocked: 'choked',
  beeten: 'beaten',
  cannot: 'cant',
  kiero: 'quiero',
  kiere: 'quiere',
  keria: 'queria',
  kisiera: 'quisiera',
  q: 'que',
  u: 'you',
  ur: 'your',
};

/** Stands between sentences, so that no phrase spans two of them. */
export const BREAK = '.';

// A line break with the blank lines behind it, and three dots, with or without spaces between them.
const PAUSES = /[\n\r]\s*|\.{2,}|(?:\. ){2,}\.|…/g;
const BLANK_LINE = /\n[^\S\n]*\n/;

/** Returns a text where a sentence continues after three dots and in the next line, but not after a blank line. */
export function withoutPauses(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(PAUSES, (pause) => (BLANK_LINE.test(pause) ? `${BREAK} ` : ' '));
}

/**
 * Returns the words of a text in lower case, with a mark between sentences. Accents, apostrophes and decorations are gone,
 * capitals, full-width and stretched letters are plain, and frequent misspellings are right.
 */
export function plainWords(text: string): string[] {
  const plain = text
    // Other scripts hold none of the phrases, and some of their letters become twenty.
    .replaceAll(/[^\p{Script=Latin}\p{Script=Common}\p{M}]+/gu, ' ')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}'’‘`´]/gu, '')
    .toLowerCase()
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .replaceAll(/\bk[*#1!]l{1,2}\b/gu, 'kill')
    .replaceAll(/\bs[u*]+[i1!*]c[i1!*]de\b/gu, 'suicide')
    .replaceAll(/\bd[1!*]e\b/gu, 'die')
    .replaceAll(/\br[@4*]pe/gu, 'rape')
    .replaceAll(/\b(my|him|her|your) (?=self\b)/gu, '$1')
    .replaceAll(/[.!?;:\n\r…]+/gu, ` ${BREAK} `)
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ');
  return `${plain} ${BREAK}`
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (Object.hasOwn(SPELLINGS, word) ? (SPELLINGS[word]?.split(' ') ?? word) : word));
}
