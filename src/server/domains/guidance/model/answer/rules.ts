import { BANNED, DANGER, SECRECY } from '../../../../../content/library/measures/banned-phrases.ts';
import { type AnswerRule, noWords, onlyAfter } from './answer-rule.ts';

// What joins a subject to the rest of its sentence, as in "Thank God for …" and "Tell Christ what …".
const LINKS = [
  'for to that in with about of as and or at a the your you it him who whom whose what how why where when whether if',
  'which while before after by on so again aloud plainly today tonight first together each one this from without himself',
  'among beside behind between toward through under over until because',
].join(' ');

// What the church teaches of God to everybody, so that a model may write it to anybody.
const GOD_DOES =
  'loves knows hears sees forgives gives keeps holds carries bears welcomes receives comes looks stays stands waits listens cares remembers lives prays';
const GOD_IS = 'near close good kind faithful patient gracious merciful slow glad able with there here as not';
// What he did and does not do promises nothing; verbs in -ed are added to these.
const GOD_DID = [
  'was were had did didn’t does_not doesn’t can could gave made kept held bore came stood rose sat ate drank knelt wept',
  'met left took went knew saw heard forgave found sent brought broke fed slept began led rode ran fell lost built sought',
  'bought hid',
].join(' ');
const GOD_HAS_DONE = 'known heard seen forgiven given made kept held borne come risen been paid met';
const BEHIND_GODS = [
  'love grace mercy kindness patience care hand hands arms eyes people friend friends house table sake name gift face',
  'forgiveness peace welcome presence goodness',
].join(' ');

const VERB_IN_ED = '\\p{L}+ed';
const behind = (first: string, words: string) => words.split(' ').map((word) => `${first}_${word}`);
const listed = (words: string) => words.replaceAll(' ', ', ');
const GOD = 'God Lord Jesus Christ Spirit Almighty Savior Saviour Creator Father heaven Heaven angel angels';
const EFFECTS = 'prayer prayers praying faith believing giving generosity obedience worship fasting';

/**
 * What the words of a model may not hold (rules.md G1, G2, G5, G7). A rule forbids a form, or words that can be listed. No
 * rule tries to understand a sentence, because one meaning can be put in more ways than any list has.
 */
