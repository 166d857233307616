import type { AnswerOutcome } from '../../../../shared/alerts/answers.ts';
import { MIN_REFLECTION_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';

/** The words of the page behind the links of a message. */
export const answerPageWords = {
  asks: {
    prayer: 'Did you take a minute to pray?',
    do: 'Did you take this step?',
    reflection: 'Write what came to mind. It’s saved with this reflection, and you can read it in the app.',
  },
  buttons: {
    prayer: 'I Have Prayed',
    do: 'Yes, I Completed It',
    reflection: 'Complete Reflection',
  },
  later: 'Send It Again in an Hour',
  pause: 'Pause Everything for Two Weeks',
  sending: 'Saving...',
  /** Below a reflection that is not saved yet. */
  keeps: 'Your words stay here while this tab is open.',
  alsoPossible: 'Or, instead:',
  outcomes: {
    done: { title: 'It’s done', text: 'It’s marked as done in the app. Thank you for taking the time.' },
    words_needed: {
      title: 'A few more words',
      text: `To complete a reflection, write at least ${MIN_REFLECTION_LENGTH} characters of your own.`,
    },
    later: { title: 'See you in an hour', text: 'You’ll get this once more in an hour.' },
    not_again: { title: 'Not again today', text: 'It won’t come again today, but it’s waiting for you in the app.' },
    paused: {
      title: 'Your guidance is paused',
      text: 'You won’t get guidance for two weeks, by email or otherwise. You can end the pause in Settings at any time.',
    },
    used: {
      title: 'This link was used before',
      text: 'It already paused your guidance once. To pause it again, open Settings.',
    },
    gone: {
      title: 'This link no longer works',
      text: 'It may be too old, or the guidance may be gone. You’ll find all of your guidance in the app.',
    },
  } satisfies Record<AnswerOutcome, { title: string; text: string }> as Record<
    AnswerOutcome,
    { title: string; text: string }
  >,
  /** Replaces the outcome where the answer was given before. */
  before: {
    done: { title: 'Already done', text: 'This was already marked as done. You’ll find it in the app.' },
    later: { title: 'It’s on its way', text: 'You already asked for this. You’ll get it once more within the hour.' },
  },
  /** Above a reflection that was not saved. */
  unsaved: 'These words weren’t saved. Copy them to keep them',
  /** Above words from before, whose fate is not known. */
  written: 'What you wrote here. Copy it to keep it',
  open: 'Open the App',
  failed: { title: 'That wasn’t saved', message: 'Nothing has changed. Please try again.' },
};
