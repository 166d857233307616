import { reflections } from '../library-entry.ts';

export const forgivenessReflections = reflections('Forgiveness and Reconciliation', [
  {
    key: 'forgiveness-reflection-the-debt-behind-you',
    point: 'Ephesians 4: put away bitterness and forgive one another, as God for Christ’s sake forgave you.',
    shape: 'close reading',
    title: 'Even as you were forgiven',
    content:
      'Even as. They’re two short words, and everything else hangs on them. Be kind, Paul says, and tender, and forgive, even as God forgave you for Christ’s sake. He gives no other measure. You’d never guess from some of us that anyone let us off first. We walked away years ago with the torn bill in our hands, and we felt light, and then that wore off. Now we can be bitter for a month about a borrowed ladder. So read the two words again, slowly, and go back to where they come from. You’ll find Christ there, who paid, and who hasn’t asked for it back.',
    scripture: 'Ephesians 4:31-32',
    quote: 'philpot-all-buried',
    reflectionQuestions: [
      'When did you last feel the size of what you’ve been forgiven?',
      'What small thing are you still trying to collect, and from whom?',
      'How can you tell forgiving from the heart from only saying so?',
    ],
    gratitudePrompt: 'Thank God for one sin that he’s forgiven you, and for what it cost his Son.',
    tomorrowPreparation:
      'Before you meet anyone tomorrow, say the Lord’s Prayer slowly, and stop where it speaks of forgiving.',
    actionSteps: [
      'Read the parable of the two servants in Matthew 18, and picture the two amounts.',
      'Tell God the name of someone who wronged you in a small way, and let it go.',
    ],
    challenges: ['Forgiving and reconciling'],
  },
  {
    key: 'forgiveness-reflection-pardon-and-trust',
    point:
      'John 2: many believed when they saw signs, and Jesus did not entrust himself to them, because he knew them.',
    shape: 'question and answer',
    themes: ['betrayal'],
    title: 'Forgiving someone you cannot trust',
    content:
      'If I’ve forgiven him, do I have to trust him? No. They’re two things, though they’re often sold in one box. Forgiving leans on what Christ has done, however long it takes you to get there. Trust leans on what the other person does, and it grows about as fast as the evidence. Jesus loved the crowds in Jerusalem. Plenty of them said they believed, and he still didn’t put himself in their hands, because he knew what was in people. So if somebody’s harmed you, keeping away can be right. Staying safe isn’t a failure to forgive, and no one who loves you should tell you that it is.',
    scripture: 'John 2:24-25',
    quote: 'flavel-bound-to-trust',
    reflectionQuestions: [
      'Whom have you forgiven and still can’t rely on, and is there some peace in saying so?',
      'What would count, for you, as real evidence of change?',
      'Where have you wanted to be trusted again sooner than you’d earned it?',
    ],
    gratitudePrompt: 'Thank God for someone who’s proved trustworthy over years.',
    tomorrowPreparation:
      'Settle on one limit, or one small step of trust, that would be wise tomorrow. If the matter’s serious, ask someone safe first.',
    actionSteps: [
      'Finish two sentences aloud: what I’ve forgiven, and what I don’t trust yet.',
      'Keep one promise today to someone whose trust you’re winning back.',
    ],
    challenges: ['Forgiving and reconciling', 'Finding trustworthy friends', 'Initiating difficult conversations'],
  },
]);
