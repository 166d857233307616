import { mailLanguage } from '../../../content/mails.ts';
import type { ChangeEmailMessage, ResetPasswordMessage, VerifyEmailMessage } from '../message.ts';
import { hostOf, type MailContent, type MailSite, supportLinks } from './layout.ts';

type LinkMessage = VerifyEmailMessage | ChangeEmailMessage | ResetPasswordMessage;

const WORDS = { verify_email: 'verify', change_email: 'change', reset_password: 'reset' } as const;

/**
 * Writes the mail with a link that somebody gets who joins with this address, changes to it, or asks for a new password
 * (decisions.md D5, D7). It greets without a name and repeats no text of a member: somebody who types a stranger's
 * address also chooses the name, and could make our mail say anything.
 */
export function linkMail(message: LinkMessage, site: MailSite): MailContent {
  const { language, mail } = mailLanguage(message.to.language);
  const words = mail[WORDS[message.kind]];
  const url = message.kind === 'reset_password' ? message.resetUrl : message.verifyUrl;
  return {
    language,
    subject: words.subject(site.appName),
    preview: words.preview,
    label: null,
    title: words.title,
    parts: [{ kind: 'prose', text: words.text(site.appName) }],
    button: { label: words.button, url },
    afterButton: [
      { kind: 'address', lead: mail.openInstead, url },
      { kind: 'note', text: words.valid },
      { kind: 'note', text: words.notYou(site.appName) },
    ],
    footer: { reason: words.reason(hostOf(site)), links: supportLinks(site, language) },
  };
}
