import { BANNED, DANGER, SECRECY } from '../../../../content/library/measures/banned-phrases.ts';
import { CLAIMS } from './answer/claims.ts';
import { findPromises } from './answer/promises.ts';

/** Manners of the library that a model may fall short of without harm; the rest of its banned phrases are refused. */
const STYLE = ['a cliché', 'the talk of a clinic', 'the talk of a machine'];

const NOT_BEFORE = '(?<!\\b(?:not|never|no|nobody|cannot|can’t|don’t|doesn’t|isn’t|won’t|without)\\b[^.?!]{0,40})';
const unless = (pattern: string) => new RegExp(`${NOT_BEFORE}\\b(?:${pattern})`, 'i');

/** What a model may not say, with the reason that it is told (rules.md G7). */
const REFUSED: readonly { why: string; phrase: RegExp }[] = [
  ...BANNED.filter(({ why }) => !STYLE.includes(why)),
  ...CLAIMS,
  {
    why: 'no prosperity is promised',
    phrase:
      /\b(?:financial(?:ly)? (?:bless|favou?r|free|increase|harvest)\w*|wealth(?:y|ier)?|riches|get rich|(?:sow|plant)(?:ing)? (?:a|your) (?:financial )?seed|seed (?:offering|faith)|hundredfold|(?:health|money|success) (?:is|are) (?:yours|coming)|tithe\w* and (?:you|God)|debts? (?:will be )?cancell?ed|name it and claim it|promotion is coming|unlock (?:your|the) blessing)\b/i,
  },
  {
    why: 'no outcome is promised',
    phrase:
      /\b(?:(?:I|we|God|the Lord) (?:guarantee|promises? (?:you|that (?:you|your|they|he|she|this)))|guaranteed?|(?:he|she|they|your friend|your (?:husband|wife|spouse|marriage|friendship|illness|depression)) will (?:surely |certainly |definitely |always )?(?:come back|return|forgive you|change|repent|be (?:healed|restored|saved|mended)|recover)|you(?:’ll| will) (?:surely |certainly |definitely )?(?:be (?:healed|cured|rich|wealthy|successful|married)|never (?:be (?:lonely|alone|hurt|sad)|suffer)|receive (?:everything|whatever)|prosper|get everything))\b/i,
  },
  {
    why: 'nobody hears new revelation',
    phrase:
      /\b(?:thus sa(?:ys|ith) the lord|(?:God|the Lord|the Spirit|Jesus) (?:is saying|says to (?:you|me)|told me|showed me|has shown me|revealed to me|wants you to know|has a message)|(?:new|fresh|special|private) revelation|prophetic|prophe(?:cy|sy) (?:for|over) you|a vision (?:from|of) God|I (?:have )?received a (?:word|vision|message)|hear God’s (?:audible )?voice)\b/i,
  },
  {
    why: 'it speaks in the voice of God',
    phrase: /\b(?:I am the Lord|I, the Lord|I, your (?:God|Father)|my (?:beloved |dear )?child, I)\b/i,
  },
  {
    why: 'nobody earns the love of God',
    phrase: unless(
      '(?:earn|deserve|merit|win)(?:s|ing)? (?:God’s|his|the Lord’s) (?:love|favou?r|grace|forgiveness|salvation|approval)',
    ),
  },
  {
    why: 'it decides what churches decide differently, or names one',
    phrase:
      /\b(?:Catholics?|(?<!John the )Baptists?|Presbyterians?|Methodists?|Lutherans?|Pentecostals?|Anglicans?|Orthodox Church|Mormons?|the Pope|only true church|(?:infant|believer’s) baptism|speaking in tongues|the rapture)\b/i,
  },
  {
    why: 'it speaks about itself or its instructions',
    phrase:
      /\b(?:as an? (?:AI|assistant|language model)|language model|chatbot|system prompt|my (?:instructions|programming|guidelines)|(?:previous|prior|above|earlier) (?:instructions|rules|prompt)|ignor(?:e|ing) (?:all|the|my|your|these) (?:instructions|rules)|OpenAI|ChatGPT|developer mode|jailbr\w+|JSON)\b/i,
  },
  {
    why: 'it diagnoses or gives medical advice',
    phrase:
      /\b(?:you (?:have|are suffering from|suffer from) (?:depression|anxiety disorder|PTSD|bipolar|autism|ADHD)|stop taking (?:your|the) (?:medic\w+|pills|tablets)|dosage|diagnos\w+)\b/i,
  },
  {
    why: 'it could lead somebody into danger',
    phrase:
      /\b(?:kill (?:yourself|him|her|them)|end (?:your|it) (?:life|all)|hurt yourself|hate (?:him|her|them)|revenge is|stay with (?:him|her) (?:even if|although|whatever) (?:he|she)|submit to (?:his|her) (?:anger|blows|violence))\b/i,
  },
];

/** Returns the reasons for which a text may not be shown, as far as its manner shows them (rules.md G7). */
export function findToneErrors(text: string): string[] {
  const plain = text.replaceAll("'", '’');
  const found = REFUSED.flatMap(({ why, phrase }) => {
    const [words] = phrase.exec(plain) ?? [];
    return words ? [`“${words}”: ${why}`] : [];
  });
  found.push(...findPromises(plain).map(({ words, why }) => `“${words}”: ${why}`));
  const [secret] = SECRECY.exec(plain) ?? [];
  if (secret && !DANGER.test(plain))
    found.push(`“${secret}”: nobody is asked for silence unless danger is named as the exception`);
  return found;
}
