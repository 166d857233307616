import type { ChangeEmailMessage } from '../channel.ts';
import { type Letter, type LetterSite, supportLinks } from './letter.ts';

/**
 * Sent to the address a member wants instead of theirs (decisions.md D7). Like every letter to an address that may be a
 * stranger's, it repeats nothing a member wrote.
 */
export function changeEmailMail({ verifyUrl }: ChangeEmailMessage, site: LetterSite): Letter {
  return {
    subject: `Confirm your new email for ${site.appName}`,
    preview: 'One tap, and your account moves to this address.',
    label: null,
    title: 'Is this your new email address?',
    parts: [
      {
        kind: 'prose',
        text: `Somebody with an account at ${site.appName} asked to use this address from now on. Please confirm that it is yours: you will sign in with it, and your guidance will come to it.`,
      },
    ],
    button: { label: 'Use this address', url: verifyUrl },
    afterButton: [
      { kind: 'address', lead: 'If the button does not work, open this link:', url: verifyUrl },
      { kind: 'note', text: 'The link is valid for 24 hours and works once. Until then nothing changes.' },
      {
        kind: 'note',
        text: 'If you did not ask for this, ignore this email: without your confirmation the address is not used.',
      },
    ],
    footer: {
      reason: `This address was given at ${new URL(site.publicUrl).host}.`,
      links: supportLinks(site),
    },
  };
}
