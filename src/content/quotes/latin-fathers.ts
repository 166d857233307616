import { IN_NICENE, NICENE, type Quotes } from './quote.ts';

const AUGUSTINE = 'fathers/Augustine of Hippo';
const LETTERS = `${AUGUSTINE}/Letters.html`;
const augustine = { ...NICENE, author: 'Augustine of Hippo' };
const confessions = (book: number, chapter: number, item: string) => ({
  ...augustine,
  work: `Confessions, Book ${book}, Chapter ${chapter}, ${IN_NICENE}`,
  source: { file: `${AUGUSTINE}/Confessions/Book ${book}.html`, item },
});
const augustineLetter = (letter: number, item: string) => ({
  ...augustine,
  work: `Letter ${letter}, ${IN_NICENE}`,
  source: { file: LETTERS, item },
});
const homilyOnLove = (homily: number, item: string) => ({
  ...augustine,
  work: `Ten Homilies on the First Epistle of John, Homily ${homily}, ${IN_NICENE}`,
  source: { file: `${AUGUSTINE}/Ten Homilies on the First Epistle of John/Homily ${homily}.html`, item },
});
const thingsNotSeen = (section: number) => ({
  ...augustine,
  work: `Concerning Faith of Things Not Seen, Section ${section}, ${IN_NICENE}`,
  source: { file: `${AUGUSTINE}/Concerning Faith of Things Not Seen.html`, item: `${section}.` },
});
const jeromeLetter = (letter: number, item: string) => ({
  ...NICENE,
  author: 'Jerome',
  work: `Letter ${letter} among the Letters of Augustine, to whom he wrote it, ${IN_NICENE}`,
  source: { file: LETTERS, item },
});
const ambrose = { ...NICENE, author: 'Ambrose of Milan' };
const duties = (book: number, chapter: number, item: string) => ({
  ...ambrose,
  work: `On the Duties of the Clergy, Book ${book}, Chapter ${chapter}, ${IN_NICENE}`,
  source: { file: `fathers/Ambrose of Milan/ON THE DUTIES OF THE CLERGY/Book ${book}.html`, item },
});
const satyrus = (item: string) => ({
  ...ambrose,
  work: `On the Decease of His Brother Satyrus, Book 1, ${IN_NICENE}`,
  // The folder spells the name so.
  source: { file: 'fathers/Ambrose of Milan/On the Decease of His Brother Saytrus/Book 1.html', item },
});
const onFriendship = (chapter: number, item: string) => ({
  ...NICENE,
  author: 'John Cassian',
  work: `Conferences, Conference 16 (On Friendship), Chapter ${chapter}, ${IN_NICENE}`,
  source: {
    file: 'fathers/John Cassian/Conferences of John Cassian - Part II/16. The First Conference of Abbot Joseph.html',
    item,
  },
});

