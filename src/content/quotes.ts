import { joinQuote } from '../shared/guidance/quote.ts';

/** Words of a public-domain author, and where they stand (rules.md G2). */
export interface Quote {
  /** Letter for letter as the source has them. */
  text: string;
  author: string;
  /** The title, with the question, or the chapter and section. */
  work: string;
  /** Of printing, or else of writing; the place likewise. */
  year: number;
  place: string;
  /** Where the words can be compared with the original (`scripts/check-quotes.ts`). */
  source: {
    /** File of the collection of creeds and catechisms. */
    file: string;
    /** `26.2` a chapter's section, `34` a question, `69/2` a part of it, `77/2d-2e` parts that follow each other. */
    item: string;
  };
}

const flavel = {
  // The file gives 1688 and Dartmouth: the year and place in which Flavel began to preach it. He died in 1691, and
  // London printed it in 1692.
  place: 'London',
  year: 1692,
};
const fisher = {
  // The file gives 1765, a later edition, and two authors for the whole. The first part, to question 38, came out in
  // 1753 over the names of Fisher and Ebenezer Erskine; the second, about seven years later, was Fisher's alone.
  firstPart: { author: 'James Fisher and Ebenezer Erskine', place: 'Glasgow', year: 1753 },
  secondPart: { author: 'James Fisher', place: 'Glasgow', year: 1760 },
};
const keach = {
  // The file gives 1794 and Collins alone. The Baptist assembly of 1693 asked Collins for it, and Keach's name has
  // been on it ever since.
  author: 'Benjamin Keach and William Collins',
  place: 'London',
  year: 1693,
};
const henry = { author: 'Matthew Henry', place: 'Chester', year: 1703 };
const westminster = { author: 'Westminster Assembly', place: 'London', year: 1647 };

