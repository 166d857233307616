import { answerWords } from '../answer-buttons.ts';

/** The words of notifications. They tell nothing of a member's guidance or writing (rules.md C22). */
export const notificationWords = {
  prayer: 'New prayer',
  do: 'New action',
  reflection: 'New reflection',
  guidance: 'New guidance',
  test: 'Notifications work here',
  open: 'Open it when you have a quiet moment.',
  answers: answerWords.buttons,
};

export const updateWords = {
  ready: 'A new version is ready',
  reload: 'Reload',
  later: 'Not now',
};