/** The fathers who wrote in Latin. */
export const LATIN_FATHERS: Quotes = {
  'augustine-friend-in-thee': {
    ...confessions(4, 9, '14.'),
    text: 'Blessed be he who loveth Thee, and his friend in Thee, and his enemy for Thy sake. For he alone loses none dear to him to whom all are dear in Him who cannot be lost.',
    about: 'friendship',
    concepts: ['Covenant Friendship', "God's Unconditional Love", 'Forgiveness and Reconciliation'],
    themes: ['bereavement'],
  },
  'augustine-read-together': {
    ...confessions(4, 8, '13.'),
    text: '… to discourse and jest with them; to indulge in an interchange of kindnesses; to read together pleasant books; together to trifle, and together to be earnest …',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
    themes: ['laughter'],
  },
  'augustine-thou-bindest-together': {
    ...confessions(4, 4, '7.'),
    text: 'But he was not then my friend, nor, indeed, afterwards, as true friendship is; for true it is not but in such as Thou bindest together, cleaving unto Thee by that love which is shed abroad in our hearts by the Holy Ghost …',
    about: 'friendship',
    concepts: ['Covenant Friendship', 'Sanctification Through Friendship'],
  },
  'augustine-old-friendship-recent-offence': {
    ...augustineLetter(148, 'LETTER CXLVIII.'),
    text: 'I entreat him to remember our old friendship, and forget my recent offence.',
    about: 'forgiveness',
    concepts: ['Forgiveness and Reconciliation', 'Speaking Truth in Love'],
    themes: ['difference of opinion'],
  },
  'augustine-proved-in-adversity': {
    ...thingsNotSeen(3),
    text: 'And yet it is true that a friend may be had also in prosperity, but proved more surely in adversity.',
    about: 'friendship',
    concepts: ["Bearing One Another's Burdens", 'Covenant Friendship'],
  },
  'augustine-heart-not-thine-own': {
    ...thingsNotSeen(2),
    text: 'Lo, out of thine own heart, thou believest an heart not thine own; and lendest thy faith, where thou dost not direct the glance of thy body or of thy mind.',
    about: 'friendship',
    concepts: ['Covenant Friendship', "God's Unconditional Love"],
  },
  'augustine-loved-us-as-enemies': {
    ...homilyOnLove(9, '9.'),
    text: 'By loving we became friends: but He loved us as enemies, that we might be made friends.',
    about: 'friendship',
    concepts: ["God's Unconditional Love", 'Grace in Relationships', 'Forgiveness and Reconciliation'],
    themes: ['Christ as Friend'],
  },
  'augustine-sweeter-the-deed': {
    ...homilyOnLove(8, '1.'),
    text: 'Love is a sweet word, but sweeter the deed.',
    about: 'love',
    concepts: ["God's Unconditional Love", 'Sanctification Through Friendship'],
  },
  'augustine-wish-eternal-life': {
    ...homilyOnLove(8, '10.'),
    text: 'Wish for him that he may have with thee eternal life; wish for him that he may be thy brother: when thou lovest him, thou lovest a brother.',
    about: 'love',
    concepts: ['Forgiveness and Reconciliation', "God's Unconditional Love", 'Grace in Relationships'],
  },
  'augustine-brother-and-friend': {
    ...homilyOnLove(10, '7.'),
    text: 'Wheresoever ye love a brother, ye love a friend.',
    about: 'friendship',
    concepts: ['Covenant Friendship', 'Grace in Relationships'],
  },
  'jerome-no-suspicion': {
    ...jeromeLetter(72, 'Letter LXXII.'),
    text: 'True friendship can harbour no suspicion; a friend must speak to his friend as freely as to his second self.',
    about: 'friendship',
    concepts: ['Speaking Truth in Love', 'Covenant Friendship'],
    themes: ['difference of opinion'],
  },
  'ambrose-give-way-as-equal': {
    ...duties(3, 22, '128.'),
    text: 'Give way to a friend as to an equal, and be not ashamed to be beforehand with thy friend in doing kindly duties. For friendship knows nothing of pride.',
    about: 'friendship',
    concepts: ['Grace in Relationships', 'Covenant Friendship'],
  },
  'ambrose-support-of-life': {
    ...duties(3, 22, '128.'),
    text: 'Do not desert a friend in time of need, nor forsake him nor fail him, for friendship is the support of life.',
    about: 'friendship',
    concepts: ["Bearing One Another's Burdens", 'Covenant Friendship'],
  },
  'ambrose-trusty-man': {
    ...duties(3, 22, '131.'),
    text: 'It is a comfort to have a trusty man by thy side, who will rejoice with thee in prosperity, sympathize in troubles …',
    about: 'friendship',
    concepts: ["Bearing One Another's Burdens", 'Covenant Friendship'],
  },
  'ambrose-one-to-open-heart-to': {
    ...duties(3, 22, '131.'),
    text: 'It is indeed a comfort in this life to have one to whom thou canst open thy heart, with whom thou canst share confidences, and to whom thou canst entrust the secrets of thy heart.',
    about: 'friendship',
    concepts: ['Covenant Friendship', 'Speaking Truth in Love'],
  },
  'ambrose-not-making-money': {
    ...duties(3, 22, '134.'),
    text: 'Friendship is a virtue, not a way of making money. It is produced, not by money, but by esteem; not by the offer of rewards, but by a mutual rivalry in doing kindnesses.',
    about: 'friendship',
    concepts: ['Grace in Relationships', 'Covenant Friendship'],
  },
  'ambrose-hides-nothing': {
    ...duties(3, 22, '135.'),
    text: 'A friend, then, if he is a true one, hides nothing; he pours forth his soul as the Lord Jesus poured forth the mysteries of His Father.',
    about: 'friendship',
    concepts: ["God's Unconditional Love", 'Speaking Truth in Love', 'Covenant Friendship'],
    themes: ['Christ as Friend'],
  },
  'ambrose-show-our-heart': {
    ...duties(3, 22, '135.'),
    text: 'Let us show him our heart and he will open his to us.',
    about: 'friendship',
    concepts: ['Speaking Truth in Love', 'Covenant Friendship'],
  },
  'ambrose-support-in-adversity': {
    ...duties(3, 22, '128.'),
    text: 'If friends in prosperity help friends, why do they not also in times of adversity offer their support?',
    about: 'burdens',
    concepts: ["Bearing One Another's Burdens"],
  },
  'ambrose-rebuke-forsake-not': {
    ...duties(3, 22, '127.'),
    text: 'Rebuke, then, thy erring friend; forsake not an innocent one. For friendship ought to be steadfast and to rest firm in true affection.',
    about: 'friendship',
    concepts: ['Speaking Truth in Love', 'Covenant Friendship'],
  },
  'ambrose-learn-to-be-silent': {
    ...duties(1, 2, '5.'),
    text: 'Now what ought we to learn before everything else, but to be silent, that we may be able to speak?',
    about: 'speech',
    concepts: ['Speaking Truth in Love'],
  },
  'ambrose-joy-has-tears': {
    ...satyrus('10.'),
    text: 'Not only grief has tears, joy also has tears of its own.',
    about: 'comfort',
    concepts: ["Bearing One Another's Burdens", "God's Unconditional Love"],
    themes: ['bereavement'],
  },
  'cassian-death-cannot-part': {
    ...onFriendship(3, 'Chapter III.'),
    text: 'This, I say, is what is broken by no chances, what no interval of time or space can sever or destroy, and what even death itself cannot part.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
    themes: ['moving', 'bereavement'],
  },
  'cassian-well-timed-regret': {
    ...onFriendship(15, 'Chapter XV.'),
    text: "… a well-timed expression of regret would cure their own feelings and soften their brother's heart.",
    about: 'forgiveness',
    concepts: ['Forgiveness and Reconciliation'],
  },
  'cassian-nothing-before-love': {
    ...onFriendship(7, 'Chapter VII.'),
    text: 'As then nothing should be put before love, so on the other hand nothing should be put below rage and anger.',
    about: 'love',
    concepts: ['Forgiveness and Reconciliation', 'Grace in Relationships'],
  },
  'cassian-sullen-silence': {
    ...onFriendship(18, 'Chapter XVIII.'),
    text: "So then it is of no good to hold one's tongue, if we impose silence upon ourselves for this reason that by our silence we may do what would have been done by an outcry on our part …",
    about: 'speech',
    concepts: ['Speaking Truth in Love', 'Forgiveness and Reconciliation'],
  },
  'ambrose-hebrew-children': {
    ...duties(3, 22, '131.'),
    text: 'What good friends those Hebrew children were whom the flames of the fiery furnace did not separate from their love of each other!',
    about: 'friendship',
    concepts: ['Covenant Friendship', 'Sanctification Through Friendship'],
  },
  'ambrose-warning-not-harsh': {
    ...duties(3, 22, '134.'),
    text: 'Let not thy warning be harsh, nor thy rebuke bitter, for as friendship ought to avoid flattery, so, too, ought it to be free from arrogance.',
    about: 'friendship',
    concepts: ['Speaking Truth in Love'],
  },
  'ambrose-no-idle-fancy': {
    ...duties(3, 22, '127.'),
    text: 'We ought not to change our friends in childish fashion at some idle fancy.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
    themes: ['age'],
  },
  'augustine-play-fellows': {
    ...confessions(4, 4, '7.'),
    text: 'He had grown up with me from childhood, and we had been both school-fellows and play-fellows.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
    themes: ['youth'],
  },
};
