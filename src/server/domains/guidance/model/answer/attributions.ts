import { any, anyCase, type Claim, cased, GOD, SOMETIMES } from './phrases.ts';

const BIBLE = any(
  '[Tt]he Bible',
  '(?:[Tt]he )?(?:Holy )?Scriptures?',
  'God’s (?:own )?[Ww]ord',
  '[Tt]he Word(?: of God)?',
  '[Tt]he (?:Good|Holy) Book',
);
const SAYS =
  '(?:says?|said|writes?|wrote|written|puts? it|asks|asked|answers|answered|replies|replied|declares?|declared|promises|promised|states|stated|observed|remarked|noted|warns|warned|sings|sang|prays|prayed|cries|cried|whispers|whispered)';

// The verbs after which a comma begins speech; after others, such as "Mercy asked, and was given", it seldom does.
const SPEAKS = `(?:(?:tells|told|teaches|reminds) us|says?|said|writes?|wrote|declares?|declared|promises|promised|warns|warned)\\s*,|${SAYS}\\s*:`;
const NO_MARK = '(?!\\s*[“"])';

// Authors whose words cannot be checked here. The site adds quotations from its own collection (rules.md G2).
const AUTHOR = any(
  ...['Augustine', 'Luther', 'Calvin', 'Spurgeon', 'C\\.? ?S\\.? Lewis', 'Lewis', 'Bonhoeffer', 'Wesley', 'Newton'],
  ...['Cowper', 'Bunyan', 'Baxter', 'Jonathan Edwards', 'John Owen', 'Whitefield', 'Wilberforce', 'Rutherford'],
  ...['George Herbert', 'Donne', 'Pascal', 'Watts', 'Matthew Henry', 'Ryle', 'Tozer', 'Keller', 'Packer', 'Stott'],
  ...[
    'Piper',
    'Billy Graham',
    'Chesterton',
    'Tolkien',
    'Kierkegaard',
    'Aquinas',
    'Chrysostom',
    'Athanasius',
    'Ambrose',
  ],
  ...['Jerome', 'Gregory', 'Basil', 'Aelred', 'Bernard', 'Francis of Assisi', 'Teresa', 'Mother Teresa', 'Kempis'],
  ...['Nouwen', 'Merton', 'ten Boom', 'Elisabeth Elliot', 'MacDonald', 'Knox', 'Zwingli', 'Bucer', 'Cranmer', 'Barth'],
  ...['Einstein', 'Gandhi', 'Lincoln', 'Shakespeare', 'Emerson', 'Aristotle', 'Cicero', 'Seneca', 'Martin Luther King'],
);

const ATTRIBUTED = 'no words are put into anybody’s mouth: say in your own words what the passage says';
/** Words that a model may not put into the mouth of Scripture, God or an author (rules.md G1, G2). */
export const ATTRIBUTIONS: readonly Claim[] = [
  // Also "the Bible says that …": nobody has checked it.
  {
    why: ATTRIBUTED,
    phrase: cased(
      `\\b${BIBLE} ${SOMETIMES}(?:${SAYS}|tells?|told|teach(?:es)?|taught|reads|reminds|commands?|assures)\\b`,
    ),
  },
  // Speech in the next words. A quotation mark is judged by what stands in it.
  { why: ATTRIBUTED, phrase: cased(`\\b${GOD} ${SOMETIMES}(?:${SPEAKS})${NO_MARK}`) },
  {
    why: ATTRIBUTED,
    phrase: cased(`(?:^|[.?!:;]\\s+|\\n)(?:And |But |For |So )?\\p{Lu}\\p{L}+ ${SOMETIMES}(?:${SPEAKS})${NO_MARK}`),
  },
  {
    why: ATTRIBUTED,
    phrase: cased(
      `\\b[Aa]s (?:the |an? |one )?(?:(?:\\p{Lu}\\.|\\p{L}+) ){1,4}?${SOMETIMES}(?:says|said|writes|wrote|puts? it|observed|remarked)\\b`,
    ),
  },
  {
    why: ATTRIBUTED,
    phrase: cased(
      `\\b${AUTHOR}(?: of \\p{Lu}\\p{L}+)?(?:,)? (?:who )?${SOMETIMES}(?:(?:used|liked) to say|would say|${SAYS}|(?:tells|told) (?:us|you))\\b`,
    ),
  },
  { why: ATTRIBUTED, phrase: cased(`\\b(?:wrote|writes|said|says|asked|prayed|sang) (?:St\\.? |Saint )?${AUTHOR}\\b`) },
  {
    why: ATTRIBUTED,
    phrase: cased(
      `\\b[Ii]n the words of\\b|\\b[Aa]ccording to (?:${AUTHOR}|${BIBLE}|Jesus|Paul|an? (?:old )?(?:saying|proverb|author|writer|pastor|theologian))\\b|\\b${AUTHOR}’s? (?:words|line|phrase|prayer|saying)\\b`,
    ),
  },
  {
    why: ATTRIBUTED,
    phrase: anyCase(
      '\\b(?:some(?:one|body)|an? (?:(?:wise|old|great|famous|certain|church|desert) )*(?:man|woman|writer|author|pastor|preacher|theologian|saint|poet|monk|bishop|puritan|reformer|father|hymn writer|friend)) (?:has |once |famously )+(?:said|wrote|written|put it|observed|remarked|prayed)\\b|\\bas the (?:old )?saying (?:goes|has it)\\b|\\b(?:it has|it’s) (?:often )?been said\\b|\\ban old (?:saying|proverb)\\b',
    ),
  },
  // Speech behind a longer subject, such as "The apostle Paul once wrote, …", and behind a colon.
  {
    why: ATTRIBUTED,
    phrase: cased(
      `(?:^|[.?!:;]\\s+|\\n)(?:The|An?|Saint|St\\.|Our|Even) (?:[^\\s.?!,;:]+ ){1,5}?(?:says|said|wrote|writes),${NO_MARK}`,
    ),
  },
  {
    why: ATTRIBUTED,
    phrase: anyCase(`\\b(?:says|said|saying) [^.?!,:\\n]{2,40}:(?!\\d)${NO_MARK}`),
  },
  // Sentences in which God says, asks or commands something of this reader.
  {
    why: ATTRIBUTED,
    phrase: cased(
      `\\b${GOD} ${SOMETIMES}(?:says|said|is saying|is asking|is calling|is urging|wants|promises|promised|commands|commanded)(?: that)? (?:you|your)\\b|\\b${GOD} says (?:call|go|leave|give|do|write|stay|forgive|wait|send|sell|keep|stop|take|rest)\\b`,
    ),
  },
  {
    why: ATTRIBUTED,
    phrase: anyCase('\\bit is written\\b|\\ban? (?:\\p{L}+ )?(?:proverb|saying|motto) (?:says|goes|has it|tells)\\b'),
  },
];
