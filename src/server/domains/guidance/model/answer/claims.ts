import { SOMETIMES } from '../../../../scripture/verify/speech-patterns.ts';
import { ATTRIBUTIONS } from './attributions.ts';
import { any, anyCase, type Claim, cased, GOD, within } from './phrases.ts';

const MONEY = any(
  ...['money', 'dollars?', 'euros?', 'cash', 'savings', 'paychecks?', 'salary', 'wages', 'income', 'donations?'],
  ...['offerings?', 'tithes?', 'gift cards?', 'credit card', 'bank', 'inheritance', 'funds', 'pension'],
);
const MONEY_BY_NAME = any(
  ...['bitcoins?', 'cryptocurrency', 'gift cards?', 'wire transfers?', 'Venmo', 'PayPal', 'Zelle', 'Cash App'],
  ...['lottery', 'jackpot', 'windfall', 'millionaires?', 'debt[- ]free', 'dollars?', 'euros?'],
  ...['donat(?:e|es|ing|ions?)', 'the (?:check|money) is ', 'a check is ', 'stock market'],
  'bank (?:account|balance|details)',
);
const HAND_OVER = any(
  ...['send', 'give', 'donate', 'transfer', 'wire', 'mail', 'pay', 'lend', 'contribute', 'pledge', 'hand over'],
  ...['deposit', 'bring', 'invest', 'sow', 'empty', 'withdraw', 'collect', 'raise'],
);
const WHAT_YOU_HAVE = any(
  ...['savings', 'wallet', 'paycheck', 'salary', 'income', 'finances', 'debts', 'mortgage', 'loans?', 'rent', 'bills'],
  ...['investments?', 'business', 'money'],
);
const NOT_MONEY = 'money is neither asked for nor promised';
const MONEY_CLAIMS: readonly Claim[] = [
  {
    ...{ why: NOT_MONEY, like: 'You will be debt free by summer.' },
    phrase: anyCase(`[$€£¥₹₩₿]|\\b${MONEY_BY_NAME}\\b`),
  },
  {
    ...{ why: NOT_MONEY, like: 'Give a tenth of your savings tonight.' },
    phrase: anyCase(`\\b${HAND_OVER}\\b${within(60)}\\b${MONEY}\\b`),
  },
  {
    ...{ why: NOT_MONEY, like: 'Give generously to your pastor.' },
    phrase: anyCase(
      '\\b(?:give (?:generously|more|freely|sacrificially|a gift|an offering)|an? (?:gift|offering|seed)) to (?:your|the|this|our|my) (?:pastor|preacher|church|ministry|mission|work)\\b',
    ),
  },
  {
    ...{ why: NOT_MONEY, like: 'You were born to be rich.' },
    phrase: anyCase('\\b(?:be|become|get|grow|make you) (?:rich|wealthy|prosperous)\\b(?! (?:in|toward))'),
  },
  {
    ...{ why: NOT_MONEY, like: 'Your finances are about to turn around.' },
    phrase: anyCase(
      '\\byour (?:finances|money|debts|savings|business|income)\\b[^.?!\\n]{0,10}\\b(?:about to|turn around)\\b',
    ),
  },
  {
    ...{ why: NOT_MONEY, like: 'God is going to bless your business.' },
    phrase: anyCase(
      '\\b(?:God|the Lord|Jesus) (?:is going to|is about to|shall|wants to) (?:give|grant|bless|heal|reward|provide|restore|prosper)\\b',
    ),
  },
  {
    ...{ why: NOT_MONEY, like: 'Your debts will melt away.' },
    phrase: anyCase(
      `\\byour ${WHAT_YOU_HAVE}\\b${within(40)}\\b(?:will|shall|is going to|are going to|is about to|are about to)\\b(?! not)`,
    ),
  },
  {
    ...{ why: NOT_MONEY, like: 'Money will come to you.' },
    phrase: anyCase(
      `\\b(?:${MONEY}|an? (?:raise|fortune|promotion|new (?:job|house|car))) (?:will|shall|is|are)\\b${within(20)}\\b(?:come|coming|on (?:its|their|the) way|find you|flow|arrive|arriving|yours|waiting for you)\\b`,
    ),
  },
  {
    ...{ why: NOT_MONEY, like: 'You will get the raise that you prayed for.' },
    phrase: anyCase(
      `\\byou(?:’ll| will| shall) (?:get|receive|have|win|inherit|earn|see)\\b${within(30)}\\b(?:${MONEY}|raise|promotion|fortune|wealth)\\b`,
    ),
  },
];

