/** The pause of one channel or one kind of mail, on its row in Settings. */
export const rowPauseWords = {
  open: 'Pause',
  openOf: (name: string) => `Pause ${name}`,
  begin: 'Pause',
  beginning: 'Pausing...',
  preview: (day: string) => `It resumes on ${day}.`,
  until: (day: string) => `Paused until ${day}`,
  /** Above the methods while all guidance is paused, with the link to that pause. */
  everything: (day: string) => `All of your guidance is paused until ${day}.`,
  toPause: 'Change or end the pause',
  resume: 'Resume',
  resumeOf: (name: string) => `Resume ${name}`,
  resuming: 'Resuming...',
  begun: (day: string) => ({ title: 'Paused', message: `It resumes on ${day}.` }),
  resumed: { title: 'Resumed', message: 'It’s active again.' },
  loadFailed: 'Your pauses could not be loaded.',
  failed: { title: 'Something went wrong', message: 'Please try again.' },
};
