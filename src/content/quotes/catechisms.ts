import type { Quotes } from './quote.ts';

/** Catechisms: kept where a reflection carries them. */
export const CATECHISMS: Quotes = {
  'henry-time-to-speak': {
    author: 'Matthew Henry',
    text: "Are all truths to be spoken at all times? No: For there is a time to keep silence, and a time to speak … But may an untruth be spoken at any time? No: For God's people are children that will not lie …",
    work: 'A Scripture Catechism, Question 77',
    place: 'Chester',
    year: '1703',
    about: 'truth',
    concepts: ['Speaking Truth in Love'],
    source: { file: 'matthew_henrys_scripture_catechism.json', item: '77/2d-2e' },
  },
  'flavel-bound-to-trust': {
    // Flavel left off at the second petition; the preface says that an unnamed hand wrote what follows.
    author: 'John Flavel, completed by another hand',
    text: 'Are we always bound to manifest outwardly our love and forgiveness to all our enemies, and to behave ourselves towards them as friends? No, if we have experienced them to be treacherous and false, and see no change, we are not bound to trust them',
    work: "An Exposition of the Assembly's Catechism, Question 105",
    // The file gives 1688 and Dartmouth: the year and place in which Flavel began to preach it. He died in 1691, and
    // London printed it in 1692.
    place: 'London',
    year: '1692',
    about: 'forgiveness',
    concepts: ['Forgiveness and Reconciliation'],
    themes: ['betrayal'],
    source: { file: 'exposition_of_the_assemblies_catechism.json', item: '105/20' },
  },
};
