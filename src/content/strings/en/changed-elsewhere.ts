/** The question when a member changes something that was changed elsewhere meanwhile. */
export const changedElsewhereWords = {
  title: 'This was changed elsewhere in the meantime',
  about: 'Your changes are still here, but not saved yet. Which version do you want to keep?',
  theirs: (value: string) => `Saved now: ${value}`,
  mine: (value: string) => `Yours: ${value}`,
  nothing: 'nothing',
  keep: 'Keep Mine',
  take: 'Use the Saved Version',
};
