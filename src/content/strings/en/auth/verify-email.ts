export const verifyEmailWords = {
  confirmed: 'Your address is confirmed',
  /** Shown when nobody is signed in on the device that opened the link. */
  signInHere:
    'Sign in on this device too, so we know the account is yours. Until then, resetting your password by email also removes your two-step verification, linked chats and phone numbers.',
  /** Shown when another member is signed in to the browser that opened the link. */
  confirmedForOther: 'The address is confirmed',
  signInAsOther: (username: string, signedIn: string) =>
    `It belongs to the account ${username}. This browser is signed in as ${signedIn}, so sign out to continue as ${username}.`,
  expired: 'This link no longer works',
  expiredMessage:
    'Each link works once, within 24 hours. Your account is safe, and getting a new link only takes a moment.',
  alreadyConfirmed: (email: string) => `Your address, ${email}, is confirmed, and no other address is waiting.`,
  changeAgain: 'Use a different address',
  nothingLeft: 'Your address is already confirmed, so no link is needed.',
  resend: 'Send a New Link',
  resending: 'Sending...',
  resent: (email: string) => `A new link is on its way to ${email}.`,
  /** On a site that keeps mail as files. */
  makeLink: 'Make a New Link',
  kept: 'A new link is saved on the server. The people who run this site can give it to you.',
  resendFailed: { title: 'The link wasn’t sent', message: 'Please try again later.' },
  signInToResend: 'Sign in to ask for a new link.',
  signIn: 'Sign In',
  home: 'Go to Home',
};
