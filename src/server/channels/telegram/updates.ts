import { z } from 'zod';
import type { IncomingEvent } from '../incoming.ts';
import { pressId, readButton } from './buttons.ts';

/** The kinds of update that the site asks for (https://core.telegram.org/bots/api#update). */
export const ALLOWED_UPDATES = ['message', 'callback_query'];

const name = z.string().optional();

const chatSchema = z.object({
  id: z.number().int(),
  type: z.string(),
  username: name,
  first_name: name,
  last_name: name,
});
const senderSchema = z.object({ is_bot: z.boolean().optional(), language_code: name });

// The fields of an update that the site reads. It ignores all others.
const messageSchema = z.object({
  update_id: z.number().int(),
  message: z.object({
    chat: chatSchema,
    from: senderSchema.optional(),
    text: z.string(),
    reply_to_message: z.object({ message_id: z.number().int() }).optional(),
  }),
});
const pressSchema = z.object({
  update_id: z.number().int(),
  callback_query: z.object({
    id: z.string(),
    from: senderSchema,
    data: z.string(),
    message: z.object({ message_id: z.number().int(), chat: chatSchema }),
  }),
});

type Chat = z.infer<typeof chatSchema>;

/**
 * Matches `/start secret`, `/stop@the_bot`, `/stop please stop`, and the same words without the slash and with at most
 * one other, as people write them to other channels.
 */
const COMMAND = /^(?:\/(?=\S)|(?=\S+(?:\s+\S+)?$))(start|stop|today|pause|help)(?:@\w+)?(?:\s+(.+))?$/is;

/** Matches the secret of a link from Settings (rules.md C28). Any other word after "start" is only a word. */
const LINK_SECRET = /^[\w-]{22,43}$/;

/**
 * Returns the event of an update of a bot. Groups, bots, and anything but text and buttons give none (rules.md C28).
 * Every bot numbers its updates separately.
 */
export function eventsOf(botId: string, update: unknown): IncomingEvent[] {
  const press = pressSchema.safeParse(update);
  if (press.success) return pressEvents(press.data.callback_query, `${botId}:${press.data.update_id}`);
  const parsed = messageSchema.safeParse(update);
  if (!parsed.success) return [];
  const { chat, from, text, reply_to_message: answered } = parsed.data.message;
  if (chat.type !== 'private' || from?.is_bot) return [];
  const eventId = `${botId}:${parsed.data.update_id}`;
  const language = languageOf(from?.language_code);
  const about = { channel: 'telegram', address: String(chat.id), language, eventId } as const;
  const [, command, words] = COMMAND.exec(text.trim()) ?? [];
  const kind = command?.toLowerCase();
  const said = words === undefined ? about : { ...about, text };
  switch (kind) {
    case 'start':
      if (words !== undefined && LINK_SECRET.test(words))
        return [{ kind: 'link', ...about, secret: words, details: detailsOf(chat) }];
      return [{ kind: 'ask_token', ...said, details: detailsOf(chat) }];
    case 'stop':
    case 'today':
    case 'pause':
    case 'help':
      return [{ kind, ...said }];
    default:
      return [{ kind: 'reply', ...about, text, ...(answered && { repliesTo: String(answered.message_id) }) }];
  }
}

/** Returns the event of a pressed button (https://core.telegram.org/bots/api#callbackquery). */
function pressEvents(
  { id: queryId, from, data, message: { message_id: messageId, chat } }: z.infer<typeof pressSchema>['callback_query'],
  eventId: string,
): IncomingEvent[] {
  const button = readButton(data);
  if (!button || chat.type !== 'private' || from.is_bot) return [];
  const language = languageOf(from.language_code);
  const about = { channel: 'telegram', address: String(chat.id), language, eventId } as const;
  const press = pressId({ queryId, messageId, capability: button.capability });
  return [{ kind: 'answer', ...about, ...button, press }];
}

function detailsOf({ username, first_name, last_name }: Chat) {
  return { username: username ?? null, firstName: first_name ?? null, lastName: last_name ?? null };
}

/** Returns the language of an IETF tag such as `es-419`. */
function languageOf(tag: string | undefined): string | undefined {
  return tag?.split('-')[0]?.toLowerCase();
}
