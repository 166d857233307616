import { SOMETIMES } from '../../../../scripture/verify/speech-patterns.ts';
import { any, anyCase, type Claim, cased, GOD } from './phrases.ts';

const BIBLE = any(
  '[Tt]he Bible',
  '(?:[Tt]he )?(?:Holy )?Scriptures?',
  'God’s (?:own )?[Ww]ord',
  '[Tt]he Word(?: of God)?',
  '[Tt]he (?:Good|Holy) Book',
);

// Authors whose words cannot be checked here. The site adds quotations from its own collection (rules.md G2).
const AUTHOR = any(
  ...['Augustine', 'Luther', 'Calvin', 'Spurgeon', 'C\\.? ?S\\.? Lewis', 'Lewis', 'Bonhoeffer', 'Wesley', 'Newton'],
  ...['Cowper', 'Bunyan', 'Baxter', 'Jonathan Edwards', 'John Owen', 'Whitefield', 'Wilberforce', 'Rutherford'],
  ...['George Herbert', 'Donne', 'Pascal', 'Watts', 'Matthew Henry', 'Ryle', 'Tozer', 'Keller', 'Packer', 'Stott'],
  ...['Piper', 'Billy Graham', 'Chesterton', 'Tolkien', 'Kierkegaard', 'Aquinas', 'Chrysostom', 'Athanasius'],
  ...['Ambrose', 'Jerome', 'Gregory', 'Basil', 'Aelred', 'Bernard', 'Francis of Assisi', 'Teresa', 'Mother Teresa'],
  ...['Kempis', 'Nouwen', 'Merton', 'ten Boom', 'Elisabeth Elliot', 'MacDonald', 'Knox', 'Zwingli', 'Bucer'],
  ...['Cranmer', 'Barth', 'Einstein', 'Gandhi', 'Lincoln', 'Shakespeare', 'Emerson', 'Aristotle', 'Cicero', 'Seneca'],
  'Martin Luther King',
);

/** Verbs behind which somebody's words stand. */
const SAYS = any(
  ...['says?', 'said', 'writes?', 'wrote', 'written', 'puts? it', 'asks', 'asked', 'answers', 'answered', 'replies'],
  ...['replied', 'declares?', 'declared', 'promises', 'promised', 'states', 'stated', 'observed', 'remarked', 'noted'],
  ...['warns', 'warned', 'sings', 'sang', 'prays', 'prayed', 'cries', 'cried', 'whispers', 'whispered'],
);
// The verbs behind which a comma begins speech; behind others, such as "Mercy asked, and was given", it seldom does.
const SAYS_WITH_COMMA = any(
  ...['(?:tells|told|teaches|reminds) us', 'says?', 'said', 'writes?', 'wrote', 'declares?', 'declared', 'promises'],
  ...['promised', 'warns', 'warned'],
);
const SPEAKS = `(?:${SAYS_WITH_COMMA}\\s*,|${SAYS}\\s*:)`;
// “Jesus taught, love comes …”; but “Paul taught, and was thrown out” tells what he did.
const TEACHES = `${any('teaches', 'taught', 'insists', 'insisted', 'explains', 'explained', 'urges', 'urged', 'adds', 'added', 'commands', 'commanded')}\\s*,(?!\\s*(?:and|but|or|so|then|until|while|because|when|as|for|yet|who|where)\\b)`;
// What stands between quotation marks is looked at by itself.
const NO_MARK = '(?!\\s*[“"])';
const SENTENCE_START = '(?:^|[.?!:;]\\s+|\\n)';

const ANYBODY = any(
  'some(?:one|body)',
  'an? (?:(?:wise|old|great|famous|certain|church|desert) )*(?:man|woman|writer|author|pastor|preacher|theologian|saint|poet|monk|bishop|puritan|reformer|father|hymn writer|friend)',
);
const SAYING = any('proverb', 'saying', 'motto');

const why = 'no words are put into anybody’s mouth: say in your own words what the passage says';

