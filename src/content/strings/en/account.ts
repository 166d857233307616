export const accountWords = {
  title: 'Account',
  signedInAs: (name: string) => `Signed in as ${name}`,
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  signOutFailed: { title: 'Sign out failed', message: 'You are still signed in. Please try again.' },
};
