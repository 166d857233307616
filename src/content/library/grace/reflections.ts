import { reflections } from '../library-entry.ts';

export const graceReflections = reflections('Grace in Relationships', [
  {
    key: 'grace-reflection-put-down-the-ledger',
    point:
      'Romans 15: strong and weak believers are to welcome one another as Christ welcomed them, to the glory of God.',
    shape: 'question and answer',
    title: 'Counted righteous, you can stop counting',
    content:
      'Who’s in? It’s the question at every lunch table, and the church in Rome had its own form of it, about who ate meat and who kept which days. Paul answers with a welcome. Take one another in, the way Christ took you in. And how was that? You’d brought nothing he needed. He took you at his own cost and put his goodness to your name, and all you did was hold out your hands. People who live on that have no place left to win. They can walk into a room without checking who was thanked. They can pull out the next seat.',
    scripture: 'Romans 15:7',
    quote: 'augustine-loved-us-as-enemies',
    reflectionQuestions: [
      'In which friendship do you still feel that you’ve got to earn your place?',
      'Whom do you welcome on terms, and what are the terms?',
      'What would you do differently this week if the question of your worth were closed?',
    ],
    gratitudePrompt: 'Thank God for someone who made room for you before you had anything to offer.',
    tomorrowPreparation: 'Plan one welcome for tomorrow: learn a name, or ask a newcomer to sit with you.',
    actionSteps: [
      'Think of two things that you silently count in a friendship, and stop counting one of them today.',
      'Speak well of someone who can do nothing for you.',
    ],
    challenges: ['Finding trustworthy friends', 'Forgiving and reconciling'],
  },
  {
    key: 'grace-reflection-glad-of-anothers-gain',
    point: 'Romans 12: those who live by God’s mercies are one body, and share each other’s joys and tears.',
    shape: 'story',
    themes: ['envy'],
    title: 'When a friend is given more',
    content:
      'The baby was called Ruth, and there was a photo. She typed the right words and put the phone face down. Then she went and cleaned the oven. She’d wanted a child for six years, and she loved the friend who’d had one, and both of these were true at once. Paul puts the two side by side: be glad with the glad, and weep with those who weep. Nobody has to finish one before starting the other. He’s writing to people who’ve got nothing except the mercies of God in Christ. That evening she told Christ about the ache. On Saturday she went over and held the baby.',
    scripture: 'Romans 12:15',
    quote: 'gregory-first-place-to-the-other',
    reflectionQuestions: [
      'Whose good news has been hard to hear, and what did it touch?',
      'Who could weep with you about it, so that you’re freer to be glad with your friend?',
      'How do you tell sharing a joy from acting one?',
    ],
    gratitudePrompt: 'Thank God, in detail, for something he’s given a friend and hasn’t given you.',
    tomorrowPreparation:
      'Tomorrow, ask a friend to tell you more about the good thing that’s come to them, and hear it to the end.',
    actionSteps: [
      'Say the ache aloud to God in one sentence.',
      'Let one congratulation take a minute longer than politeness needs.',
    ],
    challenges: ['Balancing friendship with family time', 'Being vulnerable and authentic'],
  },
]);
