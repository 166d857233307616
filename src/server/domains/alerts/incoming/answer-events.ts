import type { Queries, Work } from '../../../../../db/database.ts';
import { chatLanguage } from '../../../../content/chats.ts';
import { isChat } from '../../../../shared/channels/channels.ts';
import { MIN_REFLECTION_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import { visibleLength } from '../../../../shared/text/visible-length.ts';
import type { IncomingEvent } from '../../../channels/incoming.ts';
import { authorizeMember } from '../../../lib/actor.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { readTodaysEntries } from '../../guidance/service.ts';
import { isDeliverable, readHolders } from '../addresses/holders.ts';
import type { AddressRow } from '../addresses/repo.ts';
import { readAnswerableByProviderId, readLastSent } from '../answers/repo.ts';
import { ANSWER_GONE, type Answerable, applyAnswer, readByCapability, type Taken } from '../answers/service.ts';
import { readLanguage } from '../repo.ts';
import { type Effect, NO_EFFECT, notLinked } from './effect.ts';
import { mayAnswer } from './may-answer.ts';

/**
 * Takes a button or a word that answers a message. A button counts only from an address of the message's member, and
 * only from the person of that address. A word answers the last message that went to the address within a day; without
 * such a message the reply says where to look, once a day where each answer costs. A repeated answer by words gets no
 * second confirmation.
 */
export function* handleAnswerEvent(q: Queries, site: Site, event: IncomingEvent & { kind: 'answer' }): Work<Effect> {
  const { channel, address, answer, capability, press, person } = event;
  const everybody = yield* readHolders(q, site, channel, address);
  const holders = everybody.filter(
    (row) => isDeliverable(row) && (person === undefined || row.details.user === person),
  );
  const found =
    capability === undefined ? yield* lastTo(q, site, holders) : yield* pressed(q, site, event, holders, capability);
  const reader = found?.delivery.userId ?? holders[0]?.userId ?? null;
  if (!found && capability === undefined) {
    if (holders.length === 0 || !mayAnswer(site, channel, everybody)) return NO_EFFECT;
    return { members: [], reader, said: message('reply_nothing_waits', { url: `${site.env.publicUrl}/guidance` }) };
  }
  const source = capability === undefined ? 'reply' : 'message';
  const taken = found ? yield* applyAnswer(q, site, found, { answer, source }) : ANSWER_GONE;
  const { outcome, open } = taken;
  const said = holders.length > 0 ? sentenceOf(taken) : notLinked(channel);
  if (press !== undefined)
    return { members: [], said, reader, press: { id: press, outcome, open: byPress(taken, open) } };
  const isNews = taken.changed || outcome === 'words_needed' || outcome === 'not_again';
  return isNews ? { members: [], said, reader } : NO_EFFECT;
}

/**
 * Takes a text of 20 or more characters as the words of a reflection: as a reply to its message in a chat, or to the last
 * message that the address got within a day. Words that are too short, or that name no message in a chat, are answered with
 * what to do. Returns null for any other text.
 */
export function* handleFreeText(q: Queries, site: Site, event: IncomingEvent & { kind: 'reply' }): Work<Effect | null> {
  const { channel, address, text, repliesTo } = event;
  const isShort = visibleLength(text) < MIN_REFLECTION_LENGTH;
  const inChat = isChat(channel);
  if (isShort && repliesTo === undefined && inChat) return null;
  const everybody = yield* readHolders(q, site, channel, address);
  if (isShort && !mayAnswer(site, channel, everybody)) return null;
  const holders = everybody.filter(isDeliverable);
  const found =
    repliesTo === undefined ? yield* lastTo(q, site, holders) : yield* repliedTo(q, site, holders, repliesTo);
  if (found?.entry.contentType !== 'reflection' || found.entry.isCompleted) return null;
  const to = { members: [], reader: found.delivery.userId };
  if (isShort) return { ...to, said: message('reply_words_needed', { min: MIN_REFLECTION_LENGTH }) };
  // Not every message in a chat is a reflection, so ask the member to reply to it.
  if (repliesTo === undefined && inChat) return { ...to, said: message('chat_reply_to_reflection') };
  yield* applyAnswer(q, site, found, { answer: 'done', words: text, source: 'reply' });
  return { ...to, said: message('reply_reflection_kept') };
}

/** Names today's entries in a member's chat, with the link to read them. */
export function* handleToday(
  q: Queries,
  site: Site,
  { channel, address }: IncomingEvent & { kind: 'today' },
): Work<Effect> {
  const [holder] = (yield* readHolders(q, site, channel, address)).filter(isDeliverable);
  if (!holder) return { ...NO_EFFECT, said: notLinked(channel) };
  const { types } = chatLanguage(yield* readLanguage(q, holder.userId));
  const today = yield* readTodaysEntries(q, site, authorizeMember({ kind: 'system' }, holder.userId));
  const { publicUrl } = site.env;
  const entries = today.map(
    ({ contentType, title, isCompleted }) => `${isCompleted ? '✓' : '•'} ${types[contentType]} · ${title}`,
  );
  const said = entries.length
    ? message('reply_today', { entries: entries.join('\n'), url: `${publicUrl}/dashboard` })
    : message('reply_today_none', { url: `${publicUrl}/guidance` });
  return { members: [], said, reader: holder.userId };
}

/** Returns the message of a pressed button, or null where the address that pressed it is not its member's. */
function* pressed(
  q: Queries,
  site: Site,
  { channel }: IncomingEvent,
  holders: readonly AddressRow[],
  capability: string,
): Work<Answerable | null> {
  const found = yield* readByCapability(q, site, capability);
  const isOwn = holders.some(({ userId }) => userId === found?.delivery.userId);
  return found?.delivery.channel === channel && isOwn ? found : null;
}

/** Returns the last message that went to one of these addresses within a day, since the address was proved, or null. */
function* lastTo(q: Queries, site: Site, holders: readonly AddressRow[]): Work<Answerable | null> {
  let last: Answerable | null = null;
  for (const holder of holders) {
    const found = yield* readLastSent(q, holder, sinceProved(site, holder, RETENTION_MS.wordsAboutLast));
    if (found && (last === null || sentAt(found) > sentAt(last))) last = found;
  }
  return last;
}

function* repliedTo(q: Queries, site: Site, holders: readonly AddressRow[], id: string): Work<Answerable | null> {
  for (const holder of holders) {
    const found = yield* readAnswerableByProviderId(
      q,
      holder,
      id,
      sinceProved(site, holder, RETENTION_MS.messageAnswers),
    );
    if (found) return found;
  }
  return null;
}

/** The row of an address may have had another number or chat before it was proved. */
function sinceProved(site: Site, { verifiedAt }: AddressRow, withinMs: number): Date {
  return new Date(Math.max(site.clock.now() - withinMs, verifiedAt?.getTime() ?? Number.POSITIVE_INFINITY));
}

function sentAt({ delivery }: Answerable): number {
  return delivery.startedAt?.getTime() ?? 0;
}

/** A press cannot complete a reflection. */
function byPress({ contentType }: Taken, open: Taken['open']): Taken['open'] {
  return contentType === 'reflection' ? open.filter((answer) => answer !== 'done') : open;
}

function sentenceOf({ outcome, changed }: Taken): CodedMessage {
  switch (outcome) {
    case 'done':
      return message(changed ? 'reply_done' : 'reply_done_before');
    case 'words_needed':
      return message('reply_words_needed', { min: MIN_REFLECTION_LENGTH });
    case 'later':
      return message(changed ? 'reply_later' : 'reply_later_before');
    case 'not_again':
      return message('reply_not_again');
    case 'paused':
      return message('reply_paused');
    case 'used':
      return message('reply_used');
    case 'gone':
      return message('reply_gone');
  }
}
