import { recordArrival } from './arrivals.ts';

export const BOT_USERNAME = 'hesed_test_bot';

/** The answer of a method. */
export interface Answer {
  status: number;
  body: object;
}

/** A person on Telegram. */
interface TelegramPerson {
  id: number;
  username?: string;
  first_name?: string;
  last_name?: string;
  language_code?: string;
}

/** A message that the bot sent. */
interface SentText {
  chat_id: number;
  text: string;
  entities?: { type: string; offset: number; length: number }[];
  parse_mode?: string;
  reply_markup?: Keyboard;
}

interface Keyboard {
  inline_keyboard: { text: string; callback_data: string }[][];
}

/** The answer to a press: the notice that the person saw. */
interface Notice {
  callback_query_id: string;
  text?: string;
}

type ChatState = 'open' | 'blocked' | 'deactivated';

/** The double's one bot with its chats and updates, without the connection to it. */
export interface TelegramBot {
  readonly sent: SentText[];
  /** The webhook that is set, with its secret. */
  readonly webhook: { url: string; secret_token?: string } | null;
  /** The notices that answered presses. */
  readonly notices: Notice[];
  /** Returns the present buttons below a message, by its number. */
  buttonsOf(messageId: number): { text: string; callback_data: string }[];
  /**
   * Makes a person write to the bot, as a reply if a message is named. Returns the update. `type` is the type of the chat.
   */
  write(from: TelegramPerson, text: string, type?: 'private' | 'group', repliesTo?: number): { update_id: number };
  /** Makes a person press the button with this data below a message. Returns the update. */
  press(from: TelegramPerson, messageId: number, data: string): object;
  /** Delivers an update again under a new number, as when a person presses a button twice. */
  repeat(update: object): void;
  /** Keeps an update that was fetched, as Telegram does until the next call confirms it. */
  keep(update: { update_id: number }): void;
  /** Sets the webhook, as another program might, and the last error of calls to it. So many updates wait for a call. */
  setWebhook(url: string, last?: { error: string; hoursAgo: number; waiting: number }): void;
  /** Makes a person block the bot, delete their account, or return. */
  setChat(chatId: number, state: ChatState): void;
  /** Resolves once a poll waits for updates. */
  polled(): Promise<void>;
  /** Ends the poll that waits, without updates, as Telegram does after its time. */
  endPoll(): void;
  /** Runs a method, and returns its answer; null for a method that does not exist. `leaving` ends a poll. */
  run(method: string, body: unknown, leaving: AbortSignal): Answer | Promise<Answer> | null;
}

