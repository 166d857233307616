import { plainOf } from './plain-text.ts';

// The name of the product stays the short form of a longer name, such as "Hesed at Grace Church".
const PRODUCT = 'hesed';
// What comes after these is the place or the church: people say the part before it.
const SEPARATOR = /\s+(?:at|of|by|from|de|en)\s+|\s*[-–—:|·,(/]\s*/i;
// The words that people omit from the end of a name, where at least two others are left: "Grace" alone may be a person.
const OMITTED =
  /(?: (?:app|bot|daily|alerts?|texts?|messages|church|chapel|ministry|ministries|fellowship|community))+$/;
// A text about these is about people, even where a name begins with them, such as "Friends at Grace Church".
const PEOPLE =
  /^(?:friends?|family|people|men|women|guys|girls|boys|youth|brothers|sisters|mothers|fathers|neighbou?rs)$/;
const MIN_INITIALS = 3;

/**
 * Returns the names by which somebody may call a site in a text: its own name, and the short forms of it that are common.
 * Names are in plain letters; initials are in capitals, and count only so. No short form is a word for people, nor one
 * word of several that may be the name of a person.
 */
export function siteNames(appName: string): string[] {
  const whole = plainOf(appName).replace(/^the /, '');
  const first = plainOf(appName.split(SEPARATOR)[0] ?? '').replace(/^the /, '');
  const words = whole.split(' ');
  const initials = words.map((word) => word[0] ?? '').join('');
  const short = [
    ...(PEOPLE.test(first) ? [] : [first]),
    ...[first, whole].map((name) => name.replace(OMITTED, '')).filter((name) => name.includes(' ')),
    ...(words.length >= MIN_INITIALS ? [initials.toUpperCase()] : []),
    ...(words.includes(PRODUCT) ? [PRODUCT] : []),
  ];
  return [...new Set([whole, ...short])].filter(Boolean);
}

/** Returns a text that says "you" wherever it names the site that it is written to. */
export function addressSite(text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  // The longest first, so that a short form does not leave half of a name.
  const spellings = [...names].sort((one, other) => other.length - one.length).map(spellingsOf);
  const name = `(?<![\\p{L}\\p{N}])(?:[tT]he\\s+)?(?:${spellings.join('|')})`;
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(new RegExp(`${name}['’‘\`]s(?![\\p{L}\\p{N}])`, 'gu'), 'your')
    .replace(new RegExp(`${name}(?![\\p{L}\\p{N}])`, 'gu'), 'you');
}

/** Returns a pattern for a name, with any apostrophes within its words and any marks between them. */
function spellingsOf(name: string): string {
  const anyCase = (letter: string) => (letter === letter.toUpperCase() ? letter : `[${letter}${letter.toUpperCase()}]`);
  return name
    .split(' ')
    .map((word) => [...word].map(anyCase).join("['’‘`]?"))
    .join('[^\\p{L}\\p{N}]+');
}
