import { z } from 'zod';
import type { IncomingEvent } from '../incoming.ts';

/** The kinds of update that the site asks for (https://core.telegram.org/bots/api#update). */
export const ALLOWED_UPDATES = ['message'];

const name = z.string().optional();

// What the site reads of an update; everything else is left alone.
const updateSchema = z.object({
  message: z.object({
    chat: z.object({ id: z.number().int(), type: z.string(), username: name, first_name: name, last_name: name }),
    from: z.object({ is_bot: z.boolean().optional(), language_code: name }).optional(),
    text: z.string(),
  }),
});

type Chat = z.infer<typeof updateSchema>['message']['chat'];

/** `/start secret`, `/stop@the_bot`, or the same words without the slash, as people write them to other channels. */
const COMMAND = /^\/?(start|stop|pause|help)(?:@\w+)?(?:\s+(\S+))?\s*$/i;

/** The event that an update is; none for groups, bots, and what is no text (rules.md C28). */
export function eventsOf(update: unknown): IncomingEvent[] {
  const parsed = updateSchema.safeParse(update);
  if (!parsed.success) return [];
  const { chat, from, text } = parsed.data.message;
  if (chat.type !== 'private' || from?.is_bot) return [];
  const about = { channel: 'telegram', address: String(chat.id), language: languageOf(from?.language_code) } as const;
  const [, command, secret] = COMMAND.exec(text.trim()) ?? [];
  switch (command?.toLowerCase()) {
    case 'start':
      if (secret !== undefined) return [{ kind: 'link', ...about, secret, details: detailsOf(chat) }];
      return [{ kind: 'ask_token', ...about, details: detailsOf(chat) }];
    case 'stop':
      return [{ kind: 'stop', ...about }];
    case 'pause':
      return [{ kind: 'pause', ...about }];
    case 'help':
      return [{ kind: 'help', ...about }];
    default:
      return [{ kind: 'reply', ...about, text }];
  }
}

function detailsOf({ username, first_name, last_name }: Chat) {
  return { username: username ?? null, firstName: first_name ?? null, lastName: last_name ?? null };
}

/** The language of an IETF tag such as `es-419`. */
function languageOf(tag: string | undefined): string | undefined {
  return tag?.split('-')[0]?.toLowerCase();
}
