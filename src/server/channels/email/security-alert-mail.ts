import { mailLanguage } from '../../../content/mails.ts';
import { describeDevice } from '../../../shared/auth/device-name.ts';
import type { SecurityEventKind } from '../../../shared/auth.ts';
import type { SecurityAlertMessage } from '../message.ts';
import { hostOf, type MailContent, type MailSite, supportLinks } from './layout.ts';

// Only an administrator or an operator does these, never the member in a browser.
const BY_OTHERS: readonly SecurityEventKind[] = ['role_admin', 'role_reviewer', 'role_member'];

/**
 * Sent when something happened to an account that its member must know of, and cannot be switched off (decisions.md D5,
 * D34). It names no network address, and of the browser only what is one of our own words.
 */
export function securityAlertMail(message: SecurityAlertMessage, site: MailSite): MailContent {
  const { to, event, at, timeZone, userAgent, settingsUrl } = message;
  const { language, mail, devices } = mailLanguage(to.language);
  const words = mail.alert;
  const { subject, title, happened, notYou, asks } = words.events[event];
  const { supportEmail, appName } = site;
  const help = supportEmail ? words.writeTo(supportEmail) : words.tellChurch(appName);
  const lastResort = event === 'email_changed' ? ` ${help}` : '';
  const byOthers = BY_OTHERS.includes(event);
  const where = section(words.where, describeDevice(userAgent, devices));
  const ifYou = section(words.ifYou, words.nothing);
  const ifNotYou = section(words.ifNotYou, `${words.instruction(notYou)}${lastResort}`);
  return {
    language,
    subject: `${subject} · ${appName}`,
    preview: happened,
    label: null,
    title,
    parts: [
      { kind: 'prose', text: happened },
      section(words.when, words.time({ at, timeZone })),
      ...(byOthers ? [] : [where]),
      ...(asks ? [section(asks, words.instruction(notYou))] : []),
      ...(byOthers ? [section(words.ifUnexpected, words.instruction(notYou))] : []),
      ...(asks || byOthers ? [] : [ifYou, ifNotYou]),
    ],
    button: { label: words.button, url: settingsUrl },
    afterButton: [],
    footer: { reason: words.reason(hostOf(site)), links: supportLinks(site, language) },
  };
}

function section(heading: string, text: string) {
  return { kind: 'section' as const, heading, text };
}
