type PasswordStrength = 'short' | 'weak' | 'fair' | 'good' | 'strong';

/** The levels from weakest to strongest. */
export const STRENGTHS: readonly PasswordStrength[] = ['short', 'weak', 'fair', 'good', 'strong'];

const MINIMUM = 6;
// Words that an attacker tries first, especially on a church's site.
const COMMON = [
  ...['password', 'passwort', 'letmein', 'welcome', 'qwerty', 'iloveyou', 'monkey', 'dragon', 'sunshine', 'princess'],
  ...['football', 'baseball', 'secret', 'admin', 'login', 'abc123', 'master', 'shadow', 'superman', 'trustno'],
  ...['jesus', 'christ', 'church', 'faith', 'grace', 'bible', 'gospel', 'blessed', 'heaven', 'saviour', 'savior'],
  ...['amen', 'hesed', 'friend', 'psalm', 'lord', 'godisgood', 'hallelujah', 'summer', 'winter', 'spring', 'autumn'],
];
const SEQUENCES = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/**
 * Estimates how hard a password is to guess. A character that repeats or continues a sequence counts a quarter; a common
 * word and the member's own name or address count as one character each.
 */
export function measurePassword(password: string, personalWords: readonly string[] = []): PasswordStrength {
  if (password.length < MINIMUM) return 'short';
  const choices = countChoices(withoutWords(password.toLowerCase(), personalWords));
  const bits = choices * Math.log2(alphabetOf(password));
  if (bits < 36) return 'weak';
  if (bits < 50) return 'fair';
  return bits < 68 ? 'good' : 'strong';
}

/** Replaces each known word, also when spelled with lookalike characters, by one character. */
function withoutWords(password: string, personalWords: readonly string[]): string {
  const words = [...COMMON, ...personalWords.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word.length >= 4)
    .sort((a, b) => b.length - a.length);
  let rest = password;
  for (const word of words) {
    const plain = [...rest].map((character) => LOOKALIKES[character] ?? character).join('');
    const at = rest.includes(word) ? rest.indexOf(word) : plain.length === rest.length ? plain.indexOf(word) : -1;
    if (at >= 0) rest = `${rest.slice(0, at)}\u0000${rest.slice(at + word.length)}`;
  }
  return rest;
}

/** Counts the characters. One that repeats its neighbour or continues a sequence counts a quarter. */
function countChoices(text: string): number {
  let choices = 0;
  for (let index = 0; index < text.length; index += 1) {
    const pair = text.slice(index - 1, index + 1);
    const follows =
      index > 0 &&
      (pair[0] === pair[1] ||
        SEQUENCES.some((each) => each.includes(pair) || [...each].reverse().join('').includes(pair)));
    choices += follows ? 0.25 : 1;
  }
  // In "passpasspass" only the first "pass" counts.
  const unit = /^(.+?)\1+$/s.exec(text)?.[1];
  return unit ? Math.min(choices, unit.length + 1) : choices;
}

function alphabetOf(password: string): number {
  let size = 0;
  if (/\p{Ll}/u.test(password)) size += 26;
  if (/\p{Lu}/u.test(password)) size += 26;
  if (/\d/.test(password)) size += 10;
  if (/[^\p{L}\d]/u.test(password)) size += 20;
  if (/[^\0-\x7f]/.test(password)) size += 30;
  return Math.max(size, 10);
}
