import { plural } from '../locale.ts';
import { offlineWords } from './offline.ts';

/** The drawers that complete an entry, and what is said afterwards. */
export const completionWords = {
  prayerTime: {
    title: 'Prayer Time',
    notNow: 'Not now',
    prayed: 'I’ve prayed',
    amen: 'Amen.',
    begun: 'One minute of prayer. It completes on its own.',
    secondsLeft: (seconds: number) => `${seconds} seconds left`,
    timeLeft: 'Time left',
  },
  actionCompletion: {
    title: 'Action Completion',
    question: 'Did you complete your practical step?',
    yes: 'Yes, I completed it',
    no: 'No, not yet',
    greatJob: 'Great job',
    markComplete: 'Mark as Complete',
    takeBack: 'Change my answer',
    /** Asked where the drawer is closed between the yes and the marking. */
    unmarked: {
      title: 'Mark it as complete?',
      message: 'You said you completed this step, but it isn’t marked as complete yet.',
      close: 'Close Without Marking',
    },
  },
  reflectionTime: {
    title: 'Reflection Time',
    label: 'Your reflection',
    placeholder: 'Write as you would to a friend…',
    minimum: (length: number, minimum: number) => `Minimum ${minimum} characters (${length}/${minimum})`,
    remaining: (left: number) => plural(left, { one: '# more character needed', other: '# more characters needed' }),
    enough: 'That’s enough to complete it',
    complete: 'Complete Reflection',
    /** The drawer’s last words. The server has not answered yet, so they promise nothing. */
    completed: 'Thank you for taking the time.',
    notNow: 'Not now',
    kept: 'We couldn’t save it. Your words are still here; nothing is lost.',
    restored: 'Here’s what you started to write.',
    keeps: 'You can close this. Your words will stay here while this tab is open.',
    keptForLater: {
      title: 'We’ve kept your words',
      message: 'You’ll find them here when you come back, as long as this tab is open.',
    },
    copy: 'Copy My Words',
    close: 'Close',
  },
  elsewhere: {
    toast: {
      title: offlineWords.elsewhere.title,
      message: 'A different reflection was saved first. Yours is still on the card, where you can copy it.',
    },
    /** In a drawer that is open while the entry is completed in another tab or on another device. */
    meanwhile: `${offlineWords.elsewhere.title}.`,
    meanwhileWritten:
      'Already completed elsewhere. Your words can’t be saved anymore; they’ll stay on the card until you discard them.',
    unsaved: 'Completed elsewhere first, so these words weren’t saved',
    discard: 'Discard',
  },
  done: { title: 'Guidance completed!', message: 'Great job staying committed to growth.' },
  failed: { title: offlineWords.refused.title, message: 'Please try again.' },
};
