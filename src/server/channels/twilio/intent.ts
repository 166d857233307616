import { ANSWERS, type Answer } from '../../../shared/alerts/answers.ts';

/** The wish of somebody who wrote to the site, where it is about the messages themselves. */
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

// Words that do not change the meaning of a wish.
const FILLER =
  /\b(?:please|pls|plz|thanks|thank you|now|just|ok|okay|hi|hello|sir|maam|immediately|kindly|already|i said|por favor|porfa|gracias|ya)\b/g;
// "Do not stop" asks for more messages.
const NEGATED =
  /\b(?:dont|do not|never|not|wont|cant|cannot|no)\s+(?:ever\s+|you\s+)?(?:stop|stopping|quit|cancel|end|unsubscribe|opt out|remove|dejen|dejes|pares)\b/;

const MESSAGES =
  '(?:messages?|texts?|texting|msgs?|sms|messaging|notifications?|reminders?|guidance|mensajes|textos|subscription)';
const THESE = '(?:(?:the|these|this|those|your|all|any|my|of|more|sending|daily|getting|receiving|me)\\s+)*';
/** Plain words that a reasonable person reads as a wish for no more messages (rules.md C3). */
const PLAIN_STOP: readonly RegExp[] = [
  new RegExp(`\\b(?:stop|quit|cease|end|cancel)\\s+${THESE}${MESSAGES}\\b`),
  /\b(?:stop|quit|cease)\s+(?:sending|contacting|writing|bothering|spamming|messaging)\b(?:\s+(?:me|us|this|these|it|to me))?\s*$/,
  /\b(?:stop|quit|cease)\s+(?:contacting|bothering|spamming|messaging|writing)\s+(?:me|us|to me)\b/,
  new RegExp(`\\bno more\\s+(?:of\\s+)?${THESE}${MESSAGES}\\b`),
  new RegExp(
    `\\b(?:dont want|do not want|dont need|no longer want|not interested in|want no)\\s+(?:to\\s+(?:get|receive)\\s+)?${THESE}${MESSAGES}\\b`,
  ),
  /\b(?:dont|do not|never)\s+(?:ever\s+)?(?:text|message|contact|write|send|bother|spam)\s+(?:to\s+)?(?:me|us|this number)\b/,
  /\bdo ?n[o']?t\s+(?:text|message|contact)(?:\s+(?:again|any ?more))?$/,
  /\b(?:remove|take|delete)\s+(?:me|my number|this number)(?:\s+(?:off|from)\b.*|\s*)$/,
  /\b(?:opt|sign)\s+me\s+out\b/,
  /\b(?:want|would like|like|wish)\s+to\s+(?:opt out|unsubscribe|cancel|stop)$/,
  /\bunsubscribe\s+(?:me|from|my number)\b/,
  /\bhow (?:do|can) i (?:unsubscribe|opt out|stop (?:this|these|it))\b/,
  /\b(?:deja|dejen|deje|para|paren|pare)\s+de\s+(?:enviar|mandar|escribir|enviarme|mandarme|escribirme|molestar|molestarme)\b/,
  /\bno\s+(?:me\s+)?(?:escriban?|envien?|manden?|escribas|envies|mandes)\s+mas\b/,
  new RegExp(`\\bno\\s+(?:quiero\\s+)?(?:recibir\\s+)?mas\\s+${MESSAGES}\\b`),
  /\b(?:darme|dame|denme|quiero darme)\s+de\s+baja\b/,
];
/** The same words, where the text says nothing else. */
const WHOLE_STOP =
  /^(?:no more|stop (?:it|this|that|these|them|everything|everyone|stop)|enough|leave me alone|wrong number|not interested|go away|no mas)$/;

/** Reads the wish in a text (rules.md C2, C3, C5). */
export function intentOf(text: string): Intent {
  const plain = plainOf(text);
  for (const [kind, words] of [
    ['stop', STOP],
    ['start', START],
    ['help', HELP],
  ] as const)
    if (words.includes(plain)) return { kind, isKeyword: isOneWord(text) };
  const kind = plainIntent(plain);
  return { kind: kind === 'reply' && !isQuestion(text) ? answerOf(plain) : kind, isKeyword: false };
}

/** Returns the answer in a text that has only courtesy beside it, or `reply` for any other text. */
function answerOf(plain: string): Answer | 'reply' {
  const said = [plain, plain.replace(FILLER, ' ').replace(/\s+/g, ' ').trim()];
  return ANSWERS.find((answer) => said.some((words) => ANSWER_WORDS[answer].includes(words))) ?? 'reply';
}

function isQuestion(text: string): boolean {
  return /[?¿]/.test(text);
}

function plainIntent(plain: string): Intent['kind'] {
  if (OWN_HELP.includes(plain)) return 'help';
  const wish = plain.replace(FILLER, ' ').replace(/\s+/g, ' ').trim();
  if (STOP.includes(wish) || OWN_STOP.includes(wish) || WHOLE_STOP.test(wish)) return 'stop';
  if (NEGATED.test(wish)) return 'reply';
  return PLAIN_STOP.some((pattern) => pattern.test(wish)) ? 'stop' : 'reply';
}

/** Twilio reacts to the bare word in any case. */
function isOneWord(text: string): boolean {
  return /^\s*[a-z]+\s*$/i.test(text);
}

/** Returns a text in lower case without accents, apostrophes and punctuation. */
function plainOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