/** The words of older believers that reflections carry, by key: public domain, cited, word for word (rules.md G2). */
export const QUOTES: Record<string, Quote> = {
  'baptist-catechism-our-father': {
    ...keach,
    text: 'The preface of the Lord\'s Prayer, which is, "Our Father, which art in heaven," teaches us to draw near to God, with all holy reverence and confidence, as children to a father, able and ready to help us, and that we should pray with and for others.',
    work: 'The Baptist Catechism, Question 111',
    source: { file: 'keachs_catechism.json', item: '111' },
  },
  'fisher-peace-of-adoption': {
    ...fisher.firstPart,
    text: "When have we that peace which flows from adoption? When we have soul-quiet and composure, through the faith of God's being our friend and father in Christ, Jer. 3:4, 19.",
    work: "The Assembly's Shorter Catechism Explained, Question 36",
    source: { file: 'shorter_catechism_explained.json', item: '36/22' },
  },
  'spurgeon-justification': {
    author: 'Charles Haddon Spurgeon',
    text: "Justification is an act of God's free grace, wherein he pardons all our sins, and accepts us as righteous in his sight only for the righteousness of Christ imputed to us, and received by faith alone.",
    work: 'A Puritan Catechism, Question 32',
    place: 'London',
    year: 1855,
    source: { file: 'puritan_catechism.json', item: '32' },
  },
  'larger-catechism-equals': {
    ...westminster,
    text: "The duties of equals are, to regard the dignity and worth of each other, in giving honor to go one before another; and to rejoice in each other's gifts and advancement, as their own.",
    work: 'The Larger Catechism, Question 131',
    source: { file: 'westminster_larger_catechism.json', item: '131' },
  },
  'london-confession-walk-together': {
    // The file names the signers of 1689, whose assembly adopted it; it was first printed in 1677, without names.
    author: 'Elders and Brethren of the Baptist Congregations',
    text: 'Those thus called he commandeth to walk together in particular societies, or Churches, for their mutual edification; and the due performance of that publick worship, which he requireth of them in the World.',
    work: 'The Second London Confession of Faith, Chapter 26, Section 5',
    place: 'London',
    year: 1677,
    source: { file: 'london_baptist_1689.json', item: '26.5' },
  },
  'westminster-confession-communion': {
    ...westminster,
    text: 'Saints, by profession, are bound to maintain an holy fellowship and communion in the worship of God, and in performing such other spiritual services as tend to their mutual edification; as also in relieving each other in outward things, according to their several abilities and necessities.',
    work: 'The Confession of Faith, Chapter 26, Section 2',
    source: { file: 'westminster_confession_of_faith.json', item: '26.2' },
  },
  'henry-time-to-speak': {
    ...henry,
    text: "Are all truths to be spoken at all times? No: For there is a time to keep silence, and a time to speak, Eccl. 3:7. But may an untruth be spoken at any time? No: For God's people are children that will not lie, Isa. 63:8.",
    work: 'A Scripture Catechism, Question 77',
    source: { file: 'matthew_henrys_scripture_catechism.json', item: '77/2d-2e' },
  },
  'fisher-reprove-and-applaud': {
    ...fisher.secondPart,
    text: 'When we observe any thing faulty in him, which deserves present notice, we should reprove it with meekness and love, Lev. 19:17; and what is really commendable we should prudently encourage and applaud, Rom. 1:8.',
    work: "The Assembly's Shorter Catechism Explained, Question 77",
    source: { file: 'shorter_catechism_explained.json', item: '77/21' },
  },
  'flavel-help-care-and-pity': {
    ...flavel,
    author: 'John Flavel',
    text: "How far does this commandment extend itself? It prohibits all cruelty, and commands all help, care, and pity, so far as men's hearts and hands can go, for the relief and preservation of others",
    work: "An Exposition of the Assembly's Catechism, Question 69",
    source: { file: 'exposition_of_the_assemblies_catechism.json', item: '69/2' },
  },
  'henry-help-one-another': {
    ...henry,
    text: "Must we help one another? Yes: Bear ye one another's burdens, Gal. 6:2. Must we do good to one another? Yes: As we have opportunity we must do good to all men, Gal. 6:10.",
    work: 'A Scripture Catechism, Question 42',
    source: { file: 'matthew_henrys_scripture_catechism.json', item: '42/5f-5g' },
  },
  'shorter-catechism-forgive-us': {
    ...westminster,
    text: "In the fifth petition, which is, And forgive us our debts, as we forgive our debtors, we pray that God, for Christ's sake, would freely pardon all our sins; which we are the rather encouraged to ask, because by his grace we are enabled from the heart to forgive others.",
    work: 'The Shorter Catechism, Question 105',
    source: { file: 'westminster_shorter_catechism.json', item: '105' },
  },
  'flavel-bound-to-trust': {
    ...flavel,
    // Flavel left off at the second petition; the preface says that an unnamed hand wrote what follows.
    author: 'John Flavel, completed by another hand',
    text: 'Are we always bound to manifest outwardly our love and forgiveness to all our enemies, and to behave ourselves towards them as friends? No, if we have experienced them to be treacherous and false, and see no change, we are not bound to trust them',
    work: "An Exposition of the Assembly's Catechism, Question 105",
    source: { file: 'exposition_of_the_assemblies_catechism.json', item: '105/20' },
  },
  'fisher-winters': {
    ...fisher.firstPart,
    text: 'Do believers grow in grace at all times? They have a principle of growth, the seed of God remaining in them, 1 John 3:9; but they do not grow at all times; they have their winters, Song 2:11, in which the influences of grace, necessary for growth, are ceased, 5:2.',
    work: "The Assembly's Shorter Catechism Explained, Question 36",
    source: { file: 'shorter_catechism_explained.json', item: '36/44' },
  },
  'baptist-catechism-sanctification': {
    ...keach,
    text: "Sanctification is a work of God's free grace whereby we are renewed in the whole man after the image of God, and are enabled more and more to die unto sin, and live unto righteousness.",
    work: 'The Baptist Catechism, Question 39',
    source: { file: 'keachs_catechism.json', item: '39' },
  },
};

/** The one string that `historicalQuote` holds: the words, then author, work, place and year (rules.md G2). */
export function formatQuote({ text, author, work, place, year }: Quote): string {
  return joinQuote({ text, source: `${author}, ${work}, ${place}, ${year}` });
}
