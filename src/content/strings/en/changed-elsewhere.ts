/** What is asked where a member changed something that was changed elsewhere meanwhile. */
export const changedElsewhereWords = {
  title: 'This was changed elsewhere in the meantime',
  about: 'What you changed here is kept, and not saved yet. Which should stay?',
  theirs: (value: string) => `Saved now: ${value}`,
  mine: (value: string) => `Yours: ${value}`,
  nothing: 'nothing',
  keep: 'Keep Mine',
  take: 'Take What Is Saved',
};
