import { ANSWERS, type Answer } from '../../../shared/alerts/answers.ts';
import { plainOf } from './plain-text.ts';
import { addressSite } from './site-names.ts';
import { PART_STOP, PLAIN_STOP, WHOLE_STOP } from './stop-phrases.ts';
import { THIRD_PARTY_PHRASES } from './third-party-phrases.ts';

/** The request of a person who wrote to the site, where it is about the messages themselves. */
export interface Intent {
  kind: 'stop' | 'start' | 'help' | Answer | 'reply';
  /** True for the words that Twilio acts on and answers itself. */
  isKeyword: boolean;
}

// https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out lists the words that Twilio acts on; "opt out" in two
// words and "arret" are those of rules.md C2.
const STOP = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'];
const STOP_WORDS_OF_SITE = ['stop all', 'opt out', 'arret', 'basta', 'alto', 'parar', 'baja', 'cancelar'];
const START = ['start', 'yes', 'unstop'];
const HELP = ['help', 'info'];
const HELP_WORDS_OF_SITE = ['ayuda'];
/** The words that answer the last message, where the text says nothing else. */
const ANSWER_WORDS: Readonly<Record<Answer, readonly string[]>> = {
  done: [
    'done',
    'all done',
    'did it',
    'finished',
    'completed',
    'prayed',
    'hecho',
    'hecha',
    'listo',
    'lista',
    'terminado',
  ],
  later: ['later', 'snooze', 'in an hour', 'not now', 'luego', 'mas tarde', 'despues', 'en una hora', 'ahora no'],
  pause: ['pause', 'pausa', 'pausar'],
};

// Short spellings, such as "txts" for "texts".
const SHORT: readonly [RegExp, string][] = [
  [/\btxt(?=s?\b|ing\b|ed\b)/g, 'text'],
  [/\bur\b/g, 'your'],
  [/\bu\b/g, 'you'],
  [/\brmv\b/g, 'remove'],
];
// No phone sends a longer text at once.
const MAX_LENGTH = 5_000;
// Words that do not change the meaning of a request.
const FILLER =
  /\b(?:please|pls|plz|thanks|thank you|sorry|now|just|ok|okay|hi|hello|sir|maam|immediately|kindly|already|i said|por favor|porfa|gracias|ya)\b/g;
// Words that are left at the ends of a whole text, as of "no thanks, but please stop" and "stop please and thank you".
const JOINING_WORDS = /^(?:(?:and|but|so|then|well|alright|nope|y|pero) )+| (?:and|y)$/g;
// "Do not stop" asks for more messages.
const NEGATED =
  /\b(?:(?:dont|do not|didnt|doesnt|never|not|wont|cant|cannot)\s+(?:ever\s+|you\s+|(?:want|wish|like)\s+(?:you\s+)?to\s+(?:be\s+)?)*(?:stop|stopping|quit|cancel|end|unsubscribed?|opt(?:ed)? out|removed?|take (?:me|us) off|taken off|discontinue|cease|terminate|halt|turn off|block|deleted?)|no\s+(?:dejen|dejes|pares|cancelen|canceles|borren|borres|quiten|quites))\b/;
// "No, stop texting me" says no to the messages, so the comma after "no" ends a sentence.
const SENTENCE_END = /(?<=\bno)\s*,|[.!?;\n]+/i;
const PART_END = /[.,!?;\n]+|\s[-–—]+\s/;
const QUOTED = /["“«][^"”»]*["”»]/g;

/** Words that end the messages as the whole of a text, yet may be one of several words in a list. */
const AMBIGUOUS_IN_LISTS = ['end', 'alto', 'baja'];

/**
 * Reads the wish in a text (rules.md C2, C3, C5).
 * @param siteNames the names by which people call this site, from `siteNames`.
 */
export function intentOf(whole: string, siteNames: readonly string[] = []): Intent {
  const written = whole.slice(0, MAX_LENGTH);
  const keyword = plainOf(written);
  for (const [kind, words] of [
    ['stop', STOP],
    ['start', START],
    ['help', HELP],
  ] as const)
    if (words.includes(keyword)) return { kind, isKeyword: isOneWord(written) };
  const text = addressSite(written, siteNames);
  const plain = plainOf(text);
  const kind = plainIntent(text, plain);
  return { kind: kind === 'reply' && !isQuestion(text) ? answerOf(plain) : kind, isKeyword: false };
}

/** Returns the answer in a text that has only courtesy beside it, or `reply` for any other text. */
function answerOf(plain: string): Answer | 'reply' {
  const said = [plain, wishOf(plain)];
  return ANSWERS.find((answer) => said.some((words) => ANSWER_WORDS[answer].includes(words))) ?? 'reply';
}

function isQuestion(text: string): boolean {
  return /[?¿]/.test(text);
}

function plainIntent(text: string, plain: string): Intent['kind'] {
  if (HELP_WORDS_OF_SITE.includes(plain)) return 'help';
  const wish = wishOf(plain).replace(JOINING_WORDS, '');
  if (isStopWord(wish) || (!NEGATED.test(wish) && WHOLE_STOP.some((pattern) => pattern.test(wish)))) return 'stop';
  // Quoted words are not the wish of the person who quotes them.
  const own = text.replace(QUOTED, ' ');
  const parts = own.split(PART_END).map(wishIn);
  const isAlone = parts.some(
    (part) => (isStopWord(part) && !AMBIGUOUS_IN_LISTS.includes(part)) || PART_STOP.test(part),
  );
  return isAlone || asksToStop(wish) || own.split(SENTENCE_END).some((sentence) => asksToStop(wishIn(sentence)))
    ? 'stop'
    : 'reply';
}

function isStopWord(wish: string): boolean {
  return STOP.includes(wish) || STOP_WORDS_OF_SITE.includes(wish);
}

function asksToStop(wish: string): boolean {
  const own = wish.replace(THIRD_PARTY_PHRASES, ' – ');
  return !NEGATED.test(wish) && PLAIN_STOP.some((pattern) => pattern.test(own));
}

function wishIn(text: string): string {
  return wishOf(plainOf(text));
}

/** Returns plain words in full, without those that do not change their meaning. */
function wishOf(plain: string): string {
  const whole = SHORT.reduce((text, [short, long]) => text.replace(short, long), plain);
  return whole.replace(FILLER, ' ').replace(/\s+/g, ' ').trim();
}

/** Twilio reacts to the bare word in any case. */
function isOneWord(text: string): boolean {
  return /^\s*[a-z]+\s*$/i.test(text);
}
