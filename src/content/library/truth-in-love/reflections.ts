import { reflections } from '../library-entry.ts';

export const truthInLoveReflections = reflections('Speaking Truth in Love', [
  {
    key: 'truth-reflection-still-not-for-today',
    point: 'Proverbs 25: a word spoken at the right time is as lovely as gold set in silver.',
    shape: 'close reading',
    title: 'True, and still not for today',
    content:
      'Gold needs a setting. A lump of it in the palm is worth as much, and you still wouldn’t wear it. That’s the proverb’s picture of a word fitly spoken, and it saves us from two mistakes. One is to think that anything true may be said at any time. The other is to buy peace with something that isn’t so. Jesus told his friends on the last night that he had many things still to say, and that they couldn’t bear them yet. He held those back. He never told them a false one. You’ve probably got something true in your hand tonight. Does it have its setting?',
    scripture: 'Proverbs 25:11',
    quote: 'henry-time-to-speak',
    reflectionQuestions: [
      'What true thing are you holding back, and is it waiting for the right hour or for your nerve?',
      'When did you last say something pleasant that wasn’t so?',
      'Who do you know with good timing, and how do they do it?',
    ],
    gratitudePrompt: 'Thank God for a hard truth that reached you when you could bear it.',
    tomorrowPreparation:
      'Think of one conversation you expect tomorrow. Settle what can wait, and what mustn’t be untrue.',
    actionSteps: [
      'Correct one small untruth that you told this week to keep things smooth.',
      'Choose one true word that can wait, and ask God when.',
    ],
    challenges: ['Initiating difficult conversations', 'Offering godly counsel'],
  },
  {
    key: 'truth-reflection-praise-is-truth-too',
    point: 'Ephesians 4: those who have put on the new man in Christ use words to build up and to give grace.',
    shape: 'letter',
    themes: ['bereavement', 'illness', 'laughter'],
    title: 'Say the good just as plainly',
    content:
      'Dear friend, I sat behind your mother for eleven years and never told her that her singing got me through the spring when my wife was ill. I’m telling you, because I left it too late to tell her. We brace ourselves when someone says they’re going to be honest, as if only the bad could be true. Paul wants talk that builds people up and does them good, and he wants it from everyone who has learned Christ. So I’m trying to say these things while they can be heard. Your mother would have laughed, I think, and sung louder. Yours, two rows back.',
    scripture: 'Ephesians 4:29',
    quote: 'ambrose-show-our-heart',
    reflectionQuestions: [
      'What good thing have you seen in a friend and never told them?',
      'Which comes to you more easily, correction or praise, and where did you learn that?',
      'What would keep your praise from turning into flattery?',
    ],
    gratitudePrompt: 'Thank God for a sentence of encouragement that you still remember, and for the one who said it.',
    tomorrowPreparation: 'Work out tonight the praise you owe to somebody, and say it tomorrow.',
    actionSteps: [
      'Praise someone today for what they did when they thought nobody was looking.',
      'Tell a third person something good about a friend who’s absent.',
    ],
    challenges: ['Offering godly counsel', 'Maintaining long-distance friendships'],
  },
]);
