import { mailLanguage } from '../../../content/mails.ts';
import type { ServiceUpdateMessage } from '../message.ts';
import { type MailContent, type MailSite, subscriptionLinks } from './layout.ts';

/** Sent at most once a month, when an administrator writes what is new on the site. */
export function updateMail(message: ServiceUpdateMessage, site: MailSite): MailContent {
  const { to, update, openUrl } = message;
  const { language, mail, letters } = mailLanguage(to.language);
  const words = letters.service_update;
  return {
    language,
    contentLanguage: update.language,
    subject: update.subject,
    preview: update.preview,
    label: { text: words.label, colour: 'soft' },
    title: update.subject,
    parts: [{ kind: 'prose', text: update.text }],
    button: { label: words.button(site.appName), url: openUrl },
    afterButton: [],
    footer: { reason: words.reason(site.appName), links: subscriptionLinks(message, mail, site) },
  };
}
