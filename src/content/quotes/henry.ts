import type { Quotes } from './quote.ts';

/** Only the books up to Acts are Henry's own: others finished the commentary on the epistles after his death. */
const commentary = (file: string, verses: string) => ({
  author: 'Matthew Henry',
  work: `Commentary on the Whole Bible, on ${verses}`,
  place: 'London',
  year: '1706–1710',
  source: { file: `henry/commentary/${file}`, item: verses },
});

/** Matthew Henry's commentary. */
export const HENRY: Quotes = {
  'henry-dry-morsel': {
    ...commentary('VOL.3/20.PRO/PRO.17.html', 'Proverbs 17:1'),
    text: 'Love will sweeten a dry morsel, but strife will sour and embitter a house full of sacrifices.',
    about: 'love',
    concepts: ['Grace in Relationships', "God's Unconditional Love"],
    themes: ['meals', 'marriage'],
  },
  'henry-bosom-friend': {
    ...commentary('VOL.3/20.PRO/PRO.27.html', 'Proverbs 27:9–10'),
    text: 'It is good to have a friend, a bosom-friend, whom we can be free with, and with whom we may communicate counsels.',
    about: 'friendship',
    concepts: ['Covenant Friendship', 'Speaking Truth in Love'],
  },
  'henry-means-to-get-together': {
    ...commentary('VOL.2/09.1SA/1SA.23.html', '1 Samuel 23:14–18'),
    text: 'True friends will find out means to get together.',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
  },
  'henry-still-our-friend': {
    ...commentary('VOL.5/43.JHN/JHN.11.html', 'John 11:1–16'),
    text: 'Death itself does not break the bond of friendship between Christ and a believer. Lazarus is dead, and yet he is still our friend.',
    about: 'friendship',
    concepts: ["God's Unconditional Love", 'Covenant Friendship'],
    themes: ['bereavement', 'Christ as Friend', 'heaven'],
  },
  'henry-loves-at-all-times': {
    ...commentary('VOL.5/43.JHN/JHN.15.html', 'John 15:9–17'),
    text: 'Though they often show themselves unfriendly, he is a friend that loves at all times.',
    about: 'friendship',
    concepts: ["God's Unconditional Love", 'Grace in Relationships'],
    themes: ['Christ as Friend'],
  },
  'henry-ease-to-a-troubled-spirit': {
    ...commentary('VOL.5/40.MAT/MAT.26.html', 'Matthew 26:36–46'),
    text: 'It gives some little ease to a troubled spirit, to have a friend ready to unbosom itself to, and give vent to its sorrows.',
    about: 'friendship',
    concepts: ["Bearing One Another's Burdens"],
  },
  'henry-lose-a-jest': {
    ...commentary('VOL.3/20.PRO/PRO.15.html', 'Proverbs 15:1'),
    text: 'Rather than lose a jest some will lose a friend and make an enemy.',
    about: 'speech',
    concepts: ['Speaking Truth in Love'],
    themes: ['laughter'],
  },
  'henry-enemy-into-friend': {
    ...commentary('VOL.3/20.PRO/PRO.25.html', 'Proverbs 25:21–22'),
    text: 'The way to turn an enemy into a friend is, to act towards him in a friendly manner.',
    about: 'forgiveness',
    concepts: ['Forgiveness and Reconciliation'],
  },
  'henry-praying-for-friends': {
    ...commentary('VOL.3/18.JOB/JOB.42.html', 'Job 42:10–17'),
    text: 'We are really doing our business when we are praying for our friends, if we pray in a right manner, for in those prayers there is not only faith, but love.',
    about: 'friendship',
    concepts: ['Sanctification Through Friendship', "Bearing One Another's Burdens"],
  },
  'henry-keep-thy-heart': {
    ...commentary('VOL.3/20.PRO/PRO.21.html', 'Proverbs 21:23'),
    text: 'Keep thy heart, and that will keep thy tongue from sin; keep thy tongue, and that will keep thy heart from trouble.',
    about: 'speech',
    concepts: ['Speaking Truth in Love', 'Sanctification Through Friendship'],
  },
  'henry-cordial-friend': {
    ...commentary('VOL.3/20.PRO/PRO.27.html', 'Proverbs 27:9–10'),
    text: 'There is a great deal of sweetness in conversing and consulting with a cordial friend.',
    about: 'friendship',
    concepts: ['Covenant Friendship', 'Sanctification Through Friendship'],
  },
  'henry-new-friends-and-old': {
    ...commentary('VOL.6/44.ACT/ACT.18.html', 'Acts 18:18–23'),
    text: 'The increase of our new friends should not make us forget our old ones …',
    about: 'friendship',
    concepts: ['Covenant Friendship'],
    themes: ['age'],
  },
  'henry-part-in-love': {
    ...commentary('VOL.2/08.RUT/RUT.1.html', 'Ruth 1:6–18'),
    text: 'If relations must part, let them thus part in love, that they may (if they never meet again in this world) meet in the world of everlasting love.',
    about: 'love',
    concepts: ['Covenant Friendship', 'Forgiveness and Reconciliation'],
    themes: ['moving', 'heaven'],
  },
};
