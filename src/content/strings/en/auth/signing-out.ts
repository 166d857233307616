/** The question before a sign-out that would lose something. */
export const signingOutWords = {
  title: 'Sign out and discard?',
  message: (count: number) =>
    count === 1
      ? '1 completion is not saved on the server yet. Signing out on this browser discards it.'
      : `${count} completions are not saved on the server yet. Signing out on this browser discards them.`,
  confirm: 'Sign Out and Discard',
};
