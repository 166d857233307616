import { join } from 'node:path';
import { type CapturedMail, HIDDEN_LINK } from '../../../../shared/admin-lists.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { type CapturedMessage, parseMail } from '../../../channels/email/captured-mail.ts';
import { createOutbox } from '../../../channels/email/outbox.ts';
import { isFresh, type MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { OUTBOX } from '../../../lib/program/data-files.ts';
import type { Site } from '../../../site/site.ts';

// Matches every web address, so that no link that opens an account is missed.
const LINK = /https?:\/\/\S+/gi;

/** Returns one page of the captured mail, newest first; none when a mail server is configured (decisions.md D36). */
export async function listMails(
  site: Site,
  { page, limit }: { page: number; limit: number },
): Promise<{ captured: boolean; mails: CapturedMail[]; hasMore: boolean }> {
  if (site.env.SMTP_URL) return { captured: false, mails: [], hasMore: false };
  const outbox = outboxOf(site);
  const names = (await outbox.names()).toReversed();
  const start = (page - 1) * limit;
  const mails: CapturedMail[] = [];
  for (const name of names.slice(start, start + limit)) {
    const source = await outbox.read(name);
    // A mail that was deleted since the list was read is left out.
    if (source) mails.push(summaryOf(name, await parseMail(source)));
  }
  return { captured: true, mails, hasMore: names.length > start + limit };
}

/**
 * Returns one captured mail, as text and in full. Its links may open accounts. So links are removed from the text and
 * the full mail is null, unless the administrator signed in within the hour and uses no token.
 * @throws {AppError} not_found when no mail has that name, or a mail server is configured.
 */
export async function readMail(site: Site, actor: MemberActor, name: string) {
  const source = site.env.SMTP_URL ? null : await outboxOf(site).read(name);
  if (!source) throw new AppError('not_found', message('no_such_mail'));
  const letter = await parseMail(source);
  const mail = { ...summaryOf(name, letter), from: letter.from };
  return isFresh(actor, site.clock.now())
    ? { ...mail, text: letter.text, source: source.toString('utf8') }
    : { ...mail, text: letter.text.replace(LINK, HIDDEN_LINK), source: null };
}

function summaryOf(name: string, { subject, to, size }: CapturedMessage): CapturedMail {
  return { name, subject, to, size, sentAt: stampOf(name) };
}

/** Returns when a mail was stored in the outbox; its name begins with that time. */
function stampOf(name: string): Date {
  return new Date(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z'));
}

/** Returns the folder in which the e-mail channel stores mail. */
function outboxOf({ env }: Site) {
  return createOutbox(join(env.DATA_DIR, OUTBOX));
}
