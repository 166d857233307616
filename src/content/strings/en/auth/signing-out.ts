import { plural } from '../locale.ts';
/** The question before a sign-out that would lose something. */
export const signingOutWords = {
  title: 'Sign out and discard?',
  message: (count: number) =>
    plural(count, {
      one: 'One thing you completed hasn’t been saved on the server yet. If you sign out here, it will be lost.',
      other: '# things you completed haven’t been saved on the server yet. If you sign out here, they will be lost.',
    }),
  confirm: 'Sign Out and Discard',
};
