import type { Challenge } from '../../../../shared/onboarding/onboarding-choices.ts';

/** The title and description of the goal that each challenge becomes. */
export const goalTexts: Record<Challenge, { title: string; description: string }> = {
  'Being vulnerable and authentic': {
    title: 'Let one friend know me as I am',
    description: 'Say the true thing a little sooner, to someone who has shown they can hold it.',
  },
  'Making time for deep relationships': {
    title: 'Make time that is not left over',
    description: 'Put friends in the week before it fills, and keep the hour as you would keep any promise.',
  },
  'Offering godly counsel': {
    title: 'Offer counsel I have prayed over',
    description: 'Listen first, open Scripture second, and speak third.',
  },
  'Forgiving and reconciling': {
    title: 'Keep no ledger',
    description: 'Forgive from the heart what can be forgiven today, and take the next honest step where it is safe.',
  },
  'Initiating difficult conversations': {
    title: 'Begin the talk I keep putting off',
    description: 'Choose a good hour and a plain first sentence, and speak for the sake of my friend.',
  },
  'Maintaining long-distance friendships': {
    title: 'Close the distance a little each week',
    description: 'A call, a letter, a prayer sent as a message: small and regular, so that far is not forgotten.',
  },
  'Balancing friendship with family time': {
    title: 'Open our door without emptying our home',
    description: 'Find ways for family and friends to share the same table, and rest without guilt when it is time.',
  },
  'Finding trustworthy friends': {
    title: 'Become the friend I am looking for',
    description: 'Show up, keep confidences, and let trust grow at the pace of kept promises.',
  },
};
