import { ANSWERS, type Answer } from '../../../shared/alerts/answers.ts';
import { addressSite } from './own-names.ts';
import { plainOf } from './plain-text.ts';

/** The request of a person who wrote to the site, where it is about the messages themselves. */
export interface Intent {
  kind: 'stop' | 'start' | 'help' | Answer | 'reply';
  /** True for the words that Twilio acts on and answers itself. */
  isKeyword: boolean;
}

// https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out lists the words that Twilio acts on; "opt out" in two
// words and "arret" are those of rules.md C2.
const STOP = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'];
const OWN_STOP = ['stop all', 'opt out', 'arret', 'basta', 'alto', 'parar', 'baja', 'cancelar'];
const START = ['start', 'yes', 'unstop'];
const HELP = ['help', 'info'];
const OWN_HELP = ['ayuda'];
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

// Words that do not change the meaning of a request.
const FILLER =
  /\b(?:please|pls|plz|thanks|thank you|sorry|now|just|ok|okay|hi|hello|sir|maam|immediately|kindly|already|i said|por favor|porfa|gracias|ya)\b/g;
// "Do not stop" asks for more messages.
const NEGATED =
  /\b(?:(?:dont|do not|didnt|doesnt|never|not|wont|cant|cannot)\s+(?:ever\s+|you\s+|want\s+(?:you\s+)?to\s+)*(?:stop|stopping|quit|cancel|end|unsubscribe|opt out|remove)|no\s+(?:dejen|dejes|pares))\b/;
