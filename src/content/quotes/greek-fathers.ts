import { IN_NICENE, NICENE, type Quotes } from './quote.ts';

const homily = (on: string, homily: number, item: string) => ({
  ...NICENE,
  author: 'John Chrysostom',
  work: `Homilies on ${on}, Homily ${homily}, ${IN_NICENE}`,
  source: { file: `fathers/John Chrysostom/Homilies/On ${on}/Homily ${homily}.html`, item },
});
const gregory = { ...NICENE, author: 'Gregory of Nazianzus' };
const gregoryLetter = (division: number, letter: number, item: string) => ({
  ...gregory,
  work: `Letter ${letter}, ${IN_NICENE}`,
  source: { file: `fathers/Gregory of Nazianzus/Letters/Division ${division}.html`, item },
});
const onBasil = (item: string) => ({
  ...gregory,
  work: `Oration 43, on the death of his friend Basil, ${IN_NICENE}`,
  source: { file: 'fathers/Gregory of Nazianzus/Orations/Oration 43.html', item },
});
const basilLetter = (letter: number, item: string) => ({
  ...NICENE,
  author: 'Basil of Caesarea',
  work: `Letter ${letter}, ${IN_NICENE}`,
  source: { file: `fathers/Basil of Caesarea/Letters/Letter ${letter}.html`, item },
});

