import type { LibraryEntry } from './library-entry.ts';

const concept = 'Speaking Truth in Love';

export const truthInLove: readonly LibraryEntry[] = [
  {
    key: 'truth-prayer-love-before-courage',
    concept,
    contentType: 'prayer',
    title: 'Before the talk you keep putting off',
    content:
      'The speech has been rehearsed in the car. You know its opening line and the example you will use, and every week there is a reason to wait. Perhaps the trouble is fear, and then you may ask God for courage. Ask for something else first. Words without love, Paul says, are so much struck metal, and your friend will hear the clang before they hear the content. So pray until you want their good more than you want to have said it. Some speeches end right there, unneeded. Others come out half as long.',
    scripture: '1 Corinthians 13:1',
    prayerPrompt:
      'Name the friend and the matter. Ask God to show you what love for this person requires, to take away what is only irritation, and to give you the right hour and few words.',
    encouragement: 'Jesus corrected his friends often and despised them never. You may ask to be taught by him.',
    focusPoint: 'Want their good first',
    actionSteps: [
      'Write out what you plan to say, and strike every sentence that contains always or never.',
      'Offer your friend a private time and place, without alarm.',
      'If you are afraid of how this person may react, talk with someone safe and wise before you do anything.',
    ],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-prayer-faults-you-cannot-see',
    concept,
    contentType: 'prayer',
    title: 'Ask about the faults you cannot see',
    content:
      'You have never seen the back of your own head, though everyone who sits behind you in church has. Faults can be like that. David, who doubts that anyone knows their own errors, does not wait to discover his before praying; he asks to be cleansed from the ones he cannot find. It is a brave request, since God has more than one way of answering it. Conscience is one, Scripture is another, and a third may be a friend clearing their throat. Ask today to be shown the truth about yourself, and to be kind to whoever brings it.',
    scripture: 'Psalm 19:12',
    prayerPrompt:
      'Ask God to uncover one hidden fault, and to cleanse what you still cannot see. Then ask for a soft heart toward the next person who tells you something true.',
    encouragement:
      'For anyone in Christ, being found out by God is a visit from the physician and no longer from the judge.',
    focusPoint: 'Show me, and cleanse me',
    actionSteps: [
      'Thank a friend who once corrected you, and say what it did.',
      'Read one chapter of Scripture today, asking only what it shows of you.',
      'The next time you are contradicted, let ten seconds pass before you defend yourself.',
    ],
    challenges: ['Being vulnerable and authentic', 'Offering godly counsel'],
  },
  {
    key: 'truth-do-faithful-wounds',
    concept,
    contentType: 'do',
    title: 'Say the hard thing briefly, in person',
    content:
      'Hinting is no kinder than speaking; it only takes longer. So does mentioning it to two other people first. Where a friend is doing harm, to themselves or to someone else, the proverb prefers an open word to an affection that hides. Notice whose wound it calls faithful: that of a friend, someone close enough to stay afterward. So go to the person, and be brief. Say what you saw, why it troubles you, and that you are not leaving. Then stop, and let the other have the larger part of the conversation.',
    scripture: 'Proverbs 27:5-6',
    actionPrompt:
      'If there is a truth you owe a friend, arrange to say it face to face, or by voice if you live far apart. Where there is any danger, get wise help first and do not go alone.',
    practicalStep: 'Today, have the conversation, or fix the day and hour for it with your friend.',
    checkInQuestion: 'Did you say less than you feared, or more than you meant to?',
    motivationalNote: 'You answer for speaking truly and kindly. How it is received is not yours to manage.',
    actionSteps: [
      'Say your first sentence aloud to yourself, and make it half as long.',
      'Before you begin, tell your friend one thing you value in them, and mean it.',
      'Afterward, send a short message, so that silence is not left to speak for you.',
    ],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-do-ask-twice-before-advising',
    concept,
    contentType: 'do',
    title: 'Ask twice before you advise once',
    content:
      'Advice is often a way of getting out of the room. Someone starts to tell us about the marriage, the diagnosis, the son who has stopped calling, and within a minute we are handing over a plan. The proverb is blunt about answering before hearing. Godly counsel begins with the ears. You find out what is really being asked, what has already been tried, where faith is holding and where it frays, and only then is there anything to bring Scripture to. So keep your good idea in your pocket a little longer. It will not spoil.',
    scripture: 'Proverbs 18:13',
    actionPrompt: 'In one conversation today, hold back your solution. Ask, listen to the end, and ask again.',
    practicalStep:
      'Ask a friend how something hard is going, and put two further questions before you offer any view of your own.',
    checkInQuestion: 'What did the second question bring out that the first did not?',
    motivationalNote: 'Many people are helped by being understood some while before they are helped by being told.',
    actionSteps: [
      'Prepare one question that cannot be answered by yes or no.',
      'Say back what you heard in your own words, and let yourself be corrected.',
      'Ask whether your friend would like your thoughts, your company, or your prayers.',
    ],
    challenges: ['Offering godly counsel'],
  },
  {
    key: 'truth-reflection-still-not-for-today',
    concept,
    contentType: 'reflection',
    title: 'True, and still not for today',
    content:
      'Matthew Henry, a minister in Chester, built his catechism out of questions short enough to be answered with yes or no, and on the tongue he asks two that most adults have yet to settle. Must every truth be told at every moment? No. May a falsehood be told at any moment? No. Between those two noes lies most of the art of honest friendship: holding some true things until the hour is right, and never buying peace with something false. A fitting word is like good jewelry; it needs the gold and it needs the setting.',
    scripture: 'Proverbs 25:11',
    quote: 'henry-time-to-speak',
    reflectionQuestions: [
      'What true thing are you holding back, and is it waiting for the right hour or only for your nerve?',
      'Where have you lately said something pleasant that was not so?',
      'Who in your life has good timing with the truth, and how do they manage it?',
    ],
    gratitudePrompt: 'Thank God for a hard truth that reached you at a moment when you could bear it.',
    tomorrowPreparation:
      'Think of one conversation you expect tomorrow, and settle beforehand what can wait and what must not be untrue.',
    actionSteps: [
      'Correct one small untruth that you told this week to keep things smooth.',
      'Choose one true word that can wait, and write down what you are waiting for.',
    ],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-reflection-praise-is-truth-too',
    concept,
    contentType: 'reflection',
    title: 'Say the good just as plainly',
    content:
      'When people warn us that they are about to be honest, we brace ourselves, because somehow candor has come to mean criticism. James Fisher, a minister in Glasgow in the eighteenth century, held the two halves together: correct with meekness what needs it, and applaud what deserves it. Both are ways of telling the truth. A friend may go for years without hearing what is good in them from the very people who see it most often. Distance makes this worse, since praise is easily saved for a visit that never quite happens.',
    scripture: 'Ephesians 4:29',
    quote: 'fisher-reprove-and-applaud',
    reflectionQuestions: [
      'What good thing have you noticed in a friend and never told them?',
      'Which comes to you more readily, correction or praise, and where did you learn that?',
      'What would keep your praise from turning into flattery?',
    ],
    gratitudePrompt: 'Thank God for a sentence of encouragement that you still remember, and for whoever said it.',
    tomorrowPreparation:
      'Draft tonight the exact words of praise that you owe to someone far away, and send them in the morning.',
    actionSteps: [
      'Praise someone today for something they did when they thought nobody was looking.',
      'Tell a third person something good about a friend who is absent.',
    ],
    challenges: ['Offering godly counsel', 'Maintaining long-distance friendships'],
  },
];
