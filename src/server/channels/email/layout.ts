import { type MailLanguage, mailLanguage } from '../../../content/mails.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/languages.ts';
import type { EntryPart } from '../entry-parts.ts';
import type { Recipient } from '../message.ts';
import type { MailColour } from './palette.ts';

/** One part of a mail. Both twins are made from the same parts, so they say the same. */
export type MailPart =
  | EntryPart
  /** Words that the reader of the mail wrote earlier, in any language. The occasion stands below them. */
  | { kind: 'own'; heading: string; text: string; occasion: string | null }
  /** Small links side by side. */
  | { kind: 'links'; links: MailLink[] }
  /** An address to copy, in full. */
  | { kind: 'address'; lead: string; url: string }
  | { kind: 'rows'; heading: string; rows: MailRow[] };

/** A row with a short label and a text. */
export interface MailRow {
  term: string;
  text: string;
  /** The language of the text, where it may differ from the language of the frame. */
  lang?: string;
}

export interface MailLink {
  label: string;
  url: string;
}

/** The content of one mail, before it becomes HTML and plain text. */
export interface MailContent {
  /** The code of the language it is written in (BCP 47). */
  language: string;
  /** The language of the title, the preview and the parts, where it differs from the language of the frame. */
  contentLanguage?: string;
  /** The language of the preview, where it differs from that of the title. */
  previewLanguage?: string;
  subject: string;
  /** The preview that an inbox shows beside the subject. */
  preview: string;
  /** A small label above the title. */
  label: { text: string; colour: MailColour } | null;
  title: string;
  parts: MailPart[];
  button: MailLink;
  /** The paragraphs below the button. */
  afterButton: MailPart[];
  /** Says why this mail came, and how to change that. */
  footer: { reason: string; links: MailLink[] };
}

/** The facts of a site that all of its mails show. */
export interface MailSite {
  appName: string;
  publicUrl: string;
  supportEmail: string | null;
}

/** The site's own footer link, where it has an address for questions. */
export function supportLinks({ supportEmail }: MailSite, language: string): MailLink[] {
  if (!supportEmail) return [];
  return [{ label: mailLanguage(language).mail.support(supportEmail), url: `mailto:${supportEmail}` }];
}

/**
 * Returns the footer links of a mail that its reader can end: to end it, to the settings, and to the site's address for
 * questions.
 */
export function subscriptionLinks(
  { to, unsubscribeUrl, settingsUrl }: { to: Recipient; unsubscribeUrl: string; settingsUrl: string },
  { guidance: words }: MailLanguage['mail'],
  site: MailSite,
): MailLink[] {
  return [
    { label: words.unsubscribe, url: unsubscribeUrl },
    { label: words.settings, url: settingsUrl },
    ...supportLinks(site, to.language ?? DEFAULT_LANGUAGE),
  ];
}

/** Returns the site's host, as a mail names it. */
export function hostOf({ publicUrl }: MailSite): string {
  return new URL(publicUrl).host;
}
