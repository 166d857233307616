import type { Answer } from '../../../shared/alerts/answers.ts';

/** The buttons by which a member answers a message, on every channel. */
export const answerWords: { buttons: Record<Answer, string>; taken: Record<Answer, string> } = {
  buttons: { done: 'Done', later: 'In an hour', pause: 'Pause two weeks' },
  /** A button after it was pressed. */
  taken: { done: 'Done', later: 'Coming again in an hour', pause: 'Paused' },
};
