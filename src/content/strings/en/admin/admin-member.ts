/** The texts of the buttons with which an administrator manages a member's account. */
export const adminMemberWords = {
  title: 'The account',
  pause: 'Pause for Two Weeks',
  resume: 'End the Pause',
  paused: (name: string): string => `Guidance for ${name} is paused for two weeks.`,
  resumed: (name: string): string => `Guidance for ${name} has resumed.`,
  pauseFailed: 'Not Paused',
  resumeFailed: 'Not Resumed',
  sendLink: 'Send a Password Link',
  linkSent: (address: string): string => `A link to set a new password is on its way to ${address}.`,
  linkFailed: 'Link Not Sent',
  signOut: 'Sign Out Everywhere',
  askSignOut: (name: string): string => `Sign ${name} out everywhere?`,
  aboutSignOut:
    'They’ll have to sign in again in every browser, and get no push notifications there until they do. API tokens keep working.',
  signedOut: (name: string): string => `${name} is signed out everywhere.`,
  signOutFailed: 'Not Signed Out',
  export: 'Download Their Data',
  exporting: 'Preparing...',
  exportFailed: 'Not Downloaded',
  delete: 'Delete the Account',
  askDelete: (name: string): string => `Delete the account of ${name}?`,
  aboutDelete:
    'Everything they have here is deleted for good: guidance, reflections, goals and schedule. Hashes of addresses that opted out are kept, so that they never get another message.',
  deleted: (name: string): string => `The account of ${name} was deleted.`,
  deleteFailed: 'Not Deleted',
  working: 'Working...',
};
