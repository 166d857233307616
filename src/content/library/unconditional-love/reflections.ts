import { reflections } from '../library-entry.ts';

export const unconditionalLoveReflections = reflections("God's Unconditional Love", [
  {
    key: 'love-reflection-able-and-ready',
    point: 'Psalm 103: the Lord forgives and pities his children as a father who remembers that they are dust.',
    shape: 'story',
    title: 'Children do not make appointments',
    content:
      'A girl came off her bike in the church parking lot, and she didn’t prepare a speech. She held up her knee and howled. Her father was over the wall before she’d drawn breath for the second one. He didn’t ask whose fault it was. That’s the compassion David means. The Lord knows how we’re made, and he hasn’t forgotten the dust. Jesus taught us to come to him like that, with Father for a first word, and he put our in front of it. So the friend you find hardest to like may be standing next to you in the lot, holding up a knee.',
    scripture: 'Psalm 103:13-14',
    quote: 'rutherford-tears-have-a-tongue',
    reflectionQuestions: [
      'Which is easier for you to believe: that God can help you, or that he’s ready to?',
      'Whom would you see differently if you thought of them as a child of the same Father?',
      'If father is a hard word for you, what do you wish that it had meant?',
    ],
    gratitudePrompt: 'Thank God for a time when you came to him with nothing prepared and weren’t sent away.',
    tomorrowPreparation: 'Tomorrow, say the first two words of the Lord’s Prayer with one friend in mind.',
    actionSteps: [
      'Stay with the word Father for a full minute before you ask for anything.',
      'Ask God for one thing that a friend of yours needs from a father.',
    ],
    challenges: ['Being vulnerable and authentic', 'Forgiving and reconciling'],
  },
  {
    key: 'love-reflection-what-friends-cannot-carry',
    point:
      'Zephaniah 3: after judgment the Lord himself comes into the midst of his humbled people to save and to sing over them.',
    shape: 'close reading',
    title: 'The God who sings over you',
    content:
      'Four things are said here about the Lord, and the strangest is the last: he sings. Zephaniah has spent nearly three chapters on judgment. Then God takes the judgment away, and comes into the midst of his people, and is glad out loud. He rests in his love as well, which may mean that he falls silent over it, as you might beside a sleeping child. We know more than Zephaniah did. The King who came was Jesus, and the judgment didn’t vanish; it fell on him. If that’s how you’re loved, then a message left unanswered till evening is only a message. Let your friends be friends. They were never meant to sing over you like that.',
    scripture: 'Zephaniah 3:17',
    quote: 'goodwin-how-well-he-could-love',
    reflectionQuestions: [
      'Where are you quickest to hear rejection in a silence?',
      'What have you been asking of a friend, or of someone at home, that only God can give?',
      'What changes this evening if the Lord is glad of you in Christ?',
    ],
    gratitudePrompt:
      'Name a friend whose company you can enjoy without needing anything from it, and thank God for that freedom.',
    tomorrowPreparation:
      'When a reply is late tomorrow, let it remind you to pray for the person, and leave their mind unread.',
    actionSteps: [
      'Leave your phone in another room for twenty minutes.',
      'Sing one verse of a hymn, alone in the car if you must.',
    ],
    challenges: ['Balancing friendship with family time', 'Being vulnerable and authentic'],
  },
]);
