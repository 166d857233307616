import type { SecurityEventKind } from '../../../shared/auth.ts';
import type { ContentType } from '../../../shared/content-types.ts';

/** What a security alert says of an event: what happened, and what to do if it was not the member. */
export interface AlertWords {
  subject: string;
  title: string;
  happened: string;
  notYou: string;
  /** What the last section is about, where the member is asked for something. */
  asks?: string;
}

const WENT_IN =
  'somebody else has got into your account: change your password in Settings at once, which signs out everywhere else. If you cannot sign in any more, choose “Forgot your password?” where you sign in.';

const alerts: Record<SecurityEventKind, AlertWords> = {
  new_sign_in: {
    subject: 'New sign-in to your account',
    title: 'A new sign-in',
    happened: 'Your account was signed in to from a browser that it was not used in before.',
    notYou: WENT_IN,
  },
  password_changed: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    happened:
      'The password of your account was changed in Settings. Every other browser was signed out. API tokens and passkeys that you made still work; you can delete them in Settings.',
    notYou:
      'somebody else has got into your account: choose “Forgot your password?” where you sign in, and set a new one by the link that is mailed to you.',
  },
  password_reset: {
    subject: 'Your password was reset',
    title: 'Your password was reset',
    happened:
      'A new password was set for your account with a one-time link. Every browser was signed out, and the passkeys and API tokens that you made were deleted; you can make new ones in Settings.',
    notYou:
      'somebody else may be reading your mail: change the password of your mailbox first, then choose “Forgot your password?” where you sign in.',
  },
  email_changed: {
    subject: 'Your email address was changed',
    title: 'Your email address was changed',
    happened:
      'Your account was moved to another email address. This one no longer signs you in, and gets no more mail.',
    notYou: 'somebody else has taken your account: this address can no longer take it back.',
  },
  second_step_on: {
    subject: 'A second step protects your account',
    title: 'Your second step is on',
    happened: 'Signing in to your account now asks for a code from an app as well. Keep the recovery codes safe.',
    notYou: WENT_IN,
  },
  second_step_off: {
    subject: 'The second step was switched off',
    title: 'Your second step is off',
    happened: 'Signing in to your account no longer asks for a code. Your password alone opens it.',
    notYou: WENT_IN,
  },
  second_step_failed: {
    subject: 'A sign-in stopped at the second step',
    title: 'A sign-in without the right code',
    happened: 'Somebody entered the password of your account, and then a code that was not right. They did not get in.',
    notYou:
      'somebody knows your password: change it in Settings at once. They have not got in, and the second step holds them up until you have.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    title: 'A recovery code was used',
    happened: 'One of your recovery codes took the place of a code from your app. It will not work again.',
    notYou: `${WENT_IN} Then make new recovery codes.`,
  },
  passkey_added: {
    subject: 'A passkey was added',
    title: 'A passkey was added',
    happened: 'A new passkey can sign in to your account.',
    notYou: `${WENT_IN} Then delete the passkey.`,
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    title: 'A passkey was removed',
    happened: 'One of your passkeys no longer signs in to your account.',
    notYou: WENT_IN,
  },
  token_created: {
    subject: 'An API token was made',
    title: 'An API token was made',
    happened: 'A new API token can act for you until it expires or you delete it.',
    notYou: `${WENT_IN} Then delete the token.`,
  },
  push_unseen: {
    subject: 'A browser of yours was not seen for a while',
    title: 'Do you still use this browser?',
    happened:
      'A browser that gets your push messages has not opened this site for 60 days. Perhaps it is on a device that you no longer use.',
    asks: 'If you want to keep its push messages',
    notYou:
      'open this site in that browser within 14 days. Otherwise its push messages stop; you can switch them on again there at any time.',
  },
  role_admin: {
    subject: 'You are an administrator now',
    title: 'You are an administrator now',
    happened:
      'You were made an administrator of this site. You can now see its members and what it sends to them, and change both.',
    notYou: 'write to an administrator you know at once: somebody may be giving away what is not theirs to give.',
  },
  role_reviewer: {
    subject: 'You are a reviewer now',
    title: 'You are a reviewer now',
    happened: 'Your role on this site was changed to reviewer. If you were an administrator, you no longer are.',
    notYou: 'write to an administrator you know at once.',
  },
  role_member: {
    subject: 'Your role was changed',
    title: 'Your role was changed',
    happened:
      'You are a member of this site without a special role now. Your account and everything in it stay as they are.',
    notYou: 'write to an administrator you know at once.',
  },
};