/** The fathers who wrote in Greek. */
export const GREEK_FATHERS: Quotes = {
  'chrysostom-pray-first-for-him': {
    ...homily('1 Thessalonians', 2, 'Homily II.'),
    text: 'I know one, who calling upon holy men in behalf of his friend, besought them to pray first for him, and then for himself.',
    about: 'friendship',
    concepts: ['Sanctification Through Friendship', 'Covenant Friendship', "Bearing One Another's Burdens"],
  },
  'chrysostom-places-loved': {
    ...homily('1 Thessalonians', 2, 'Homily II.'),
    text: 'So dear a thing is a good friend, that times and places are loved on his account.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
    themes: ['moving'],
  },
  'chrysostom-grace-of-their-own': {
    ...homily('1 Thessalonians', 2, 'Homily II.'),
    text: 'For as bodies that are luminous spread their radiance to the neighboring places, so also friends leave a grace of their own in the places to which they have come.',
    about: 'friendship',
    concepts: ['Sanctification Through Friendship', 'Grace in Relationships'],
  },
  'chrysostom-longed-for-more-than-light': {
    ...homily('1 Thessalonians', 2, 'Homily II.'),
    text: 'For, in good truth, a friend is more to be longed for than the light; I speak of a genuine one.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
  },
  'chrysostom-first-to-do-good': {
    ...homily('1 Thessalonians', 2, 'Homily II.'),
    text: 'He wishes to be the first in bestowing benefits, and not to seem to be the first, but to be returning a kindness.',
    about: 'friendship',
    concepts: ['Grace in Relationships'],
  },
  'chrysostom-even-poverty-is-tolerable': {
    ...homily('1 Thessalonians', 2, 'Homily II.'),
    text: 'With a friend one would bear even banishment; but without a friend would not choose to inhabit even his own country. With a friend even poverty is tolerable …',
    about: 'friendship',
    concepts: ["Bearing One Another's Burdens", 'Covenant Friendship'],
  },
  'chrysostom-ask-a-favor': {
    ...homily('1 Thessalonians', 2, 'Homily II.'),
    text: 'From a friend we may both ask a favor, and receive one without suspicion.',
    about: 'friendship',
    concepts: ['Grace in Relationships', "Bearing One Another's Burdens"],
  },
  'chrysostom-no-mine-and-thine': {
    ...homily('1 Thessalonians', 2, 'Homily II.'),
    text: "This is friendship, that a man should not consider his goods his own, but his neighbor's, that his possessions belong to another; that he should be as careful of his friend's soul, as of his own …",
    about: 'friendship',
    concepts: ['Covenant Friendship'],
  },
  'chrysostom-thankful-to-serve': {
    ...homily('2 Timothy', 7, 'Homily VII.'),
    text: 'We perform the offices of servants to our friends, and are not ashamed; we are even thankful for the opportunity of serving them.',
    about: 'friendship',
    concepts: ['Sanctification Through Friendship', "Bearing One Another's Burdens"],
  },
  'chrysostom-stop-slander': {
    ...homily('2 Timothy', 7, 'Homily VII.'),
    text: 'We not only do not slander our friends, but we stop the mouth of slanderers.',
    about: 'speech',
    concepts: ['Speaking Truth in Love'],
  },
  'chrysostom-as-thy-master-loved': {
    ...homily('Ephesians', 17, 'Homily XVII.'),
    text: 'As thy Master loved thee, love thou thy friend.',
    about: 'love',
    concepts: ["God's Unconditional Love", 'Forgiveness and Reconciliation'],
  },
  'gregory-half-the-time': {
    ...gregoryLetter(2, 1, 'Ep. I.'),
    text: 'I shall be with you half the time, and half of it you will be with me, that we may have the whole in common, and that our friendship may be on equal terms …',
    about: 'friendship',
    concepts: ['Covenant Friendship', 'Grace in Relationships'],
    themes: ['moving'],
  },
  'gregory-everything-from-you': {
    ...gregoryLetter(2, 4, 'Ep. IV.'),
    text: 'Everything that comes from you is pleasant to me, no matter what it may be, and how it may look.',
    about: 'friendship',
    concepts: ['Covenant Friendship', 'Grace in Relationships'],
    themes: ['laughter'],
  },
  'gregory-rather-breathe-you': {
    ...gregoryLetter(2, 6, 'Ep. VI.'),
    text: 'I would rather breathe you than the air, and only live while I am with you, either actually in your presence, or virtually by your likeness in your absence.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
    themes: ['moving'],
  },
  'gregory-freedom-of-a-friend': {
    ...gregoryLetter(2, 17, 'Ep. XVII.'),
    text: 'For it is the part of a high-souled man to accept more readily the freedom of a friend than the flattery of an enemy.',
    about: 'truth',
    concepts: ['Speaking Truth in Love'],
  },
  'gregory-profit-in-life': {
    ...gregoryLetter(2, 58, 'Ep. LVIII.'),
    text: 'And if I get any profit in life it is from your friendship and company.',
    about: 'friendship',
    concepts: ['Sanctification Through Friendship', 'Covenant Friendship'],
  },
  'gregory-first-place-to-the-other': {
    ...onBasil('20.'),
    text: "We struggled, not each to gain the first place for himself, but to yield it to the other; for we made each other's reputation to be our own.",
    about: 'friendship',
    concepts: ['Sanctification Through Friendship', 'Grace in Relationships', 'Covenant Friendship'],
    themes: ['envy', 'youth'],
  },
  'gregory-one-soul': {
    ...onBasil('20.'),
    text: 'We seemed to have one soul, inhabiting two bodies.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
    themes: ['youth'],
  },
  'gregory-longer-than-silence': {
    ...gregoryLetter(3, 73, 'Ep. LXXIII.'),
    text: 'Excuse this short letter, for anyhow, though it is short, it is longer than silence.',
    about: 'friendship',
    concepts: ['Grace in Relationships', 'Covenant Friendship'],
    themes: ['moving'],
  },
  'gregory-love-expatriated': {
    ...gregoryLetter(3, 74, 'Ep. LXXIV.'),
    text: 'Although I am at home, my love is expatriated with you, for affection makes us have all things common.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
    themes: ['moving'],
  },
  'gregory-time-softens': {
    ...gregoryLetter(2, 19, 'Ep. XIX.'),
    text: '… and as fire softens iron, so has time softened him …',
    about: 'patience',
    concepts: ['Forgiveness and Reconciliation'],
    themes: ['difference of opinion'],
  },
  'gregory-come-to-me': {
    ...gregoryLetter(2, 6, 'Ep. VI.'),
    text: 'But do you come to me, and conspire with me in virtue, and co-operate with me, and aid me by your prayers to keep the profit which we used to get together …',
    about: 'friendship',
    concepts: ['Sanctification Through Friendship', "Bearing One Another's Burdens"],
  },
  'basil-cut-off-from-those-who-love': {
    ...basilLetter(124, 'Letter CXXIV'),
    text: 'For, in my judgment, there is nothing in which one can be cheerful when cut off from those who truly love us.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
    themes: ['moving', 'illness'],
  },
  'basil-defeated-is-to-win': {
    ...basilLetter(65, 'Letter LXV'),
    text: 'However, where friendship is involved, to be defeated is in my opinion to win …',
    about: 'friendship',
    concepts: ['Forgiveness and Reconciliation', 'Grace in Relationships'],
    themes: ['difference of opinion'],
  },
  'basil-sullenness': {
    ...basilLetter(65, 'Letter LXV'),
    text: "… away with the angry man's sullenness which you are showing me by your silence, and recover joy in your heart …",
    about: 'forgiveness',
    concepts: ['Forgiveness and Reconciliation'],
  },
  'basil-blight-of-friendship': {
    ...basilLetter(272, 'Letter CCLXXII'),
    text: '… just as mildew is a blight which grows in corn, so flattery stealing upon friendship is a blight of friendship.',
    about: 'truth',
    concepts: ['Speaking Truth in Love'],
  },
  'basil-one-foot-cannot-walk': {
    ...basilLetter(97, 'Letter XCVII'),
    text: 'One foot could not walk securely without the support of the other; one eye could not see well, were it not for the alliance of the other …',
    about: 'burdens',
    concepts: ["Bearing One Another's Burdens", 'Sanctification Through Friendship'],
  },
  'basil-one-hand-needs-the-other': {
    ...basilLetter(97, 'Letter XCVII'),
    text: 'I know perfectly well that I stand more in need of the succour of each of the brethren than one hand does of the other.',
    about: 'burdens',
    concepts: ["Bearing One Another's Burdens", 'Sanctification Through Friendship', 'Grace in Relationships'],
  },
  'basil-list-of-your-friends': {
    ...basilLetter(63, 'Letter LXIII'),
    text: 'Pray keep me enrolled in the list of your friends, and, by frequently writing to me, bring yourself before me and comfort me in your absence.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
    themes: ['moving'],
  },
  'basil-saw-your-letter': {
    ...basilLetter(213, 'Letter CCXIII'),
    text: 'But I saw your letter; I saw the treasure of love which it contained; then I knew that He Who ordains all our lives had made some sweet consolation shine on me in the bitterness of my life.',
    about: 'comfort',
    concepts: ["Bearing One Another's Burdens", "God's Unconditional Love"],
  },
  'basil-do-not-leave-off': {
    ...basilLetter(134, 'Letter CXXXIV'),
    text: 'Now that you have begun to write, pray do not leave off. You will give me greater pleasure than men can give by sending much money to misers.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
    themes: ['moving'],
  },
  'basil-conjecture-my-affection': {
    ...basilLetter(259, 'Letter CCLIX'),
    text: 'From your affection for me you ought to be able to conjecture my affection for you.',
    about: 'friendship',
    concepts: ['Covenant Friendship', 'Grace in Relationships'],
  },
  'basil-thought-it-short': {
    ...basilLetter(156, 'Letter CLVI'),
    text: 'So far from being impatient at the length of your letter, I assure you I thought it even short, from the pleasure it gave me when reading it.',
    about: 'friendship',
    concepts: ['Covenant Friendship', 'Grace in Relationships'],
  },
  'chrysostom-experience-itself': {
    ...homily('1 Thessalonians', 2, 'Homily II.'),
    text: 'A great thing is friendship, and how great, no one can learn, and no discourse represent, but experience itself.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
  },
  'chrysostom-stood-on-those-places': {
    ...homily('1 Thessalonians', 2, 'Homily II.'),
    text: 'And oftentimes in the absence of friends, as we have stood on those places, we have wept, and remembering the days which we passed together, have sighed.',
    about: 'friendship',
    concepts: ['Covenant Friendship', "Bearing One Another's Burdens"],
    themes: ['moving', 'bereavement'],
  },
};
