import type { Queries, Work } from '../../../../../db/database.ts';
import { inLanguage } from '../../../../content/messages.ts';
import { type AlertMethod, CHANNELS, isChat } from '../../../../shared/channels/channels.ts';
import { DEFAULT_LANGUAGE } from '../../../../shared/languages.ts';
import { channelMessage, message } from '../../../../shared/messages/catalogue.ts';
import type { IncomingEvent, Received, Reply } from '../../../channels/incoming.ts';
import { findStorageError } from '../../../lib/errors/storage-errors.ts';
import { RETENTION_MS, retentionMinutes } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { pauseTwoWeeks } from '../../schedule/pauses/service.ts';
import { isDeliverable, readHolders, recordLastWritten } from '../addresses/holders.ts';
import { deleteOptOut, optIn, optOut, storeOptOut } from '../addresses/opt-outs.ts';
import type { AddressRow } from '../addresses/repo.ts';
import { linkChat } from '../chat-links.ts';
import { cancelForAddress } from '../deliveries/service.ts';
import { queueUpcoming } from '../deliveries/upcoming.ts';
import { makeChatToken } from '../proofs/chat-tokens.ts';
import { consumeLinkSecret } from '../proofs/service.ts';
import { readLanguage } from '../repo.ts';
import { handleAnswerEvent, handleFreeText, handleToday } from './answer-events.ts';
import { handleCareWords } from './care.ts';
import { type Effect, NO_EFFECT, notLinked } from './effect.ts';
import { mayAnswer } from './may-answer.ts';
import * as repo from './repo.ts';
import { handleFailure, handleReceipt } from './reported.ts';
import { disableRevoked } from './revoked.ts';

/** An event from a person who wrote to the site. */
interface Written {
  channel: AlertMethod;
  address: string;
}

/**
 * Takes the replies to people whose messages are stored, also where a later event of the same call fails. Replies that a
 * response would hold are lost then, so such a webhook brings one event of a person (`Webhook` in channels/incoming.ts).
 */
type SendReply = (reply: Reply) => void;

/**
 * Handles the events of a provider's call. A repeated event changes nothing. If one of several fails, each is handled by
 * itself, so that it stops no other (rules.md S8).
 * @throws the first error: the provider calls again.
 */
export async function handleEvents(site: Site, events: readonly IncomingEvent[], reply: SendReply): Promise<void> {
  try {
    await handleInTransaction(site, events, null, reply);
  } catch (err) {
    if (events.length < 2 || findStorageError(err) !== null) throw err;
    const errors = await handleEach(site, events, reply, err);
    if (errors.length > 0) throw errors[0];
  }
}

/**
 * Handles fetched events as {@link handleEvents} does, and stores the cursor with them. An event that fails is skipped,
 * but an error of the storage keeps the earlier cursor, so that the events are fetched again.
 * @throws the error of the storage.
 */
export async function handleReceived(
  site: Site,
  channel: AlertMethod,
  { events, cursor }: Received,
  reply: SendReply,
): Promise<void> {
  const reached = { channel, cursor };
  try {
    await handleInTransaction(site, events, reached, reply);
  } catch (err) {
    if (findStorageError(err) !== null) throw err;
    const errors = await handleEach(site, events, reply, err);
    const last = errors.at(-1);
    if (findStorageError(last) !== null) throw last;
    await handleInTransaction(site, [], reached, reply);
  }
}

/** Handles events each by itself after an error of them all, up to an error of the storage. Returns the errors. */
async function handleEach(site: Site, events: readonly IncomingEvent[], reply: SendReply, reason: unknown) {
  const channel = events[0]?.channel;
  site.log.error(
    { err: reason, channel },
    'messages from a provider could not be taken together; taking each by itself',
  );
  const errors: unknown[] = [];
  for (const event of events)
    try {
      await handleInTransaction(site, [event], null, reply);
    } catch (err) {
      errors.push(err);
      if (findStorageError(err) !== null) break;
      site.log.error({ err, channel, kind: event.kind }, 'a message from a provider could not be taken');
    }
  return errors;
}

/** Returns the stored cursor of a provider, or null before the first time. */
export async function cursorOf(site: Site, channel: AlertMethod): Promise<string | null> {
  return repo.findCursor(site.db, channel);
}

