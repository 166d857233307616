import { mailLanguage } from '../../../content/mails.ts';
import type { ResetPasswordMessage } from '../message.ts';
import { hostOf, type Letter, type LetterSite, supportLinks } from './layout.ts';

/** Sent when somebody asks for a new password for an account with this address, confirmed or not (decisions.md D5). */
export function resetPasswordMail({ to, resetUrl }: ResetPasswordMessage, site: LetterSite): Letter {
  const { language, mail } = mailLanguage(to.language);
  const words = mail.reset;
  return {
    language,
    subject: words.subject(site.appName),
    preview: words.preview,
    label: null,
    title: words.title,
    parts: [{ kind: 'prose', text: words.text(site.appName) }],
    button: { label: words.button, url: resetUrl },
    afterButton: [
      { kind: 'address', lead: mail.openInstead, url: resetUrl },
      { kind: 'note', text: words.valid },
      { kind: 'note', text: words.notYou },
    ],
    footer: { reason: words.reason(hostOf(site)), links: supportLinks(site, language) },
  };
}