const buttons: Record<ContentType, string> = {
  prayer: 'Begin your prayer',
  do: 'Take this step',
  reflection: 'Write your reflection',
};

/** The frame of every mail; the guidance in it is what it is. `site` is the name the site goes by, `host` its address. */
export const mailWords = {
  support: (address: string) => `Write to ${address}`,
  openInstead: 'If the button does not work, open this link:',
  givenAt: (host: string) => `This address was given at ${host}.`,
  guidance: {
    buttons,
    reason: (site: string) => `You chose to receive guidance from ${site} by email.`,
    unsubscribe: 'Unsubscribe',
    settings: 'Change times and channels',
  },
  verify: {
    subject: (site: string) => `Confirm your email for ${site}`,
    preview: 'One tap, and your guidance can come to this address.',
    title: 'Is this your email address?',
    text: (site: string) =>
      `Somebody joined ${site} with this address. Before any guidance is sent here, please confirm that it is yours.`,
    button: 'Confirm my email',
    valid: 'The link is valid for 24 hours and works once.',
    notYou: (site: string) =>
      `If you did not join ${site}, ignore this email: without your confirmation no guidance is sent here.`,
  },
  change: {
    subject: (site: string) => `Confirm your new email for ${site}`,
    preview: 'One tap, and your account moves to this address.',
    title: 'Is this your new email address?',
    text: (site: string) =>
      `Somebody with an account at ${site} asked to use this address from now on. Please confirm that it is yours: you will sign in with it, and your guidance will come to it.`,
    button: 'Use this address',
    valid: 'The link is valid for 24 hours and works once. Until then nothing changes.',
    notYou: 'If you did not ask for this, ignore this email: without your confirmation the address is not used.',
  },
  reset: {
    subject: (site: string) => `Set a new password for ${site}`,
    preview: 'The link works once, for an hour.',
    title: 'Set a new password',
    text: (site: string) =>
      `Somebody asked for a new password for your account at ${site}. If it was you, choose one here. You will be signed out everywhere, and can sign in with the new password.`,
    button: 'Choose a new password',
    valid:
      'The link is valid for one hour and works once. Earlier links that you were sent work as well, until one is used.',
    notYou: 'If you did not ask for this, ignore this email: your password stays as it is. Give the link to nobody.',
    reason: (host: string) => `A new password was asked for at ${host}.`,
  },
  test: {
    subject: (site: string) => `A test from ${site}`,
    preview: 'If you can read it, e-mail works.',
    title: 'It works',
    text: (site: string) => `This is a test from ${site}. If you can read it, e-mail works.`,
    junk: 'If it went to a folder for junk, mark it as wanted, so that your guidance is not lost there.',
    button: 'Back to Settings',
    reason: 'You asked for a test in Settings.',
  },
  alert: {
    events: alerts,
    /** An instant in the member's zone, with the city that the zone is named for: it tells which clock is meant. */
    time: ({ at, timeZone }: { at: Date; timeZone: string }) => {
      const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);
      const zone = timeZone === 'UTC' ? timeZone : `${placeOf(timeZone)} time`;
      return `${time.replaceAll('\u202f', ' ')} (${zone})`;
    },
    when: 'When',
    where: 'Where',
    ifYou: 'If this was you',
    nothing: 'There is nothing to do.',
    ifNotYou: 'If it was not you',
    ifUnexpected: 'If you did not expect this',
    whatToDo: (what: string) => `Then ${what}`,
    writeTo: (address: string) => `Write to ${address} at once.`,
    tellChurch: (site: string) => `Tell whoever runs ${site} in your church at once.`,
    button: 'Open Settings',
    reason: (host: string) => `This tells you what happens to your account at ${host}; it cannot be switched off.`,
  },
};

const placeOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
