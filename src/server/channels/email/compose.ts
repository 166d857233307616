import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { Message } from '../message.ts';
import { OWN_ID_HEADER } from './bounces/own-id.ts';
import { guidanceMail } from './guidance-mail.ts';
import type { MailContent, MailSite } from './layout.ts';
import { mailHtml } from './layout-html.ts';
import { mailText } from './layout-text.ts';
import { linkMail } from './link-mail.ts';
import { reminderMail } from './reminder-mail.ts';
import { securityAlertMail } from './security-alert-mail.ts';
import { testMail } from './test-mail.ts';
import { updateMail } from './update-mail.ts';
import { weeklyMail } from './weekly-mail.ts';

/** The messages that go by mail; the others are about phone numbers. */
export type MailMessage = Exclude<Message, { kind: 'verify_code' | 'number_verified' }>;

/** The sender of a site's mail. */
export interface Sender {
  name: string;
  address: string;
  /** The domain of the address in ASCII, which Message-ID and List-Id are made of. */
  domain: string;
}

/**
 * Reads `MAIL_FROM` (`name <address>`, or an address, which then gets the app's name). Without it, which is possible
 * only while mail is captured, mail comes from `hesed@` the host of the public URL.
 */
export function senderOf(from: string | undefined, { appName, publicUrl }: MailSite): Sender {
  const [, name, bracketed] = /^(.*)<([^<>]+)>$/s.exec(from?.trim() ?? '') ?? [];
  const address = (bracketed ?? from)?.trim() || `hesed@${mailDomainOf(publicUrl)}`;
  const ownName = oneLine(name ?? '').replace(/^"(.*)"$/, (_, quoted: string) => quoted.replace(/\\(.)/g, '$1'));
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return { name: ownName || oneLine(appName), address, domain: domainToASCII(domain) || domain };
}

/** A bare IP address cannot stand after the @ of a mailbox. */
function mailDomainOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname;
}

/** The mailing list of each kind of mail that its reader can end. Mail about the account has none (rules.md C16). */
const LIST_ID_OF = {
  guidance: 'guidance',
  weekly_letter: 'weekly-letter',
  prayer_reminder: 'prayer-reminders',
  reflection_prompt: 'reflection-prompts',
  service_update: 'service-updates',
} as const satisfies Partial<Record<MailMessage['kind'], string>>;

/** Returns the whole mail for a message: its HTML and its plain text, and every header of rules.md C16 and C19. */
export function composeMail(message: MailMessage, sender: Sender, site: MailSite): SendMailOptions {
  const unsubscribeUrl = 'unsubscribeUrl' in message ? message.unsubscribeUrl : null;
  const list = message.kind in LIST_ID_OF ? LIST_ID_OF[message.kind as keyof typeof LIST_ID_OF] : 'account';
  const mail = contentOf(message, site);
  const messageId = messageIdOf(message.id, sender);
  return {
    messageId,
    from: { name: sender.name, address: sender.address },
    // Mail about the account names nobody: a stranger may own the address, and somebody else may have typed the name
    // (link-mail.ts).
    to: { name: unsubscribeUrl ? oneLine(message.to.name) : '', address: message.to.address },
    ...(site.supportEmail ? { replyTo: { name: '', address: site.supportEmail } } : {}),
    subject: oneLine(mail.subject),
    text: mailText(mail, site),
    html: mailHtml(mail, site),
    list: {
      id: { url: `${list}.${sender.domain}`, comment: sender.name },
      ...(unsubscribeUrl ? { unsubscribe: unsubscribeUrl } : {}),
    },
    headers: {
      'Auto-Submitted': 'auto-generated',
      [OWN_ID_HEADER]: messageId,
      ...(unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    // Members and models write the texts, so the mailer must not read files or addresses from them.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function contentOf(message: MailMessage, site: MailSite): MailContent {
  switch (message.kind) {
    case 'guidance':
      return guidanceMail(message, site);
    case 'weekly_letter':
      return weeklyMail(message, site);
    case 'prayer_reminder':
    case 'reflection_prompt':
      return reminderMail(message, site);
    case 'service_update':
      return updateMail(message, site);
    case 'verify_email':
    case 'change_email':
    case 'reset_password':
      return linkMail(message, site);
    case 'security_alert':
      return securityAlertMail(message, site);
    case 'test':
      return testMail(message, site);
  }
}

/** The id stays the same on every try of a delivery, so that servers recognise a repeat (rules.md C19, S7). */
function messageIdOf(id: string, { domain }: Sender): string {
  const local = id
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.+|\.+$/g, '');
  return `<${local}@${domain}>`;
}

/**
 * Returns a name or subject on one line, without control characters and characters that reverse the reading direction.
 */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u2028\u2029]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Returns whether a text is exactly one address: no mail server reads it as several, or as a name with an address. */
export function isOneAddress(text: string): boolean {
  return /^[^\s\p{Cc}<>@,;:"()[\]\\]+@[^\s\p{Cc}<>@,;:"()[\]\\]+$/u.test(text);
}
