import { mailLanguage } from '../../../content/mails.ts';
import type { VerifyEmailMessage } from '../message.ts';
import { hostOf, type Letter, type LetterSite, supportLinks } from './layout.ts';

/**
 * Sent when somebody joins with this address, or asks for the link again (decisions.md D7). It does not greet by name:
 * whoever typed a stranger's address also chose the name, and could have a letter of ours say anything with it.
 */
export function verifyEmailMail({ to, verifyUrl }: VerifyEmailMessage, site: LetterSite): Letter {
  const { language, mail } = mailLanguage(to.language);
  const words = mail.verify;
  return {
    language,
    subject: words.subject(site.appName),
    preview: words.preview,
    label: null,
    title: words.title,
    parts: [{ kind: 'prose', text: words.text(site.appName) }],
    button: { label: words.button, url: verifyUrl },
    afterButton: [
      { kind: 'address', lead: mail.openInstead, url: verifyUrl },
      { kind: 'note', text: words.valid },
      { kind: 'note', text: words.notYou(site.appName) },
    ],
    footer: { reason: mail.givenAt(hostOf(site)), links: supportLinks(site, language) },
  };
}
