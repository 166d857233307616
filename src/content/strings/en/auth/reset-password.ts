export const resetPasswordWords = {
  title: 'Reset Your Password',
  ask: 'Enter your email address and we’ll send you a link to choose a new password.',
  email: 'Email',
  send: 'Send the Link',
  sending: 'Sending...',
  sent: 'Check your inbox',
  sentMessage: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It works once, within the hour.`,
  /** In place of `sent` on a site without a mail server. */
  captured: 'Ask for your link',
  capturedMessage:
    'This site has no mail server yet, so no link can reach your inbox. Ask the people who run it for the link: it works once, within the hour.',
  sendFailed: { title: 'The link wasn’t sent', message: 'Please try again.' },
  choose: 'Choose a new password',
  chooseMessage: (username: string) =>
    `This is for the account ${username}. Every browser that is signed in to it will be signed out.`,
  password: 'New password',
  save: 'Save the New Password',
  saving: 'Saving...',
  saved: 'Your password has been changed',
  savedMessage: 'Use it to sign in here and anywhere else you were signed in.',
  /** Shown when another member is signed in to the browser that opened the link. */
  savedForOther: (username: string, signedIn: string) =>
    `Use it to sign in as ${username}. This browser is still signed in as ${signedIn}.`,
  saveFailed: { title: 'Your password wasn’t changed', message: 'Please try again.' },
  over: 'This link no longer works',
  overMessage: 'Each link works once, within the hour. Getting a new one only takes a moment.',
  again: 'Send a New Link',
  signIn: 'Sign In',
  home: 'Go to Home',
};
