import type { SecurityEventKind } from '../../../shared/auth.ts';
import type { ContentType } from '../../../shared/guidance/content-types.ts';

/** The words of a security alert about an event: what happened, and what to do if it was not the member. */
export interface AlertWords {
  subject: string;
  title: string;
  happened: string;
  notYou: string;
  /** The heading of the last section, where the mail asks the member to do something. */
  asks?: string;
}

const CHANGE_YOUR_PASSWORD =
  'someone else got into your account: change your password in Settings right away, which signs them out. If you can’t sign in anymore, choose “Forgot your password?” on the sign-in page.';

const alerts: Record<SecurityEventKind, AlertWords> = {
  new_sign_in: {
    subject: 'New sign-in to your account',
    title: 'A new sign-in',
    happened: 'Someone signed in to your account from a browser that hasn’t been used with it before.',
    notYou: CHANGE_YOUR_PASSWORD,
  },
  password_changed: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    happened:
      'The password of your account was changed in Settings. Every other browser was signed out. Your API tokens and passkeys still work; you can delete them in Settings.',
    notYou:
      'someone else got into your account: choose “Forgot your password?” on the sign-in page, and set a new password with the link we email you.',
  },
  password_reset: {
    subject: 'Your password was reset',
    title: 'Your password was reset',
    happened:
      'A new password was set for your account with a one-time link. Every browser was signed out, and your passkeys and API tokens were deleted; you can create new ones in Settings.',
    notYou:
      'someone else may be reading your email: change your email password first, then choose “Forgot your password?” on the sign-in page.',
  },
  email_changed: {
    subject: 'Your email address was changed',
    title: 'Your email address was changed',
    happened:
      'Your account now uses another email address. You can’t sign in with this one anymore, and we won’t email it again.',
    notYou: 'someone else has taken over your account, and you can’t get it back with this address.',
  },
  second_step_on: {
    subject: 'Two-step verification protects your account',
    title: 'Two-step verification is on',
    happened: 'Signing in to your account now takes a code from an app, too. Keep your recovery codes safe.',
    notYou: CHANGE_YOUR_PASSWORD,
  },
  second_step_off: {
    subject: 'Two-step verification was turned off',
    title: 'Two-step verification is off',
    happened: 'Signing in to your account no longer takes a code, just your password.',
    notYou: CHANGE_YOUR_PASSWORD,
  },
  second_step_failed: {
    subject: 'A sign-in stopped at two-step verification',
    title: 'A sign-in without the right code',
    happened: 'Someone entered your password, and then a wrong code. They didn’t get in.',
    notYou:
      'someone knows your password: change it in Settings right away. They haven’t gotten in, and two-step verification keeps them out in the meantime.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    title: 'A recovery code was used',
    happened: 'One of your recovery codes was used in place of a code from your app. It won’t work again.',
    notYou: `${CHANGE_YOUR_PASSWORD} Then create new recovery codes.`,
  },
  passkey_added: {
    subject: 'A passkey was added',
    title: 'A passkey was added',
    happened: 'A new passkey can sign in to your account.',
    notYou: `${CHANGE_YOUR_PASSWORD} Then delete the passkey.`,
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    title: 'A passkey was removed',
    happened: 'One of your passkeys can no longer sign in to your account.',
    notYou: CHANGE_YOUR_PASSWORD,
  },
  token_created: {
    subject: 'An API token was created',
    title: 'An API token was created',
    happened: 'A new API token can act for you until it expires or you delete it.',
    notYou: `${CHANGE_YOUR_PASSWORD} Then delete the token.`,
  },
  chat_linked_elsewhere: {
    subject: 'Your Telegram chat was linked to another account',
    title: 'Your chat was linked elsewhere',
    happened:
      'The Telegram chat that your messages went to is now linked to another account here. No more of your messages go there.',
    notYou:
      'someone else may be using your Telegram: end the sessions you don’t know in Telegram’s settings, then connect Telegram again in Settings here.',
  },
  push_unseen: {
    subject: 'One of your browsers hasn’t been used for a while',
    title: 'Do you still use this browser?',
    happened:
      'A browser that gets your push notifications hasn’t opened this site for 60 days. It may be on a device you no longer use.',
    asks: 'If you want to keep getting them there',
    notYou:
      'open this site in that browser within 14 days. Otherwise its push notifications will stop; you can switch them back on there at any time.',
  },
  role_admin: {
    subject: 'You’re now an administrator',
    title: 'You’re now an administrator',
    happened:
      'You were made an administrator of this site. You can now see and manage its members and what it sends them.',
    notYou: 'write to an administrator you know right away: someone may be misusing their access.',
  },
  role_reviewer: {
    subject: 'You’re now a reviewer',
    title: 'You’re now a reviewer',
    happened: 'Your role on this site was changed to reviewer. If you were an administrator, you no longer are.',
    notYou: 'write to an administrator you know right away.',
  },
  role_member: {
    subject: 'Your role was changed',
    title: 'Your role was changed',
    happened: 'You’re now a regular member of this site. Your account and everything in it stay as they are.',
    notYou: 'write to an administrator you know right away.',
  },
};