// "No, stop texting me" says no to the messages, so the comma after "no" ends a sentence.
const SENTENCE_END = /(?<=\bno)\s*,|[.!?;\n]+/i;
const PART_END = /[.,!?;\n]+/;
const QUOTED = /["“«][^"”»]*["”»]/g;

const MESSAGES =
  '(?:messages?|texts?|texting|msgs?|sms|messaging|notifications?|reminders?|guidance|mensajes|textos|subscription)';
// Words for the contents of the messages. They are frequent in reflections too, so they count only in closer phrases.
const CONTENT = '(?:prayers?|verses?|scriptures?|devotionals?|stuff)';
const THESE =
  '(?:(?:the|these|this|those|your|all|any|my|of|more|future|further|sending|daily|prayer|bible|getting|receiving|me)\\s+)*';
const NO_WISH =
  '(?:(?:dont|do not|no longer)\\s+(?:want|wish|need|care)|(?:would|id)\\s+(?:rather|prefer)\\s+not|(?:would|id)\\s+(?:no longer|not)\\s+like|(?:wish|want|prefer|like)\\s+(?:to\\s+)?(?:no longer|not)|not interested in|want no)';
const TO_ME = '(?:\\s+(?:to\\s+)?(?:me|us|my phone|my number|this number))?';
const AGAIN = '(?:\\s+(?:again|any ?more|at all))?';
/** Plain words that a reasonable person reads as a wish for no more messages, in any sentence (rules.md C3). */
const PLAIN_STOP: readonly RegExp[] = [
  new RegExp(`\\b(?:stop|quit|cease|end|cancel)\\s+${THESE}${MESSAGES}\\b`),
  new RegExp(
    `\\b(?:stop|quit|cease)\\s+(?:sending|contacting|writing|bothering|spamming|messaging)\\b(?:\\s+(?:me|us))?(?:\\s+(?:this|these|those|it|them|things))?${TO_ME}${AGAIN}$`,
  ),
  /\b(?:stop|quit|cease)\s+sending\s+(?:this|these|those|it|them|things)\s+to\s+(?:me|us|my phone|my number|this number)\b/,
  new RegExp(`\\b(?:stop|quit|cease)\\s+sending\\s+${THESE}${CONTENT}\\b`),
  new RegExp(`\\b(?:stop|cancel|no more(?:\\s+of)?)\\s+(?:(?:these|those|your|daily|future)\\s+)+${CONTENT}\\b`),
  /\b(?:stop|quit|cease)\s+(?:contacting|bothering|spamming|messaging|writing)\s+(?:me|us|to me)\b/,
  new RegExp(`\\bno (?:more|further)\\s+(?:of\\s+)?${THESE}${MESSAGES}\\b`),
  new RegExp(`\\b${NO_WISH}\\s+(?:(?:to|for)\\s+)?(?:(?:get|receive|be sent)\\s+)?${THESE}${MESSAGES}\\b`),
  new RegExp(
    `\\b${NO_WISH}\\s+(?:to\\s+)?(?:receive|be sent)\\s+(?:this|these|those|it|them|anything|${THESE}${CONTENT})(?:\\s+from you)?${AGAIN}$`,
  ),
  /\b(?:dont|do not|never)\s+(?:ever\s+)?(?:text|message|contact|write|send|bother|spam)\s+(?:to\s+)?(?:me|us|this number)\b/,
  /\b(?:remove|delete)\s+(?:me|my number|this number)(?:\s+(?:off|from)\b.*|\s*)$/,
  // Prayers ask God to take somebody.
  /\btake\s+(?:me|my number|this number)\s+(?:off|from\s+(?:the|this|your)\s+(?:\w+\s+)?list)\b/,
  /\b(?:opt|sign)\s+me\s+out\b/,
  /\b(?:want|would like|like|wish)\s+to\s+(?:opt out|unsubscribe)$/,
  /\bunsubscribe\s+(?:me|from|my number)\b/,
  new RegExp(`\\b(?:(?:stop|quit)\\s+hearing|${NO_WISH}\\s+(?:to\\s+)?hear)\\s+from\\s+you${AGAIN}$`),
  /\bhow (?:do|can) i (?:unsubscribe|opt out|stop (?:this|these|it))\b/,
  /\b(?:deja|dejen|deje|para|paren|pare)\s+de\s+(?:enviar|mandar|escribir|enviarme|mandarme|escribirme|molestar|molestarme)\b/,
  /\bno\s+(?:me\s+)?(?:escriban?|envien?|manden?|escribas|envies|mandes)\s+mas\b/,
  new RegExp(`\\bno\\s+(?:quiero\\s+)?(?:recibir\\s+)?mas\\s+${MESSAGES}\\b`),
  new RegExp(`\\bno\\s+(?:quiero|deseo)\\s+(?:recibir\\s+)?(?:(?:estos|sus|tus|los)\\s+)?${MESSAGES}\\b`),
  /(?<!\bno )\b(?:quiero|quisiera|deseo|necesito)\s+dejar\s+de\s+(?:recibir\b|(?:escribir|enviar|mandar)(?:\s+mensajes)?\s+a\s+you\b)/,
  /\b(?:darme|dame|denme|quiero darme)\s+de\s+baja\b/,
];
const STOP_WRITING = '(?:stop|quit|cease)\\s+(?:texting|messaging|contacting|writing|bothering|spamming)';
/** A telephone as the object, because the person who holds it is the one who asks. */
const PHONE = '(?:to\\s+)?(?:(?!on\\b|from\\b|by\\b|with\\b)\\w+\\s+){1,3}(?:tele)?(?:phones?|cell|mobile|numbers?)\\b';
const EX =
  '(?:(?:my|an?)\\s+(?:\\w+\\s+)?(?:ex(?:es)?|ex\\s+\\w+|(?:old|former)\\s+(?:boy|girl)?friends?)|my\\s+(?:old|former)\\s+(?:boy|girl)?friends?|mi\\s+ex)';
const ALONE = '(?!\\s+(?:and|or)\\s+(?:me|us|my phone|my number)\\b)';
// Beginnings that show that the member, or somebody they pray for, is the one who writes.
const OWN_WISH = [
  '\\bi\\s+(?:(?:really|also|truly|still|do)\\s+)*(?:(?:need|want|have|ought|hope|wish|try|tried|promised|decided)\\s+to|would\\s+like\\s+to|am\\s+(?:trying|going)\\s+to|must|should|will|can|could)',
  '\\b(?:id\\s+like\\s+to|im\\s+(?:trying|going)\\s+to|ill|ive\\s+got\\s+to|i\\s+gotta)',
  '\\b(?:asked|told|wants?|begged|warned)\\s+(?:me|him|her)\\s+to',
  '\\bpray(?:ing)?(?:\\s+(?!you\\b|they\\b)\\w+){1,5}?',
].join('|');
const HELP_ME = '\\bhelp\\s+(?:me|us)(?:\\s+to)?';
// Words after “I want to stop texting” that may mean these messages.
const MAY_BE_THESE = `(?:me|us|you|your|i|this|these|those|that|it|its|them|the|an?|some|all|any|${MESSAGES}|${CONTENT}|anymore|again|altogether|completely|entirely|totally|today|tomorrow|forever|daily|from|for|to|with|of|by|via|through|in|on|at|and|or|but|because|since|as|if|so|until|till|wrong|church|service|program|system|bot)`;
// People whom a member may write to, and “the wrong person” is none of them.
const OTHERS = `(?:${EX}|(?:that|the|an?|some|those|other|another|random)\\s+(?:(?!wrong\\b)\\w+\\s+)?(?:girls?|guys?|boys?|m[ae]n|wom[ae]n|persons?|people|strangers?|friends?|crush))`;
const OCCASION =
  '(?:during|while|when|late|so\\s+(?:late|much|often)|every|(?:at|in|on)\\s+(?!this\\b|all\\b|once\\b|future\\b|general\\b|the\\s+(?:moment|future|meantime)\\b))';
/**
 * Phrases about texts between a member and other people, which ask nothing of this site. A bare command such as “Stop
 * texting her” is not among them: the writer may have a number that was hers before. “My ex” is, because nobody calls
 * the owner of a number so.
 */
const ABOUT_OTHERS = new RegExp(
  [
    `\\b(?:texting|messaging|contacting|writing|bothering|spamming)\\s+(?:(?:to|with)\\s+)?(?!${PHONE})${EX}\\b${ALONE}`,
    `(?<!\\bsending\\s+(?:me|us)\\s+)\\b${MESSAGES}\\s+(?:(?:from|with|de|con)\\s+(?!${PHONE})(?:him|her|${EX})|(?:to|a)\\s+(?!${PHONE})${EX})\\b`,
    `\\b(?:escribir|enviar|mandar)\\s+(?:mensajes\\s+)?a\\s+mi\\s+ex\\b`,
    '\\bayud\\w+\\s+a\\s+(?:que\\s+)?(?:yo\\s+)?(?:deje|dejar)\\s+de\\s+(?:escribir|enviar|mandar)\\s+(?:mensajes\\s+)?a\\s+(?!mi\\s+(?:numero|telefono|celular|movil)\\b)',
    '\\btexting\\s+(?:and|or|while|when)\\s+driving\\b',
    `(?:${OWN_WISH}|${HELP_ME})\\s+(?:\\w+ly\\s+)?(?:${STOP_WRITING}|(?:stop|quit|cease)\\s+sending\\s+${THESE}${MESSAGES})\\s+(?:(?:(?:to|with)\\s+)?(?!${PHONE})(?:${OTHERS}\\b|(?!${MAY_BE_THESE}\\b)\\w+)${ALONE}|${OCCASION})`,
    `${HELP_ME}\\s+${STOP_WRITING}\\b(?!.*\\b(?:me|us|you|my phone|(?:my|this) number)\\b)`,
  ].join('|'),
  'g',
);
/** Words that end a text, or are the whole of it. Within a longer text they may be about something else. */
const WHOLE_STOP: readonly RegExp[] = [
  /^(?:no more|stop (?:it|this|that|these|them|everything|everyone|stop)|enough|leave me alone|wrong number|not interested|go away|no mas)$/,
  /^i (?:dont|do not|no longer) want (?:this|these|those|you)(?: any ?more)?$/,
  /^(?:you )?(?:stop|cancel|end|quit|unsubscribe|no more)(?: you)?$/,
  /\bdo ?n[o']?t\s+(?:text|message|contact)(?:\s+(?:again|any ?more))?$/,
  /\b(?:want|would like|like|wish)\s+to\s+(?:cancel|stop)$/,
];
/** Words that end the messages as the whole of a text, yet may be one of several words in a list. */
const IN_LISTS = ['end', 'alto', 'baja'];

/**
 * Reads the wish in a text (rules.md C2, C3, C5).
 * @param siteNames the names by which people call this site, from `ownNames`.
 */
export function intentOf(written: string, siteNames: readonly string[] = []): Intent {
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
  if (OWN_HELP.includes(plain)) return 'help';
  const wish = wishOf(plain);
  if (isStopWord(wish) || (!NEGATED.test(wish) && WHOLE_STOP.some((pattern) => pattern.test(wish)))) return 'stop';
  // Quoted words are not the wish of the person who quotes them.
  const own = text.replace(QUOTED, ' ');
  const isAlone = own.split(PART_END).some((part) => isStopWord(wishIn(part)) && !IN_LISTS.includes(wishIn(part)));
  return isAlone || asksToStop(wish) || own.split(SENTENCE_END).some((sentence) => asksToStop(wishIn(sentence)))
    ? 'stop'
    : 'reply';
}

function isStopWord(wish: string): boolean {
  return STOP.includes(wish) || OWN_STOP.includes(wish);
}

function asksToStop(wish: string): boolean {
  const own = wish.replace(ABOUT_OTHERS, ' – ');
  return !NEGATED.test(wish) && PLAIN_STOP.some((pattern) => pattern.test(own));
}

function wishIn(text: string): string {
  return wishOf(plainOf(text));
}

/** Returns plain words without those that do not change their meaning. */
function wishOf(plain: string): string {
  return plain.replace(FILLER, ' ').replace(/\s+/g, ' ').trim();
}

/** Twilio reacts to the bare word in any case. */
function isOneWord(text: string): boolean {
  return /^\s*[a-z]+\s*$/i.test(text);
}
