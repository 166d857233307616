import { appName } from '../../app-name.ts';

export const welcomeWords = {
  title: 'Welcome',
  lead: 'A prayer, an action or a reflection, at the times you choose.',
  consentCenter: 'Consent Center',
  signInTab: 'Sign In',
  joinTab: 'Join Us',
  tabsLabel: 'Sign in or join',
  username: 'Username',
  usernamePlaceholder: 'How friends will know you',
  email: 'Email',
  emailPlaceholder: 'you@example.org',
  /** Before a form with an address that looks mistyped is sent; the address follows, with a question mark. */
  mistyped: { question: 'Did you mean', use: 'Yes, use that', keep: 'No, mine is right' },
  useName: (name: string) => `Use “${name}”`,
  password: 'Password',
  newPasswordPlaceholder: 'At least 6 characters',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  join: 'Join Us',
  joining: 'Creating your account...',
  signedIn: { title: 'Welcome back!', message: `Successfully signed in to ${appName}.` },
  signInFailed: { title: 'Sign in failed', message: 'Please check your email and password.' },
  /** In the form, after a wrong address or password. */
  noSuchAccount: 'We couldn’t find an account with that email and password.',
  newHere: 'New here?',
  forgot: 'Forgot your password?',
  code: 'Code from your authenticator app',
  codeHelp: 'Don’t have the app? Use one of your recovery codes.',
  or: 'or',
  passkey: 'Sign in with a passkey',
  passkeyWaiting: 'Waiting for your device...',
  passkeyRefused: 'This browser doesn’t allow passkeys at this address. Please sign in with your password.',
  passkeyFailed: 'Please try again, or sign in with your password.',
  signedOut: 'You’ve been signed out here. We’ve kept what you started: sign in to pick up where you left off.',
  goodbye: {
    title: 'Your account has been deleted',
    message: 'Everything you had here is gone, from this browser too. Thank you for walking with us. Go in peace.',
  },
  signInUnreachable: 'We couldn’t reach the server. Check your connection and try again.',
  registered: {
    title: `Welcome to ${appName}!`,
    message: "Account created successfully. Let's start your journey.",
  },
  /** After an attempt without an answer: the name or the address may be taken by the member's own new account. */
  mayHaveJoined: {
    title: 'You may already have joined',
    message: 'Your first try may have reached us. Try to sign in with the same email and password.',
  },
  registrationFailed: { title: 'Registration failed', message: 'Please try again.' },
};
