import { type Quotes, TREASURY, treasuryFile } from './quote.ts';

/** Words of Spurgeon's own, from his exposition of a psalm. */
const psalm = (volume: number, psalm: number, item: string) => ({
  ...TREASURY,
  author: 'Charles Haddon Spurgeon',
  work: `The Treasury of David, on Psalm ${psalm}, ${item}`,
  source: { file: treasuryFile(volume, psalm), item },
});

/** Spurgeon on the psalms. */
export const SPURGEON: Quotes = {
  'spurgeon-tell-your-sorrow': {
    ...psalm(2, 39, 'Verse 3'),
    text: 'Mourner, tell your sorrow; do it first and most fully to God, but even to pour it out before some wise and godly friend is far from being wasted breath.',
    about: 'comfort',
    concepts: ["Bearing One Another's Burdens"],
    themes: ['bereavement'],
  },
  'spurgeon-not-as-the-swallows': {
    ...psalm(2, 46, 'Verse 1'),
    text: 'He is not as the swallows that leave us in the winter; he is a friend in need and a friend indeed.',
    about: 'friendship',
    concepts: ["God's Unconditional Love"],
  },
  'spurgeon-tell-me-of-my-faults': {
    ...psalm(7, 141, 'Verse 5'),
    text: 'My friend must love me well if he will tell me of my faults …',
    about: 'friendship',
    concepts: ['Speaking Truth in Love', 'Sanctification Through Friendship'],
  },
  'spurgeon-never-the-heavenly-friend': {
    ...psalm(4, 102, 'Verse 27'),
    text: 'We may lose our dearest earthly friends, but not our heavenly Friend.',
    about: 'friendship',
    concepts: ["God's Unconditional Love", "Bearing One Another's Burdens"],
    themes: ['bereavement', 'Christ as Friend'],
  },
  'spurgeon-one-he-has-injured': {
    ...psalm(1, 25, 'Verse 19'),
    text: 'A man can forgive one who had injured him, but one whom he has injured he hates implacably.',
    about: 'forgiveness',
    concepts: ['Forgiveness and Reconciliation'],
  },
  'spurgeon-happy-in-one-another': {
    ...psalm(7, 133, 'Verse 3'),
    text: 'He is so pleased to see his dear children happy in one another that he fails not to make them happy in himself.',
    about: 'friendship',
    concepts: ['Covenant Friendship', 'Grace in Relationships'],
  },
  'spurgeon-tears-are-understood': {
    ...psalm(1, 6, 'Verse 8'),
    text: 'Is it not sweet to believe that our tears are understood even when words fail?',
    about: 'comfort',
    concepts: ["God's Unconditional Love", "Bearing One Another's Burdens"],
  },
  'spurgeon-sight-is-consolation': {
    ...psalm(3, 63, 'Verse 2'),
    text: 'How great a friend is he, the very sight of whom is consolation.',
    about: 'friendship',
    concepts: ["God's Unconditional Love"],
    themes: ['Christ as Friend'],
  },
  'spurgeon-back-of-the-fire': {
    ...psalm(1, 15, 'Verse 3'),
    text: "All slanderers are the devil's bellows to blow up contention, but those are the worst which blow at the back of the fire.",
    about: 'speech',
    concepts: ['Speaking Truth in Love'],
  },
  'spurgeon-without-fault': {
    ...psalm(4, 92, 'Verse 15'),
    text: 'He is a friend without fault, a helper without fail.',
    about: 'friendship',
    concepts: ["God's Unconditional Love", 'Grace in Relationships'],
  },
  'spurgeon-mist-from-the-window': {
    ...psalm(1, 24, 'Verse 6'),
    text: 'He who longs to see his friend when he passes takes care to clear the mist from the window, lest by any means his friend should go by unobserved.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
  },
  'spurgeon-lost-friends': {
    ...psalm(4, 88, 'Verse 8'),
    text: 'Lost friends require but small excuse for turning their backs on the afflicted.',
    about: 'friendship',
    concepts: ["Bearing One Another's Burdens", 'Forgiveness and Reconciliation'],
    themes: ['betrayal'],
  },
};