const REVEALED = 'nobody hears new revelation';
const REVELATIONS: readonly Claim[] = [
  {
    ...{ why: REVEALED, like: 'God has shown you who your friend is.' },
    phrase: cased(
      `\\b${GOD} (?:has|have|is|had|was)? ?(?:just |already |now |also )*(?:shown|showing|showed|revealed|revealing|spoken|told|telling|said|whispered|whispering|confirmed|confirming)(?: to)? (?:you|me) (?:that|who|whom|where|when|which|what (?:your|will|you will)|in (?:a|your|my) (?:dream|vision|prayer)|about (?:your|my))\\b`,
    ),
  },
  {
    ...{ why: REVEALED, like: 'The Lord is telling you to move.' },
    phrase: cased(
      `\\b${GOD} ${SOMETIMES}(?:tells?|telling|told(?= me)|says to|said to|is saying to|speaks to|is speaking to|spoke to|whispers to|is whispering to|is showing|is telling) (?:you|me)\\b`,
    ),
  },
  {
    ...{ why: REVEALED, like: 'Today God wants you to break with him.' },
    phrase: cased(
      `\\b(?:[Tt]onight|[Tt]oday|[Tt]omorrow|[Rr]ight now|[Tt]his (?:very )?(?:morning|evening|night|week|hour|day|month|year)),? ${GOD} (?:has (?:shown|told|revealed|spoken|chosen|sent|decided|opened)|says|tells|speaks|shows|reveals|wants|sends|decided)\\b`,
    ),
  },
  {
    ...{ why: REVEALED, like: 'I saw in a vision that she is well.' },
    phrase: anyCase(
      '\\bI (?:saw|see|sense|feel|felt|hear|heard|believe|know|(?:have )?(?:had|seen|heard|received)|was (?:shown|given|told))\\b[^.?!\\n]{0,20}\\b(?:(?:in|a) (?:dream|vision)|in (?:the spirit|prayer)|God (?:is|has|wants|will)|the Lord (?:is|has|wants|will)|over your life)\\b',
    ),
  },
  {
    ...{ why: REVEALED, like: 'Your dream was a sign from heaven.' },
    phrase: anyCase(
      '\\b(?:dream|vision|sign|word|message) (?:is |was |came )?(?:straight )?from (?:God|heaven|the Lord|above)\\b|\\b(?:a|the|your) sign (?:that|from) God\\b',
    ),
  },
  {
    ...{ why: REVEALED, like: 'God is lining up a friend for you.' },
    phrase: anyCase(
      '\\bGod (?:is )?(?:about to|lining up|preparing somebody|preparing someone|sending you|opening doors? for you)\\b',
    ),
  },
  {
    ...{ why: REVEALED, like: 'Anna is the one whom God has chosen.' },
    phrase: anyCase(
      '\\b(?:is|are) (?:your enem(?:y|ies)|the (?:one|man|woman|friend) (?:whom |that )?God (?:has )?(?:chosen|picked|sent))\\b',
    ),
  },
];

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const WHEN = any(
  `before (?:the |this |next )?(?:day|week|weekend|month|year|night|evening|hour|sun|sunrise|sunset|spring|summer|autumn|fall|winter|Christmas|Easter|long|${DAY})\\b`,
  'by (?:tonight|tomorrow|noon|midnight|morning|evening|nightfall|dawn|sunrise|sunset|spring|summer|autumn|winter|Christmas|Easter|the (?:end|weekend)|(?:this|next) \\w+|' +
    DAY +
    ')\\b',
  'within (?:the|an?|one|two|three|four|five|six|seven|ten|thirty|forty|hours|days|weeks)\\b',
  `(?:this|next|the coming) (?:week|weekend|month|year|evening|afternoon|${DAY})\\b`,
  `on ${DAY}\\b`,
  'in (?:an?|two|three|four|five|six|seven|a few|the next) (?:\\w+ )?(?:hours?|days?|weeks?|months?|years?)\\b',
  '(?:tomorrow|tonight|soon|shortly)\\b',
);
const SOMEBODY = any(
  'he|she|they|it|God|the Lord|Jesus',
  '(?:your|an?|the|that|an old|your old) (?:\\w+ )?(?:friend|brother|sister|husband|wife|spouse|mother|father|son|daughter|child|boss|neighbor|pain|illness|job|marriage|phone|doctor|letter|answer|door|miracle|sickness)',
  'your (?:children|parents|debts?|friends|family|life|heart)',
  'everything|everyone|all of it|that door',
);
const HAPPENS =
  '(?:call|text|write|phone|ring|reply|answer|come|return|visit|knock|apologi[sz]e|forgive|reach out|speak to|admit|confess|arrive|appear|happen|change|heal|mend|end|open|move out|move back|die|leave|fall|pay|marry|say (?:yes|sorry)|have (?:forgiven|called|written|come|returned|apologi[sz]ed|changed)|be (?:different|healed|mended|gone|over|paid|yours|back|restored|answered|free|sorry|better|well|reconciled|saved))';
