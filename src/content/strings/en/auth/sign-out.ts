export const signOutWords = {
  signedInAs: (name: string) => `Signed in as ${name}`,
  account: 'Your account',
  signedIn: 'Signed in as',
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  signOutFailed: { title: 'Sign out failed', message: 'You are still signed in. Please try again.' },
};