/** Creates a bot without chats. */
export function createTelegramBot(): TelegramBot {
  const sent: SentText[] = [];
  const chats = new Map<number, ChatState>();
  const notices: Notice[] = [];
  const keyboards = new Map<number, Keyboard>();
  const openQueries = new Set<string>();
  let updates: { update_id: number }[] = [];
  let webhook: TelegramBot['webhook'] = null;
  let webhookError: object | null = null;
  let lastId = 100;
  let poll: { end(answer: Answer): void; wake(): void } | null = null;
  let pollBegins: (() => void)[] = [];

  // biome-ignore lint/suspicious/noExplicitAny: each method has parameters of its own.
  const methods: Record<string, (body: any, leaving: AbortSignal) => Answer | Promise<Answer>> = {
    getMe: () => ok({ id: 123456789, is_bot: true, first_name: 'Hesed', username: BOT_USERNAME }),
    setWebhook({ url, secret_token }: { url: string; secret_token?: string }) {
      if (!url.startsWith('https:'))
        return error(400, 'Bad Request: bad webhook: An HTTPS URL must be provided for webhook');
      webhook = { url, ...(secret_token === undefined ? {} : { secret_token }) };
      return ok(true);
    },
    getWebhookInfo: () =>
      ok({ url: webhook?.url ?? '', has_custom_certificate: false, pending_update_count: 0, ...webhookError }),
    deleteWebhook() {
      webhook = null;
      return ok(true);
    },
    sendMessage(body: SentText) {
      const { chat_id, text } = body;
      const state = chats.get(chat_id);
      if (state === undefined) return error(400, 'Bad Request: chat not found');
      if (state === 'blocked') return error(403, 'Forbidden: bot was blocked by the user');
      if (state === 'deactivated') return error(403, 'Forbidden: user is deactivated');
      if (!text.trim()) return error(400, 'Bad Request: message text is empty');
      if (text.length > 4096) return error(400, 'Bad Request: message is too long');
      for (const { callback_data: data } of body.reply_markup?.inline_keyboard.flat() ?? [])
        if (data.length < 1 || Buffer.byteLength(data) > 64) return error(400, 'Bad Request: BUTTON_DATA_INVALID');
      sent.push(recordArrival(body));
      if (body.reply_markup) keyboards.set(sent.length, body.reply_markup);
      return ok({ message_id: sent.length, date: 1, chat: { id: chat_id, type: 'private' }, text });
    },
    // https://core.telegram.org/bots/api#answercallbackquery
    answerCallbackQuery(notice: Notice) {
      if ((notice.text ?? '').length > 200) return error(400, 'Bad Request: MESSAGE_TOO_LONG');
      if (!openQueries.delete(notice.callback_query_id))
        return error(400, 'Bad Request: query is too old and response timeout expired or query ID is invalid');
      notices.push(notice);
      return ok(true);
    },
    // https://core.telegram.org/bots/api#editmessagereplymarkup
    editMessageReplyMarkup({ message_id, reply_markup }: { message_id: number; reply_markup: Keyboard }) {
      if (!sent[message_id - 1]) return error(400, 'Bad Request: message to edit not found');
      if (JSON.stringify(keyboards.get(message_id)) === JSON.stringify(reply_markup))
        return error(
          400,
          'Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
        );
      keyboards.set(message_id, reply_markup);
      return ok({ message_id });
    },
    getUpdates({ offset = 0, timeout = 0 }: { offset?: number; timeout?: number }, leaving) {
      if (webhook)
        return error(
          409,
          "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        );
      poll?.end(
        error(409, 'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running'),
      );
      updates = updates.filter(({ update_id }) => update_id >= offset);
      if (updates.length || timeout === 0) return ok(updates);
      return new Promise<Answer>((resolve) => {
        const timer = setTimeout(() => end(ok([])), timeout * 1_000);
        const end = (answer: Answer) => {
          clearTimeout(timer);
          if (poll?.end === end) poll = null;
          resolve(answer);
        };
        poll = { end, wake: () => end(ok(updates)) };
        leaving.addEventListener('abort', () => end(ok([])), { once: true });
        for (const begin of pollBegins) begin();
        pollBegins = [];
      });
    },
  };

  function push<Update extends { update_id: number }>(update: Update): Update {
    updates.push(update);
    poll?.wake();
    return update;
  }

  return {
    run: (method, body, leaving) => methods[method]?.(body, leaving) ?? null,
    ...{ sent, notices },
    get webhook() {
      return webhook;
    },
    buttonsOf: (messageId) => keyboards.get(messageId)?.inline_keyboard.flat() ?? [],
    press(from, messageId, data) {
      lastId += 1;
      const id = `query-${lastId}`;
      openQueries.add(id);
      const { language_code, ...names } = from;
      const message = {
        message_id: messageId,
        date: 1,
        chat: { ...names, type: 'private' },
        from: { id: 1, is_bot: true },
      };
      const sender = { is_bot: false, ...names, ...(language_code ? { language_code } : {}) };
      return push({ update_id: lastId, callback_query: { id, from: sender, message, chat_instance: '1', data } });
    },
    repeat(update) {
      lastId += 1;
      push({ ...update, update_id: lastId });
    },
    keep: (update) => void updates.unshift(update),
    write(from, text, type = 'private', repliesTo) {
      const { language_code, ...names } = from;
      chats.set(from.id, chats.get(from.id) ?? 'open');
      lastId += 1;
      const chat = type === 'private' ? { ...names, type } : { id: -from.id, title: 'Friends', type };
      const sender = { is_bot: false, ...names, ...(language_code ? { language_code } : {}) };
      const reply = repliesTo === undefined ? {} : { reply_to_message: { message_id: repliesTo, date: 1, chat } };
      return push({ update_id: lastId, message: { message_id: lastId, date: 1, chat, from: sender, text, ...reply } });
    },
    setWebhook(url, last) {
      webhook = { url };
      const last_error_date = Math.floor(Date.now() / 1_000) - (last?.hoursAgo ?? 0) * 3_600;
      webhookError = last
        ? { pending_update_count: last.waiting, last_error_date, last_error_message: last.error }
        : null;
    },
    setChat: (chatId, state) => void chats.set(chatId, state),
    endPoll: () => poll?.end(ok([])),
    polled: () => (poll ? Promise.resolve() : new Promise((resolve) => pollBegins.push(resolve))),
  };
}

function ok(result: unknown): Answer {
  return { status: 200, body: { ok: true, result } };
}

/** Returns the answer of a refused call. */
export function error(status: number, description: string, retryAfter?: number): Answer {
  const parameters = retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } };
  return { status, body: { ok: false, error_code: status, description, ...parameters } };
}