/** Words that a model may not put into the mouth of Scripture, God or an author (rules.md G1, G2). */
export const ATTRIBUTIONS: readonly Claim[] = [
  // Scripture as a whole, because nobody can look that up.
  {
    ...{ why, like: 'The Bible says that time heals.' },
    phrase: cased(
      `\\b${BIBLE} ${SOMETIMES}(?:${SAYS}|tells?|told|teach(?:es)?|taught|reads|reminds|commands?|assures|is (?:clear|plain)|makes (?:it )?(?:clear|plain))\\b`,
    ),
  },
  { ...{ why, like: 'It is written that friends are lamps.' }, phrase: anyCase('\\bit is written\\b') },

  // Speech in the next words.
  {
    ...{ why, like: 'Then God says: be rich.' },
    phrase: cased(`\\b${GOD} ${SOMETIMES}${SPEAKS}${NO_MARK}`),
  },
  {
    ...{ why, like: 'Paul writes, friends are lamps.' },
    phrase: cased(
      `${SENTENCE_START}(?:(?:And|But|For|So|As) )?(?:${GOD}|\\p{Lu}\\p{L}+) ${SOMETIMES}(?:${SPEAKS}|${TEACHES})${NO_MARK}`,
    ),
  },
  {
    ...{ why, like: 'The apostle Paul once wrote, friends are lamps.' },
    phrase: cased(
      `${SENTENCE_START}(?:The|An?|Saint|St\\.|Our|Even) (?:[^\\s.?!,;:]+ ){1,5}?(?:says|said|wrote|writes),${NO_MARK}`,
    ),
  },
  {
    ...{ why, like: 'There he said to his friends: never be late.' },
    phrase: anyCase(`\\b(?:says|said|saying) [^.?!,:\\n]{2,40}:(?!\\d)${NO_MARK}`),
  },
  {
    ...{ why, like: 'As a wise man once said, friends are lamps.' },
    phrase: cased(
      `\\b[Aa]s (?:the |an? |one )?(?:(?:\\p{Lu}\\.|\\p{L}+) ){1,4}?${SOMETIMES}(?:says|said|writes|wrote|puts? it|observed|remarked)\\b`,
    ),
  },

  // Authors, known and unknown.
  {
    ...{ why, like: 'Augustine of Hippo once wrote that friends are medicine.' },
    phrase: cased(
      `\\b${AUTHOR}(?: of \\p{Lu}\\p{L}+)?(?:,)? (?:who )?${SOMETIMES}(?:(?:used|liked) to say|would say|${SAYS}|(?:tells|told|reminds|reminded) (?:us|you)|teaches|taught|believes|believed|thought|held|argued|insists|insisted)\\b`,
    ),
  },
  {
    ...{ why, like: 'A friend, said Spurgeon, is a sermon.' },
    phrase: cased(`\\b(?:wrote|writes|said|says|asked|prayed|sang) (?:St\\.? |Saint )?${AUTHOR}\\b`),
  },
  { ...{ why, like: 'In the words of a friend, be kind.' }, phrase: cased('\\b[Ii]n the words of\\b') },
  {
    ...{ why, like: 'According to Jesus, a friend is a mirror.' },
    phrase: cased(
      `\\b[Aa]ccording to (?:${AUTHOR}|${BIBLE}|Jesus|Paul|an? (?:old )?(?:saying|proverb|author|writer|pastor|theologian))\\b`,
    ),
  },
  {
    ...{ why, like: 'Keep Luther’s words in mind.' },
    phrase: cased(`\\b${AUTHOR}’s? (?:words|line|phrase|prayer|saying)\\b`),
  },
  {
    ...{ why, like: 'Somebody once said that friends are lamps.' },
    phrase: anyCase(`\\b${ANYBODY} (?:has |once |famously )+(?:said|wrote|written|put it|observed|remarked|prayed)\\b`),
  },
  {
    ...{ why, like: 'As the old saying goes, friends are lamps.' },
    phrase: anyCase('\\bas the (?:old )?saying (?:goes|has it)\\b'),
  },
  {
    ...{ why, like: 'It has often been said that friends are lamps.' },
    phrase: anyCase('\\b(?:it has|it’s) (?:often )?been said\\b'),
  },
  { ...{ why, like: 'There is an old saying about friends.' }, phrase: anyCase('\\ban old (?:saying|proverb)\\b') },
  {
    ...{ why, like: 'An African proverb says that it takes a village.' },
    phrase: anyCase(`\\ban? (?:\\p{L}+ )?${SAYING} (?:says|goes|has it|tells)\\b`),
  },

  // What God says, asks or commands of this reader.
  {
    ...{ why, like: 'The Lord says you should leave him.' },
    phrase: cased(
      `\\b${GOD} ${SOMETIMES}(?:says|said|is saying|is asking|is calling|is urging|wants|promises|promised|commands|commanded)(?: that)? (?:you|your)\\b`,
    ),
  },
  {
    ...{ why, like: 'God says call your friend tonight.' },
    phrase: cased(`\\b${GOD} says (?:call|go|leave|give|do|write|stay|forgive|wait|send|sell|keep|stop|take|rest)\\b`),
  },
];
