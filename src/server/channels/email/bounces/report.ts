import PostalMime, { type Email } from 'postal-mime';
import type { IncomingEvent } from '../../incoming.ts';
import type { AddressEffect } from '../../send-result.ts';
import { blamesAddress } from '../smtp-errors.ts';
import { OWN_ID_HEADER } from './own-id.ts';

type Failure = Extract<IncomingEvent, { kind: 'failure' }>;

/** A mail that came to the address for bounces. */
interface BounceMail {
  /** True for a report about a message; false for anything else, such as a reply or an out-of-office notice. */
  isReport: boolean;
  /** One failure for each of our messages and each address that the report says it did not reach. */
  failures: Failure[];
}

/** A recipient whom a message did not reach. */
interface Failed {
  addresses: string[];
  /** The enhanced status (RFC 3463), such as 5.1.1; null where the report has none. */
  status: string | null;
}

const MESSAGE_ID = /<[^<>\s@]+@[^<>\s@]+>/g;
// A delay is no failure, and a mail server may say what it delivered, relayed or expanded (RFC 3464 §2.3.3).
const FAILED = 'failed';
const ENHANCED = /\b([245]\.\d{1,3}\.\d{1,3})\b/;
const REPLY = /\b([45])\d\d[ -]/;
// Anybody can write such a mail. A report is about one message (RFC 3464 §2), and each of ours goes to one address.
const MAX_MESSAGES = 10;
const MAX_RECIPIENTS = 100;
const MAX_FAILURES = 100;

/**
 * Reads a report that a message could not be delivered (RFC 3464, RFC 6533), or one with the older header
 * X-Failed-Recipients of Exim and Gmail. It proves nothing by itself: the failures count only where the message they name
 * is one of this site. A mail that cannot be parsed is no report: anybody can send one, and it must not keep the reports
 * after it from being read.
 */
export async function readBounce(source: string | Uint8Array): Promise<BounceMail> {
  const email = await PostalMime.parse(source, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' }).catch(
    () => null,
  );
  if (email === null) return { isReport: false, failures: [] };
  const status = partOf(email, 'message/delivery-status') ?? partOf(email, 'message/global-delivery-status');
  const failed = status === null ? failedByHeader(email) : failedRecipients(status).slice(0, MAX_RECIPIENTS);
  const messageIds = failed.length ? namedMessages(email).slice(0, MAX_MESSAGES) : [];
  const failures = failed.flatMap(({ addresses, status }) =>
    messageIds.flatMap((providerId) =>
      addresses.map(
        (sentTo): Failure => ({
          ...{ channel: 'email', kind: 'failure', providerId, sentTo, isUnproven: true },
          messageId: providerId.slice(1, providerId.lastIndexOf('@')),
          ...meaningOf(status),
        }),
      ),
    ),
  );
  return { isReport: status !== null || failed.length > 0, failures: failures.slice(0, MAX_FAILURES) };
}

/** Returns the recipients that a delivery-status part calls failed. */
function failedRecipients(status: string): Failed[] {
  return blocksOf(status).flatMap((fields) => {
    if (fields.get('action')?.toLowerCase() !== FAILED) return [];
    const named = [fields.get('original-recipient'), fields.get('final-recipient')].flatMap(addressesIn);
    const code = ENHANCED.exec(fields.get('status') ?? '')?.[1] ?? null;
    return named.length
      ? [{ addresses: [...new Set(named)], status: preciseStatus(code, fields.get('diagnostic-code')) }]
      : [];
  });
}

/** Returns the recipients of a report without a delivery-status part, whose text has the reply of the mail server. */
function failedByHeader(email: Email): Failed[] {
  const header = email.headers.find(({ key }) => key === 'x-failed-recipients')?.value ?? '';
  const addresses = header
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text.includes('@'));
  return [...new Set(addresses)]
    .slice(0, MAX_RECIPIENTS)
    .map((address) => ({ addresses: [address], status: preciseStatus(null, email.text) }));
}

/**
 * Returns the status of a recipient. Many servers give a vague one, such as 5.0.0, and the exact one in the reply of the
 * other server.
 */
function preciseStatus(status: string | null, reply: string | undefined): string | null {
  if (status !== null && !status.endsWith('.0.0')) return status;
  const exact = ENHANCED.exec(reply ?? '')?.[1];
  if (exact && !exact.startsWith('2')) return exact;
  const [, kind] = REPLY.exec(reply ?? '') ?? [];
  return status ?? (kind ? `${kind}.0.0` : null);
}

/**
 * Returns the code of a failure and its effect on the address (rules.md C20). A permanent refusal disables the address,
 * a delay that lasted until the server gave up is counted, and a refused message or sender has no effect.
 */
function meaningOf(status: string | null): { code: string; effect: AddressEffect } {
  if (status === null) return { code: 'bounced_unknown', effect: 'count' };
  const code = `bounced_${status}`;
  if (status.startsWith('5')) return { code, effect: blamesAddress(status) ? 'disable' : 'none' };
  // Servers could not reach the address for days (4.4.x), which is no error of the site.
  const isAddress = blamesAddress(status) || status.startsWith('4.4.');
  return { code, effect: isAddress ? 'count' : 'none' };
}

/**
 * Returns every id of a message in the report: the own id of the returned message or its headers; else its Message-ID,
 * or the one that the report replies to.
 */
function namedMessages(email: Email): string[] {
  const returned = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers']
    .map((type) => partOf(email, type))
    .find((part) => part !== null);
  const idsIn = (name: string) => {
    const header = new RegExp(`^${name}:\\s*(<[^<>\\s]+>)`, 'im');
    return [returned, email.text].flatMap((text) => header.exec(text ?? '')?.[1] ?? []);
  };
  const ownIds = idsIn(OWN_ID_HEADER);
  const sources = ownIds.length ? ownIds : [...idsIn('Message-ID'), email.inReplyTo, email.references];
  return [...new Set(sources.flatMap((text) => text?.match(MESSAGE_ID) ?? []))];
}

/** Returns the text of the first part of a type; null where there is none. */
function partOf(email: Email, type: string): string | null {
  const part = email.attachments.find(({ mimeType }) => mimeType?.toLowerCase() === type);
  return typeof part?.content === 'string' ? part.content : null;
}

/** Returns the groups of fields in a delivery-status part, unfolded, with names in lower case (RFC 3464 §2.1). */
function blocksOf(status: string): Map<string, string>[] {
  return status
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .map((block) => {
      const lines = block.replace(/\n[ \t]+/g, ' ').split('\n');
      return new Map(
        lines.flatMap((line) => {
          const at = line.indexOf(':');
          return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const] : [];
        }),
      );
    });
}

/** Returns the address of a recipient field, such as `rfc822; ruth@example.org`, in one list, or an empty one. */
function addressesIn(field: string | undefined): string[] {
  // The part before the first @ holds none, so that the time grows with the length only, also for a field of many @.
  const [, address] = /^[^;]*;\s*<?([^<>\s@]+@[^<>\s]+?)>?\s*$/.exec(field ?? '') ?? [];
  return address ? [address] : [];
}