async function handleInTransaction(
  site: Site,
  events: readonly IncomingEvent[],
  reached: { channel: AlertMethod; cursor: string } | null,
  reply: SendReply,
): Promise<void> {
  const { replies, changed, due } = await site.db.atomic(function* (q) {
    const replies: Reply[] = [];
    const changed = new Set<number>();
    const due: number[] = [];
    for (const event of events) {
      if (!(yield* isNew(q, site, event))) continue;
      const { members, said: answer, reader, dueAt, press } = yield* handleEvent(q, site, event);
      if (dueAt !== undefined) due.push(dueAt);
      const writers = 'address' in event ? yield* recordLastWritten(q, site, event.channel, event.address) : [];
      for (const userId of [...members, ...writers]) changed.add(userId);
      if (answer === null || !('address' in event) || ('answered' in event && event.answered)) continue;
      const language = reader === null ? (event.language ?? DEFAULT_LANGUAGE) : yield* readLanguage(q, reader);
      const { channel, address } = event;
      const text = inLanguage(language, answer);
      replies.push({ channel, address, text, ...(press && { press: { ...press, language } }) });
    }
    if (reached) yield* repo.upsertCursor(q, reached.channel, reached.cursor);
    return { replies, changed, due };
  });
  for (const userId of changed) site.live.announce(userId);
  for (const at of due) site.due.announce(at);
  for (const each of replies) reply(each);
}

/** Returns false for an event with an id that was taken before. Providers may send one twice. */
function* isNew(q: Queries, site: Site, { channel, eventId }: IncomingEvent): Work<boolean> {
  return eventId === undefined || (yield* repo.insertReceived(q, channel, eventId, new Date(site.clock.now())));
}

/** Deletes the ids of events that are too old to come again. */
export async function deleteOldReceived(site: Site): Promise<void> {
  const before = new Date(site.clock.now() - RETENTION_MS.receivedEvents);
  await site.db.atomic((q) => repo.deleteReceivedBefore(q, before));
}

/** Handles an event. Words of danger are answered with help, whatever command they come with (rules.md G6). */
function* handleEvent(q: Queries, site: Site, event: IncomingEvent): Work<Effect> {
  if (!('text' in event) || event.text === undefined) return yield* handleByKind(q, site, event);
  const { channel, address, text } = event;
  // The event may end the messages, and only somebody who gets messages is answered, so the words come first.
  const care = yield* handleCareWords(q, site, { channel, address, text });
  const effect = yield* handleByKind(q, site, event);
  if (!care) return effect;
  const members = [...effect.members, ...care.members];
  return care.said || event.kind === 'reply' ? { ...effect, ...care, members } : { ...effect, members };
}

function* handleByKind(q: Queries, site: Site, event: IncomingEvent): Work<Effect> {
  switch (event.kind) {
    case 'receipt':
      return yield* handleReceipt(q, site, event);
    case 'failure':
      return yield* handleFailure(q, site, event);
    case 'stop':
      return yield* handleStop(q, site, event);
    case 'start':
      return yield* handleStart(q, site, event);
    case 'pause':
      return yield* handlePause(q, site, event);
    case 'answer':
      return yield* handleAnswerEvent(q, site, event);
    case 'today':
      return yield* handleToday(q, site, event);
    case 'revoked':
      return { ...NO_EFFECT, members: yield* disableRevoked(q, site, event) };
    case 'link':
      return yield* handleLink(q, site, event);
    case 'ask_token':
      return yield* handleTokenRequest(q, site, event);
    case 'help':
      return yield* handleHelp(q, site, event);
    case 'reply':
      return (yield* handleFreeText(q, site, event)) ?? (yield* handleHelp(q, site, event));
  }
}

function* handleHelp(q: Queries, site: Site, event: Written & Pick<IncomingEvent, 'kind'>): Work<Effect> {
  const { replies } = CHANNELS[event.channel];
  if (replies === null) return NO_EFFECT;
  const holders = yield* readHolders(q, site, event.channel, event.address);
  if (event.kind === 'reply' && !mayAnswer(site, event.channel, holders)) return NO_EFFECT;
  const [holder] = holders;
  const { APP_NAME: app, SUPPORT_EMAIL, publicUrl } = site.env;
  const contact = SUPPORT_EMAIL ?? publicUrl;
  const help = replies.costs ? 'reply_help' : 'reply_help_free';
  const said = message(replies.kind === 'chat' ? 'chat_help' : help, { app, contact });
  return { members: [], said, reader: holder?.userId ?? null };
}

