import { join } from 'node:path';
import { type CapturedMail, HIDDEN_LINK } from '../../../../shared/admin-lists.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { type CapturedLetter, readLetter } from '../../../channels/email/captured-mail.ts';
import { createOutbox } from '../../../channels/email/outbox.ts';
import { isFresh, type MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';

// Every web address, whatever it leads to: none that opens an account is missed.
const LINK = /https?:\/\/\S+/gi;

/** One page of the captured mail, newest first; none where a mail server is set (decisions.md D36). */
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
    // One that was deleted in this moment is no longer there to be shown.
    if (source) mails.push(summaryOf(name, await readLetter(source)));
  }
  return { captured: true, mails, hasMore: names.length > start + limit };
}

/**
 * One captured mail, as text and whole. Its links may open accounts: they are left out of the text, and the whole mail is
 * null, unless the administrator is a person who signed in within the hour.
 * @throws {AppError} not_found when there is none of that name, or a mail server is set.
 */
export async function readMail(site: Site, actor: MemberActor, name: string) {
  const source = site.env.SMTP_URL ? null : await outboxOf(site).read(name);
  if (!source) throw new AppError('not_found', message('no_such_mail'));
  const letter = await readLetter(source);
  const mail = { ...summaryOf(name, letter), from: letter.from };
  return isFresh(actor, site.clock.now())
    ? { ...mail, text: letter.text, source: source.toString('utf8') }
    : { ...mail, text: letter.text.replace(LINK, HIDDEN_LINK), source: null };
}

function summaryOf(name: string, { subject, to, size }: CapturedLetter): CapturedMail {
  return { name, subject, to, size, sentAt: stampOf(name) };
}

/** When a mail was put into the outbox: its name begins with it. */
function stampOf(name: string): Date {
  return new Date(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z'));
}

/** The folder that the e-mail channel puts mail into. */
function outboxOf({ env }: Site) {
  return createOutbox(join(env.DATA_DIR, 'outbox'));
}
