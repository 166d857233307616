import { reflections } from '../library-entry.ts';

export const sanctificationReflections = reflections('Sanctification Through Friendship', [
  {
    key: 'sanctification-reflection-winters',
    point: 'Isaiah 42: God’s servant brings justice, and does not break the bruised reed on his way.',
    shape: 'letter',
    title: 'When a friend’s faith is in winter',
    content:
      'Dear friend, you say that you go to church and feel like the furniture. I’m glad you told me, and I won’t try to cheer you up. I only want to show you two small things in Isaiah: a reed that’s been stepped on, and a wick that’s gone out all but the smoke. A busy man would snap the one and pinch the other. The servant whom God sends doesn’t, and Matthew tells us that he’s Jesus. He’s on his way to put the whole world right, and he stops for a wick. You needn’t blaze. I’ll sit by you on Sunday, if you’d like that, and we can both be furniture.',
    scripture: 'Isaiah 42:3',
    quote: 'trapp-waiting-is-hope',
    reflectionQuestions: [
      'How do you treat a friend whose faith has gone silent: with worry, or advice, or distance?',
      'What kept you alive in a winter of your own?',
      'What could you offer in such a season that asks for nothing back?',
    ],
    gratitudePrompt:
      'Thank God for whoever stayed near you in a cold season, and for the life he kept where you couldn’t see it.',
    tomorrowPreparation: 'Plan one undemanding thing for a weary friend tomorrow, such as a walk or a seat saved.',
    actionSteps: [
      'Tell one trusted person how your own faith is.',
      'Pray today for a weary friend, in the words they’d use if they could.',
    ],
    challenges: ['Offering godly counsel', 'Being vulnerable and authentic'],
  },
  {
    key: 'sanctification-reflection-whose-company',
    point: 'Psalm 119:57–64: the Lord is my portion, and everyone who fears him is my companion.',
    shape: 'scene from church history',
    themes: ['illness'],
    title: 'Whose company makes you truer',
    content:
      'In the English village of Olney, in the 1770s, an orchard lay between two gardens. On one side lived the curate, John Newton, who’d once captained slave ships. On the other lived William Cowper, a poet who was often ill with despair. For years they walked and talked most days. They wrote hymns for the same prayer meeting, and when Cowper’s mind gave way, Newton took him in for more than a year. The psalmist says that he’s a companion of everyone who fears God. You choose that with your feet. Christ keeps such companions for his people, and one of them might live two gardens away. Who leaves you wanting to pray?',
    scripture: 'Psalm 119:63',
    quote: 'gregory-profit-in-life',
    reflectionQuestions: [
      'Which friends make repentance easier for you?',
      'Which company leaves you a little worse, and what would it mean to go there less, or differently?',
      'What does an hour with you tend to do to other people?',
    ],
    gratitudePrompt: 'Thank God for a friend in whose presence some sin loses its charm.',
    tomorrowPreparation: 'Look over tomorrow, and give one hour of it to someone who helps you love what’s good.',
    actionSteps: [
      'Think through whom you’ve spent most time with this month, and pray for each of them.',
      'Tell one of them what good their company does you.',
    ],
    challenges: ['Finding trustworthy friends', 'Making time for deep relationships'],
  },
]);