/** Ends messages to an address for every member with it, and cancels the waiting ones (rules.md C2). */
function* handleStop(q: Queries, site: Site, { channel, address }: Written): Work<Effect> {
  const holders = yield* readHolders(q, site, channel, address);
  const isNew = holders.length === 0 || holders.some(({ optedOutAt }) => optedOutAt === null);
  yield* storeOptOut(q, site, channel, address);
  for (const holder of holders) {
    yield* optOut(q, site, holder, 'reply');
    yield* cancelForAddress(q, site, holder, 'stopped');
  }
  const { APP_NAME: app } = site.env;
  const said = isNew ? message(isChat(channel) ? 'chat_stopped' : 'reply_stopped', { app }) : null;
  return { members: membersOf(holders), said, reader: holders[0]?.userId ?? null };
}

/** Enables messages to an opted-out address; any other stays as it is (rules.md C5). */
function* handleStart(q: Queries, site: Site, { channel, address }: Written): Work<Effect> {
  const holders = yield* readHolders(q, site, channel, address);
  yield* deleteOptOut(q, site, channel, address);
  const out = holders.filter(({ optedOutAt }) => optedOutAt !== null);
  if (out.length === 0) return NO_EFFECT;
  for (const holder of out) {
    yield* optIn(q, site, holder);
    yield* queueUpcoming(q, site, holder.userId);
  }
  const { APP_NAME: app } = site.env;
  const said = message(isChat(channel) ? 'chat_started' : 'reply_started', { app });
  return { members: membersOf(out), said, reader: out[0]?.userId ?? null };
}

/**
 * Pauses the messages of every member who proved an address for two weeks, unless they are paused. Where each answer
 * costs, a stranger, an opted-out address, and a member whose messages are paused already get none.
 */
function* handlePause(q: Queries, site: Site, { channel, address }: Written): Work<Effect> {
  const costs = CHANNELS[channel].replies?.costs;
  const everybody = yield* readHolders(q, site, channel, address);
  const holders = everybody.filter((row) => (costs ? isDeliverable(row) : row.verifiedAt !== null));
  if (costs && holders.length === 0) return NO_EFFECT;
  let began = false;
  for (const { userId } of holders) began = (yield* pauseTwoWeeks(q, site, userId, { source: 'reply' })) || began;
  if (costs && !began) return NO_EFFECT;
  const said = holders.length > 0 ? message('reply_paused') : notLinked(channel);
  return { members: membersOf(holders), said, reader: holders[0]?.userId ?? null };
}

/**
 * Links an address to the member whose secret it brought. A wrong, used or old secret gets the same answer (rules.md
 * C28).
 */
function* handleLink(q: Queries, site: Site, event: IncomingEvent & { kind: 'link' }): Work<Effect> {
  const { channel, address, secret, details } = event;
  const userId = yield* consumeLinkSecret(q, site, channel, secret);
  const { secretOver } = CHANNELS[channel].says;
  if (userId === null) return { ...NO_EFFECT, said: secretOver === null ? null : channelMessage(secretOver, channel) };
  const members = yield* linkChat(q, site, { userId, channel, address, details });
  const { APP_NAME: app } = site.env;
  const account = yield* repo.readUsername(q, userId);
  return { members, said: message('reply_linked', { app, account }), reader: userId };
}

/** Gives an address a token to paste into Settings (decisions.md D26). An opted-out address gets messages again. */
function* handleTokenRequest(q: Queries, site: Site, event: IncomingEvent & { kind: 'ask_token' }): Work<Effect> {
  const { channel, address, details } = event;
  const holders = yield* readHolders(q, site, channel, address);
  const started = yield* handleStart(q, site, event);
  if (started.said !== null) return started;
  const token = yield* makeChatToken(q, site, { channel, address, details });
  const said = message('reply_token', { method: channel, token, minutes: retentionMinutes('linkSecrets') });
  return { ...NO_EFFECT, said, reader: holders[0]?.userId ?? null };
}

function membersOf(rows: AddressRow[]): number[] {
  return rows.map(({ userId }) => userId);
}
