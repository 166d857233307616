import { reflections } from '../library-entry.ts';

export const burdensReflections = reflections("Bearing One Another's Burdens", [
  {
    key: 'burdens-reflection-as-far-as-hands-can-go',
    point:
      'Exodus 17: Israel’s battle goes well while Moses’ hands are up, and Aaron and Hur hold them up till sunset.',
    shape: 'letter',
    themes: ['illness'],
    title: 'As far as your hands can go',
    content:
      'Dear friend, you’ve been at the hospital every day for three weeks, and on Sunday you apologized to me for being tired. Please read about Moses on the hill. His hands got heavy, and nobody in the story is angry with him for it. Two friends found a stone for him to sit on and took an arm each, and that’s how it went until sunset. I don’t believe you were given longer arms than Moses. The one whose hands don’t come down is Jesus, who lives to pray for us, and he isn’t asking you to be him. So let me have Tuesdays. And when the stone’s brought, sit on it. Your brother in him.',
    scripture: 'Exodus 17:12',
    quote: 'basil-one-foot-cannot-walk',
    reflectionQuestions: [
      'Whose burden could you come nearer to than you have?',
      'Where are you reaching farther than your arms go, and who at home pays for it?',
      'Whom could you ask to stand on the other side?',
    ],
    gratitudePrompt: 'Thank God for someone who once held you up, and for whatever served as the stone.',
    tomorrowPreparation: 'Choose one task of care that you’ll share tomorrow, and the person you’ll share it with.',
    actionSteps: [
      'Rest for a quarter of an hour today, and don’t make up for it later.',
      'Say out loud to one person: I can’t do all of this.',
    ],
    challenges: ['Balancing friendship with family time', 'Making time for deep relationships'],
  },
  {
    key: 'burdens-reflection-searched-until-he-found',
    point:
      '2 Timothy 1: many had turned from Paul in his chains; Onesiphorus was not ashamed, sought him out in Rome and refreshed him.',
    shape: 'scene from Scripture',
    themes: ['laughter'],
    title: 'Not ashamed of the chain',
    content:
      'Everyone in Asia had turned away from Paul, he says, and he names two of them. In Rome he was in chains, and it can’t have been safe to know him. Then Onesiphorus came to town and asked for the prisoner, and he went on asking until he had him. He came often after that. Paul doesn’t tell us what they talked about. He says that it was like fresh air, and that his visitor wasn’t ashamed of the chain. Do you know somebody with a chain that others would rather not see? It might be a bankruptcy, or a son in jail. Christ isn’t ashamed to call us brothers, and we had chains enough.',
    scripture: '2 Timothy 1:16-17',
    quote: 'caryl-a-visit',
    reflectionQuestions: [
      'Whom have you stopped visiting because what they’re going through makes you awkward?',
      'What might a friend be hiding because they expect you to be ashamed of it?',
      'What would fresh air be for them: news, a laugh, a meal?',
    ],
    gratitudePrompt: 'Thank God for someone who came to see you when you weren’t good company.',
    tomorrowPreparation:
      'Decide whom you’ll visit or call tomorrow, someone who’d be glad of it. If a person has asked for distance, honor that.',
    actionSteps: ['Look up the visiting hours.', 'Take along something from outside: fruit, a newspaper, a joke.'],
    challenges: ['Maintaining long-distance friendships', 'Making time for deep relationships'],
  },
]);
