import type { VerifyEmailMessage } from '../channel.ts';
import { type Letter, type LetterSite, supportLinks } from './letter.ts';

/**
 * Sent when somebody joins with this address, or asks for the link again (decisions.md D7). It does not greet by name:
 * whoever typed a stranger's address also chose the name, and could have a letter of ours say anything with it.
 */
export function verifyEmailMail({ verifyUrl }: VerifyEmailMessage, site: LetterSite): Letter {
  return {
    subject: `Confirm your email for ${site.appName}`,
    preview: 'One tap, and your guidance can come to this address.',
    label: null,
    title: 'Is this your email address?',
    parts: [
      {
        kind: 'prose',
        text: `Somebody joined ${site.appName} with this address. Before any guidance is sent here, please confirm that it is yours.`,
      },
    ],
    button: { label: 'Confirm my email', url: verifyUrl },
    afterButton: [
      { kind: 'address', lead: 'If the button does not work, open this link:', url: verifyUrl },
      { kind: 'note', text: 'The link is valid for 24 hours and works once.' },
      {
        kind: 'note',
        text: `If you did not join ${site.appName}, ignore this email: without your confirmation no guidance is sent here.`,
      },
    ],
    footer: {
      reason: `This address was given at ${new URL(site.publicUrl).host}.`,
      links: supportLinks(site),
    },
  };
}
