export const signOutWords = {
  signedInAs: (name: string) => `Signed in as ${name}`,
  signedIn: 'Signed in as',
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  signOutFailed: { title: 'Sign out failed', message: 'You are still signed in. Please try again.' },
  unsent: {
    title: 'Sign out and discard?',
    message: (count: number) =>
      count === 1
        ? '1 completion is not saved on the server yet. Signing out on this browser discards it.'
        : `${count} completions are not saved on the server yet. Signing out on this browser discards them.`,
    confirm: 'Sign Out and Discard',
  },
};
