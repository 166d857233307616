import { deviceNames } from '../../../content/strings/en/security.ts';
import type { SecurityEventKind } from '../../../shared/auth.ts';
import { describeDevice } from '../../../shared/device-name.ts';
import type { SecurityAlertMessage } from '../channel.ts';
import { type Letter, type LetterSite, supportLinks } from './letter.ts';

/** What a letter says of an event: what happened, and what to do if it was not the member. */
interface Words {
  subject: string;
  title: string;
  happened: string;
  notYou: string;
  /** Whether an administrator or operator does this, and never the member in a browser of theirs. */
  byOthers?: true;
  /** What the last section is about, where the member is asked for something. */
  asks?: string;
}

const WENT_IN =
  'somebody else has got into your account: change your password in Settings at once, which signs out everywhere else. If you cannot sign in any more, choose “Forgot your password?” where you sign in.';

const WORDS: Record<SecurityEventKind, Words> = {
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
    byOthers: true,
  },
  role_reviewer: {
    subject: 'You are a reviewer now',
    title: 'You are a reviewer now',
    happened: 'Your role on this site was changed to reviewer. If you were an administrator, you no longer are.',
    notYou: 'write to an administrator you know at once.',
    byOthers: true,
  },
  role_member: {
    subject: 'Your role was changed',
    title: 'Your role was changed',
    happened:
      'You are a member of this site without a special role now. Your account and everything in it stay as they are.',
    notYou: 'write to an administrator you know at once.',
    byOthers: true,
  },
};

/** An instant in words, in the member's zone, with the city that the zone is named for: it tells which clock is meant. */
function timeIn(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);
  const zone = timeZone === 'UTC' ? timeZone : `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
  return `${time.replaceAll('\u202f', ' ')} (${zone})`;
}

/**
 * Sent when something happened to an account that its member must know of, and cannot be switched off (decisions.md D5,
 * D34). It names no network address, and of the browser only what is one of our own words.
 */
export function securityAlertMail(message: SecurityAlertMessage, site: LetterSite): Letter {
  const { event, at, timeZone, userAgent, settingsUrl } = message;
  const { subject, title, happened, notYou, byOthers, asks } = WORDS[event];
  const lastResort = event === 'email_changed' ? ` ${askForHelp(site)}` : '';
  const where = section('Where', describeDevice(userAgent, deviceNames));
  const ifYou = section('If this was you', 'There is nothing to do.');
  const ifNotYou = section('If it was not you', `Then ${notYou}${lastResort}`);
  return {
    subject: `${subject} · ${site.appName}`,
    preview: happened,
    label: null,
    title,
    parts: [
      { kind: 'prose', text: happened },
      section('When', timeIn(at, timeZone)),
      ...(byOthers ? [] : [where]),
      ...(asks ? [section(asks, `Then ${notYou}`)] : []),
      ...(byOthers ? [section('If you did not expect this', `Then ${notYou}`)] : []),
      ...(asks || byOthers ? [] : [ifYou, ifNotYou]),
    ],
    button: { label: 'Open Settings', url: settingsUrl },
    afterButton: [],
    footer: {
      reason: `This tells you what happens to your account at ${new URL(site.publicUrl).host}; it cannot be switched off.`,
      links: supportLinks(site),
    },
  };
}

function section(heading: string, text: string) {
  return { kind: 'section' as const, heading, text };
}

function askForHelp({ appName, supportEmail }: LetterSite): string {
  const whom = supportEmail ? `Write to ${supportEmail}` : `Tell whoever runs ${appName} in your church`;
  return `${whom} at once.`;
}
