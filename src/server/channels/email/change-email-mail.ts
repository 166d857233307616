import { mailLanguage } from '../../../content/mails.ts';
import type { ChangeEmailMessage } from '../message.ts';
import { hostOf, type Letter, type LetterSite, supportLinks } from './layout.ts';

/**
 * Sent to the address a member wants instead of theirs (decisions.md D7). Like every letter to an address that may be a
 * stranger's, it repeats nothing a member wrote.
 */
export function changeEmailMail({ to, verifyUrl }: ChangeEmailMessage, site: LetterSite): Letter {
  const { language, mail } = mailLanguage(to.language);
  const words = mail.change;
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
      { kind: 'note', text: words.notYou },
    ],
    footer: { reason: mail.givenAt(hostOf(site)), links: supportLinks(site, language) },
  };
}