const WILL = '(?: will| shall|’ll| is going to| are going to)(?: surely| certainly| definitely| finally| also)?';
// A wish, a question or a condition predicts nothing.
const NO_WISH =
  '(?<!\\b(?:if|whether|when|until|unless|pray|praying|ask|asking|hope|hoping|wonder|perhaps|maybe|nobody knows)\\b[^.?!\\n]{0,60})';
const PREDICTED = 'nothing is predicted';
const PREDICTIONS: readonly Claim[] = [
  {
    ...{ why: PREDICTED, like: 'He is going to call you this week.' },
    phrase: anyCase(`${NO_WISH}\\b${SOMEBODY}${WILL} ${HAPPENS}\\b${within(60)}\\b${WHEN}`),
  },
  {
    ...{ why: PREDICTED, like: 'Before the week is out he will call.' },
    phrase: anyCase(`\\b${WHEN}${within(40)}${NO_WISH}\\b${SOMEBODY}${WILL} ${HAPPENS}\\b`),
  },
  {
    ...{ why: PREDICTED, like: 'Somebody will knock at your door.' },
    phrase: anyCase(
      `${NO_WISH}\\b(?:somebody|someone|${SOMEBODY})${WILL} (?:call|text|write(?: to)?|phone|ring|knock (?:at|on)|reach out to|apologi[sz]e to|come back to|come to|say sorry to|thank|repay|marry|propose to|hire) (?:you|your)\\b`,
    ),
  },
  // A name stands for somebody too; nobody's name begins a wish.
  {
    ...{ why: PREDICTED, like: 'Anna will call you on Monday.' },
    phrase: cased(
      `(?<!\\b(?:if|whether|when|until|unless|pray|ask|asking|hope|perhaps|that)\\b[^.?!\\n]{0,60})\\b(?!(?:Christ|Jesus|God|Some|Nobody|Others|People|Many|Most|Then|There|This|That|You|We|I)\\b)\\p{Lu}\\p{Ll}+${WILL} ${HAPPENS}\\b${within(60)}\\b${WHEN}`,
    ),
  },
  {
    ...{ why: PREDICTED, like: 'Expect a call.' },
    phrase: anyCase(
      '\\b(?:expect|look out for|watch for) (?:an?|the|his|her|their) (?:\\w+ )?(?:call|letter|check|miracle|visit|answer|message|word|sign)\\b',
    ),
  },
  {
    ...{ why: PREDICTED, like: 'This is the week in which your marriage mends.' },
    phrase: anyCase('\\bthis is the (?:week|month|year|season|hour) (?:in which|when|that|of)\\b'),
  },
  {
    ...{ why: PREDICTED, like: 'She is coming back to you.' },
    phrase: anyCase(
      '\\b(?:he|she|they|your (?:friend|husband|wife|son|daughter)) (?:is|are) (?:coming back|on (?:his|her|their) way|about to (?:call|write|come|return|apologi[sz]e))\\b',
    ),
  },
  {
    ...{ why: PREDICTED, like: 'You will meet the friend you prayed for.' },
    phrase: anyCase('\\byou(?:’ll| will) meet (?:the|your) (?:friend|one|man|woman|husband|wife|person)\\b'),
  },
  {
    ...{ why: PREDICTED, like: 'You will have the job.' },
    phrase: anyCase(
      `${NO_WISH}\\byou(?:’ll| will| shall) (?:be (?:paid|promoted|hired|healed|engaged|free of (?:pain|debt|illness))|(?:have|get|find|meet|hold) (?:the|an?|your) (?:new |own )?(?:job|house|car|answer|miracle|baby|child|husband|wife|spouse|cure))\\b`,
    ),
  },
];

/** The claims that no answer of a model may make: on what others said, on money, on what God reveals, and on what comes. */
export const CLAIMS: readonly Claim[] = [...ATTRIBUTIONS, ...MONEY_CLAIMS, ...REVELATIONS, ...PREDICTIONS];
