import type { Quotes } from './quote.ts';
import { note } from './treasury-notes.ts';

/** Reformers, Puritans and their heirs on friendship, as Spurgeon quotes them. */
export const TREASURY_ON_FRIENDSHIP: Quotes = {
  'caryl-a-visit': {
    ...note(1, 8, 'Verse 4', 'Joseph Caryl'),
    text: 'A visit is one of the freest things in the world; there is no obligation but that of love to make a visit; because such a man is my friend and I love him, therefore I visit him.',
    about: 'friendship',
    concepts: ['Grace in Relationships', 'Covenant Friendship'],
    themes: ['illness'],
  },
  'caryl-only-friend-at-sometimes': {
    ...note(3, 73, 'Verse 28', 'Joseph Caryl'),
    text: 'He is the best friend at all times, and the only friend at sometimes.',
    about: 'friendship',
    concepts: ["God's Unconditional Love"],
  },
  'howe-face-of-a-friend': {
    ...note(1, 17, 'Verse 15', 'John Howe'),
    text: 'I look upon the face of a stranger and it moves me not; but upon a friend and his face presently transforms mine into a lively, cheerful aspect.',
    about: 'friendship',
    concepts: ['Sanctification Through Friendship', 'Covenant Friendship'],
  },
  'orton-tribute-for-loving': {
    ...note(4, 88, 'Verse 18', 'Job Orton'),
    text: 'Grief and tears for their death are the sad tribute we pay for loving and being beloved, and living long in this world.',
    about: 'friendship',
    concepts: ["Bearing One Another's Burdens", 'Covenant Friendship'],
    themes: ['bereavement', 'age'],
  },
  'musculus-not-extinguished': {
    ...note(5, 109, 'Verse 12', 'Wolfgang Musculus'),
    text: '… true friendship is of this sort, that the kindness which friends shewed to each other while alive is maintained, not extinguished with the death of the friend.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
    themes: ['bereavement'],
  },
  'guthrie-friends-with-god': {
    ...note(3, 73, 'Verse 28', 'William Guthrie'),
    text: 'Be friends with God, and all shall be well with you.',
    about: 'friendship',
    concepts: ["God's Unconditional Love"],
  },
  'gurnall-call-us-at-midnight': {
    ...note(7, 138, 'Verse 3', 'William Gurnall'),
    text: 'Though we may keep a well friend waiting should he send for us, yet we will give a sick friend leave to call us up at midnight.',
    about: 'friendship',
    concepts: ["Bearing One Another's Burdens"],
    themes: ['illness'],
  },
  'gurnall-ill-opinion': {
    ...note(3, 78, 'Verse 20', 'William Gurnall'),
    text: 'Who will say that a man is thankful to his friend for a past kindness, if he nourishes an ill opinion of him for the future?',
    about: 'friendship',
    concepts: ['Grace in Relationships', 'Forgiveness and Reconciliation'],
  },
  'janeway-what-a-friend': {
    ...note(2, 31, 'Verse 19', 'James Janeway'),
    text: 'Believe it, Sirs, you cannot conceive what a friend you shall have of God, would you be but persuaded to enter into covenant with him …',
    about: 'friendship',
    concepts: ["God's Unconditional Love"],
  },
  'goodwin-how-well-he-could-love': {
    ...note(5, 111, 'Verse 2-4', 'Thomas Goodwin'),
    text: 'It is the end why he raised thee up, and admitted thee into friendship with him, to show his art of love and friendship to thee; to show, in a word, how well he could love thee.',
    about: 'friendship',
    concepts: ["God's Unconditional Love", 'Grace in Relationships'],
  },
  'goodwin-flatterer': {
    ...note(3, 78, 'Verses 34-37', 'Thomas Goodwin'),
    text: 'A flatterer, you know, differs from a friend, in that he pretends much kindness, yet wants inward good will, doing it for his own ends.',
    about: 'friendship',
    concepts: ['Speaking Truth in Love'],
  },
  'burton-known-in-need': {
    ...note(2, 41, 'Verse 11', 'William Burton'),
    text: "For as a sure friend is not known but in time of need, so God's goodness and love is never so well perceived as it is in helping of us when we cannot help ourselves.",
    about: 'friendship',
    concepts: ["God's Unconditional Love", "Bearing One Another's Burdens"],
  },
  'philpot-stand-by-us': {
    ...note(5, 109, 'Verse 31', 'Joseph C. Philpot'),
    text: 'How cheering, how comforting it is to have a friend to stand by us when we are in trouble!',
    about: 'friendship',
    concepts: ["Bearing One Another's Burdens"],
  },
  'watson-walk-together': {
    ...note(1, 25, 'Verse 14', 'Thomas Watson'),
    text: 'Walking with God is the best way to know the mind of God; friends who walk together impart their secrets one to another …',
    about: 'friendship',
    concepts: ['Sanctification Through Friendship', "God's Unconditional Love", 'Covenant Friendship'],
  },
  'orton-weep-with-our-friends': {
    ...note(4, 88, 'Verse 18', 'Job Orton'),
    text: 'We are often called to weep with our friends, and sometimes to weep over them.',
    about: 'friendship',
    concepts: ["Bearing One Another's Burdens"],
    themes: ['bereavement'],
  },
};