const buttons: Record<ContentType, string> = {
  prayer: 'Begin your prayer',
  do: 'Take this step',
  reflection: 'Write your reflection',
};

const givenAt = (host: string) => `Someone entered this address at ${host}.`;

/** The frame of every mail; the guidance in it is what it is. `site` is the name the site goes by, `host` its address. */
export const mailWords = {
  support: (address: string) => `Write to ${address}`,
  openInstead: 'If the button doesn’t work, open this link:',
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
      `Someone joined ${site} with this address. Before we send any guidance here, please confirm that it’s yours.`,
    button: 'Confirm my email',
    valid: 'The link is valid for 24 hours and works once.',
    notYou: (site: string) =>
      `If you didn’t join ${site}, you can ignore this email: we won’t send any guidance here unless you confirm.`,
    reason: givenAt,
  },
  change: {
    subject: (site: string) => `Confirm your new email for ${site}`,
    preview: 'One tap, and your account moves to this address.',
    title: 'Is this your new email address?',
    text: (site: string) =>
      `Someone with an account at ${site} asked to use this address from now on. Please confirm that it’s yours: you’ll sign in with it, and your guidance will come to it.`,
    button: 'Use this address',
    valid: 'The link is valid for 24 hours and works once. Nothing changes until you open it.',
    notYou: (_site: string) =>
      'If you didn’t ask for this, you can ignore this email: we won’t use the address unless you confirm.',
    reason: givenAt,
  },
  reset: {
    subject: (site: string) => `Set a new password for ${site}`,
    preview: 'The link works once, for an hour.',
    title: 'Set a new password',
    text: (site: string) =>
      `Someone asked for a new password for your account at ${site}. If it was you, choose one here. You’ll be signed out everywhere, and can then sign in with the new password.`,
    button: 'Choose a new password',
    valid: 'The link is valid for one hour and works once. Earlier links we sent you also work until one is used.',
    notYou: (_site: string) =>
      'If you didn’t ask for this, you can ignore this email: your password stays as it is. Don’t share the link with anyone.',
    reason: (host: string) => `Someone asked for a new password at ${host}.`,
  },
  test: {
    subject: (site: string) => `A test from ${site}`,
    preview: 'If you can read this, email works.',
    title: 'It works',
    text: (site: string) => `This is a test from ${site}. If you can read it, email works.`,
    junk: 'If it landed in your junk folder, mark it as not junk so you don’t miss your guidance.',
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
    nothing: 'You don’t need to do anything.',
    ifNotYou: 'If this wasn’t you',
    ifUnexpected: 'If you didn’t expect this',
    instruction: (what: string) => `Then ${what}`,
    writeTo: (address: string) => `Write to ${address} right away.`,
    tellChurch: (site: string) => `Tell the people who run ${site} at your church right away.`,
    button: 'Open Settings',
    reason: (host: string) => `We send this to keep your account at ${host} safe, so it can’t be switched off.`,
  },
};

const placeOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
