import type { CareSign } from './care-signs.ts';
import { BREAK } from './plain-words.ts';

/**
 * A sign of crisis that is found where a sentence has at least one word of every group, in any order. A word that ends in
 * `-` stands for all words that begin with it.
 */
interface Cue {
  sign: CareSign;
  groups: readonly (readonly string[])[];
}

const list = (words: string) => words.split(' ');
const ME = list(
  'me us my mother father sister brother kids children child son daughter baby pupils boys girls grandma',
);
const CLOSE = list(
  'he she husband wife spouse partner boyfriend girlfriend fiance ex father mother stepfather stepmother stepdad uncle aunt brother sister son daughter cousin grandfather pastor elder deacon priest leader teacher coach boss carer caregiver roommate man',
);
const LEADERS = list('pastor elder deacon priest leader teacher coach boss uncle cousin stepfather stepdad counselor');
const HOPE = list(
  'want wanted wants wish wishes wished hope hopes hoped hoping rather better easier mercy deserve plan ready relief tempted pray prayed prayer ask asked begged beg thinking think thought thoughts sure keep keeps care',
);
const NOT = list('not no never dont didnt doesnt wont wouldnt cant couldnt hadnt hasnt isnt without stop');

// These find what the fixed phrases miss, because they do not depend on the order of the words.
const CUES: readonly Cue[] = [
  { sign: 'self_harm', groups: [list('die dead'), HOPE, list('i im id ive me myself')] },
  {
    sign: 'self_harm',
    groups: [list('wake alive exist existing living breathing'), NOT, HOPE, list('i im id ive me')],
  },
  { sign: 'self_harm', groups: [list('already inside'), list('dead'), list('i im')] },
  {
    sign: 'self_harm',
    groups: [
      list('pills tablets knives razor razors noose blade'),
      list('many googl- look looked looking stare hide hid hidden count counting all afraid'),
    ],
  },
  {
    sign: 'self_harm',
    groups: [list('better easier happier fine mercy relief'), list('gone took'), list('im i me if')],
  },
  {
    sign: 'self_harm',
    groups: [
      list('cut cutting burned'),
      list('again myself relapsed'),
      list('promised stop stopped clean relapsed ashamed sleeves hide'),
    ],
  },
  {
    sign: 'abuse',
    groups: [
      CLOSE,
      list(
        'hits beats slaps slapped punches punched kicks kicked chokes choked strangles strangled backhand- whips whipped molest- raped rapes threatens threatened pins drags dragged shoves shoved gropes groped',
      ),
      ME,
    ],
  },
  {
    sign: 'abuse',
    groups: [LEADERS, list('kissed kisses touched touches undress- naked photos bed'), list('me her him')],
  },
  {
    sign: 'abuse',
    groups: [CLOSE, list('shoot stab murder kill'), list('us me'), list('if says said threatens will would')],
  },
  {
    sign: 'abuse',
    groups: [
      CLOSE,
      list('reads monitors tracks checks controls'),
      list('message messages phone texts emails mail location'),
      list('my every all'),
    ],
  },
  {
    sign: 'abuse',
    groups: [
      CLOSE,
      list('worthless useless stupid pathetic disgusting nothing'),
      list('calls called tells told says said'),
      list('im me us i kids'),
    ],
  },
  {
    sign: 'abuse',
    groups: [
      CLOSE,
      list('shouts screams yells'),
      list('me us'),
      list('leaves every wet locked hits throws alone until hungry daily always'),
    ],
  },
  {
    sign: 'abuse',
    groups: [
      list('little small young child seven eight nine ten eleven twelve'),
      LEADERS,
      list('did did_things touched hurt made'),
    ],
  },
  {
    sign: 'abuse',
    groups: [
      list('shelter refuge'),
      list('moved fled hiding ran escaped went live living left'),
      list('my me kids boys girls children'),
    ],
  },
  {
    sign: 'threat',
    groups: [
      list('fantasies fantasy fantasize urges urge dreams'),
      list('hurting killing stabbing shooting hitting strangling'),
    ],
  },
  {
    sign: 'threat',
    groups: [list('needs deserves should must'), list('die'), CLOSE.concat('neighbor', 'neighbour', 'they', 'people')],
  },
  {
    sign: 'threat',
    groups: [
      list('could might will'),
      list('hurt kill stab'),
      list('somebody someone people everybody everyone'),
      list('i im ill'),
    ],
  },
];

// The most words that are read as one sentence.
const MAX_SEGMENT_WORDS = 40;

/** Returns whether the words of a sign stand together in one sentence. */
export function occurTogether(sign: CareSign, words: readonly string[]): boolean {
  const cues = CUES.filter((cue) => cue.sign === sign);
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    // A text without full stops is divided after this many words, because words far apart do not belong together.
    if (at < words.length && words[at] !== BREAK && at - from < MAX_SEGMENT_WORDS) continue;
    const sentence = new Set(words.slice(from, at));
    if (
      sentence.size > 0 &&
      cues.some(({ groups }) => groups.every((group) => group.some((word) => isIn(sentence, word))))
    )
      return true;
    from = words[at] === BREAK ? at + 1 : at;
  }
  return false;
}

function isIn(sentence: ReadonlySet<string>, word: string): boolean {
  if (!word.endsWith('-')) return sentence.has(word);
  const stem = word.slice(0, -1);
  return [...sentence].some((each) => each.startsWith(stem));
}
