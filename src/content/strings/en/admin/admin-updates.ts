import { plural } from '../locale.ts';

const membersOf = (count: number) => plural(count, { one: '# member', other: '# members' });

/** The service updates: the mail in which an administrator says what is new, at most once a month. */
export const adminUpdateWords = {
  title: 'What’s New',
  caption: 'Service updates of the last year, newest first',
  intro:
    'An email to everyone who has service updates switched on, at most once a month. Use it to tell members what has changed on this site.',
  empty: 'No update has been sent in the last year.',
  form: 'Write an update',
  subject: 'Subject',
  preview: 'Preview',
  previewAbout: 'Shown next to the subject in an inbox.',
  text: 'Text',
  textAbout: 'Each line becomes a paragraph.',
  language: 'Written in',
  readers: (count: number) =>
    count === 0
      ? 'No one would get an update now: no member with a confirmed email has service updates switched on.'
      : `${membersOf(count)} would get it now.`,
  counting: 'Counting readers...',
  captured: 'No mail server is set up, so the update would be kept as files and reach no one.',
  sentThisMonth:
    'This month’s update has been sent. The next can go out from the first day of next month (UTC). You can write it now; it stays here until you send it.',
  send: 'Send the Update',
  sending: 'Sending...',
  sendFailed: 'Update Not Sent',
  ask: (subject: string) => `Send “${subject}”?`,
  about: (count: number) =>
    `It goes to ${membersOf(count)} by email. It can’t be taken back, and the next one can only go out next month.`,
  confirm: (count: number) => `Send to ${membersOf(count)}`,
  sent: (count: number) => `The update is on its way to ${membersOf(count)}.`,
  /** The words of the preview of the mail. */
  sample: 'Preview of the email',
  sampleSubject: 'Your subject',
  samplePreview: 'Your preview',
  sampleText: 'Your text',
  what: 'Update',
  sentAt: 'Sent',
  read: 'Read the text',
};