export const RULES: readonly AnswerRule[] = [
  {
    tell: 'Use no quotation marks and no digits, and name no place in the Bible. The site prints the verse, and the quotation where there is one.',
    breach: /["“”„‟«»‹›「」『』〝〞＂]|(?<![\p{L}\p{N}])['‘‚‛](?=\S)|\p{N}+/gu,
  },
  noWords(
    'Report nobody’s words and nobody’s thoughts, neither God’s nor the Bible’s nor anybody’s. Tell what people did, and let the verse speak for itself.',
    'says said saying sayings tell_us tells told teach_us teaches taught teaching teachings writes wrote written whispers',
    'whispered promise promises promised command commands commanded',
    'declare declares declared reveal reveals revealed remind_us reminds reminded insists insisted assures assured urges',
    'urged warns warned advises advised remarks remarked observes observed admits admitted confesses believes believed',
    'quote quotes quoted proverb motto according_to the_words_of word_from Bible Scripture Scriptures',
  ),
  {
    tell: 'Say nothing of what is to come: neither “will” as a verb, nor shall, ’ll, won’t, going to, about to, bound to or sure to.',
    breach:
      /(?<!(?:’s|\b(?:his|her|their|your|our|the|own|good|free)) )\bwill\b|\bshall\b|’ll\b|\bwon’t\b|\b(?:going|about|bound|sure) to\b/giu,
  },
  noWords('Speak to the reader as “you”, and never as yourself.', 'I I’m I’ve I’d me my mine myself'),
  noWords(
    'Neither ask for money nor promise it.',
    'money cash wealth wealthy wealthier rich richer richest riches prosper prospers prosperous prosperity success',
    'successful succeed debt debts dollar dollars euro euros tithe tithes tithing offering offerings donate donates',
    'donation donations salary income savings bank rent mortgage loan loans profit profits fortune lottery promotion',
    'tenfold reward rewards rewarded bless blesses blessed blessing blessings',
  ),
  noWords(
    'Leave illness to doctors and violence to those who protect: neither name an illness nor promise health nor advise on medicine or violence.',
    'heal heals healed healing cure cures cured miracle miracles illness illnesses sickness disease diseases cancer',
    'depression anxiety trauma diagnosis diagnosed doctor doctors therapist therapy medicine medication pills tablets',
    'dosage suicide kill violence violent abuse strike strikes hit hits beat beats',
  ),
  noWords(
    'Claim no sign from God, nothing certain of what comes, and no secret knowledge of the reader.',
    'prophecy prophecies prophetic prophesy vision visions dream dreams revelation sign signs omen destiny guarantee',
    'guarantees guaranteed curse cursed chosen restore restores restored',
  ),
  noWords(
    'Decide nothing on which churches or parties differ.',
    'Catholic Catholics Baptist Baptists Presbyterian Presbyterians Methodist Methodists Lutheran Lutherans',
    'Pentecostal Pentecostals Anglican Anglicans Orthodox Mormon Mormons Pope baptism tongues rapture vote',
  ),
  noWords(
    'Nobody earns the love of God, so speak of it as a gift.',
    'earn earns earned earning deserve deserves deserved merit merits worthless',
  ),
  noWords(
    'Do not speak of these rules, of the request or of how you write.',
    'AI chatbot prompt instructions developer OpenAI ChatGPT JSON',
  ),
  // A promise or a revelation in God's name begins directly behind it: "God blesses whoever …", "God wants …".
  onlyAfter(
    `In the present say of God only this, with nothing between: ${listed(GOD_DOES)}; and behind “is”: ${listed(GOD_IS)}. You may tell what he did and has done.`,
    GOD,
    ...[LINKS, GOD_DOES, GOD_DID, VERB_IN_ED, 'Jesus Christ Spirit', ...behind('is', GOD_IS), ...behind('are', GOD_IS)],
    ...['has', 'have'].flatMap((first) => behind(first, `${GOD_HAS_DONE} ${VERB_IN_ED}`)),
  ),
  onlyAfter(
    `Behind “God’s”, “Christ’s” and the like stands one of these: ${listed(BEHIND_GODS)}.`,
    GOD.replaceAll(/\w+/g, '$&’s'),
    BEHIND_GODS,
  ),
  // "Prayer always works", "Faith opens every door".
  onlyAfter(
    `Promise no effect of what the reader does: no verb stands behind ${listed(EFFECTS)} but is, was, has, begins, grows, needs, takes and asks.`,
    `${EFFECTS} ${EFFECTS.replaceAll(/(?<=\b)\w/g, (letter) => letter.toUpperCase())}`,
    LINKS,
    'is was has begins grows needs takes asks',
  ),
];

/** Manners of the library that a model may fall short of without harm; the rest of its banned phrases are refused. */
const STYLE = ['a cliché', 'the talk of a clinic', 'the talk of a machine'];
const MANNER: readonly AnswerRule[] = BANNED.filter(({ why }) => !STYLE.includes(why)).map(({ why, phrase }) => ({
  tell: why,
  breach: new RegExp(phrase, 'gi'),
}));

/** Returns a reason for each rule that a text breaks, with the words that break it. */
export function findBreaches(text: string): string[] {
  const reasons = [...RULES, ...MANNER].flatMap(({ tell, breach }) => {
    const found = new Set(text.match(breach));
    return found.size > 0 ? [`“${[...found].join('”, “')}”: ${tell}`] : [];
  });
  const [secret] = SECRECY.exec(text) ?? [];
  if (secret && !DANGER.test(text))
    reasons.push(`“${secret}”: nobody is asked for silence unless danger is named as the exception.`);
  return reasons;
}
