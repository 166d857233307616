import type { ResetPasswordMessage } from '../channel.ts';
import { type Letter, type LetterSite, supportLinks } from './letter.ts';

/** Sent when somebody asks for a new password for an account with this address, confirmed or not (decisions.md D5). */
export function resetPasswordMail({ resetUrl }: ResetPasswordMessage, site: LetterSite): Letter {
  return {
    subject: `Set a new password for ${site.appName}`,
    preview: 'The link works once, for an hour.',
    label: null,
    title: 'Set a new password',
    parts: [
      {
        kind: 'prose',
        text: `Somebody asked for a new password for your account at ${site.appName}. If it was you, choose one here. You will be signed out everywhere, and can sign in with the new password.`,
      },
    ],
    button: { label: 'Choose a new password', url: resetUrl },
    afterButton: [
      { kind: 'address', lead: 'If the button does not work, open this link:', url: resetUrl },
      {
        kind: 'note',
        text: 'The link is valid for one hour and works once. Earlier links that you were sent work as well, until one is used.',
      },
      {
        kind: 'note',
        text: 'If you did not ask for this, ignore this email: your password stays as it is. Give the link to nobody.',
      },
    ],
    footer: {
      reason: `A new password was asked for at ${new URL(site.publicUrl).host}.`,
      links: supportLinks(site),
    },
  };
}
