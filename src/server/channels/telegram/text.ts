import { bold, type FmtString, fmt, italic, join } from 'telegraf/format';
import { chatLanguage } from '../../../content/chats.ts';
import { telegram } from '../../../shared/channels/telegram.ts';
import { type EntryPart, partsOf } from '../entry-parts.ts';
import type { GuidanceMessage, TestMessage } from '../message.ts';

export type TelegramMessage = GuidanceMessage | TestMessage;

/** A text with its formatting beside it: nothing in the text is read as formatting (rules.md C29). */
export type TelegramText = FmtString;

/** A paragraph before it is formatted; `text` is what may be cut. */
interface Block {
  heading: string | null;
  text: string;
  style: 'plain' | 'bold' | 'italic';
}

const { most: MAX_LENGTH } = telegram.limits.length;
const GAP = '\n\n';
/** What is left of a part that is cut says something only from this many characters on. */
const LEAST_CUT = 40;

/** What a chat shows of a message, at most 4,096 characters (rules.md C29); the link at its end is always whole. */
export function composeText(message: TelegramMessage, appName: string): TelegramText {
  const { words, types, fields } = chatLanguage(message.to.language);
  if (message.kind === 'test')
    return fitBlocks([title(words.test.title), plain(words.test.text(appName))], message.settingsUrl);
  const { entry, openUrl, answers } = message;
  const byReply = answers.leastWords === null ? '' : `${words.byReply(answers.leastWords)}\n`;
  const blocks = [title(`${types[entry.contentType]} · ${entry.title}`), ...partsOf(entry, fields).map(blockOf)];
  return fitBlocks(blocks, `${words.open[entry.contentType]}: ${openUrl}\n${byReply}${words.stop}`);
}

function title(text: string): Block {
  return { heading: null, text, style: 'bold' };
}

function plain(text: string): Block {
  return { heading: null, text, style: 'plain' };
}

function blockOf(part: EntryPart): Block {
  switch (part.kind) {
    case 'prose':
      return plain(part.text);
    case 'section':
      return { heading: part.heading, text: part.text, style: 'plain' };
    case 'verse':
      return { heading: null, text: lines([part.text, part.reference]), style: 'italic' };
    case 'quote':
      return { heading: part.heading, text: lines([part.text, part.source]), style: 'italic' };
    case 'list':
      return {
        heading: part.heading,
        text: part.items.map((item, index) => `${index + 1}. ${item}`).join('\n'),
        style: 'plain',
      };
  }
}

function lines(texts: (string | null)[]): string {
  return texts.filter((text) => text !== null).join('\n');
}

/** The blocks that have room above the end; the first that has not is cut, and the rest is left to the app. */
function fitBlocks(blocks: Block[], end: string): TelegramText {
  const shown: TelegramText[] = [];
  let room = MAX_LENGTH - end.length;
  for (const block of blocks) {
    const whole = format(block);
    room -= GAP.length;
    if (whole.text.length > room) {
      const left = room - (whole.text.length - block.text.length);
      if (left >= LEAST_CUT) shown.push(format({ ...block, text: cut(block.text, left) }));
      break;
    }
    shown.push(whole);
    room -= whole.text.length;
  }
  return join([...shown, fmt`${end}`], GAP);
}

function format({ heading, text, style }: Block): TelegramText {
  const body = style === 'bold' ? bold(text) : style === 'italic' ? italic(text) : fmt`${text}`;
  return heading === null ? body : fmt`${bold(heading)}\n${body}`;
}

/** The start of a text in at most `limit` UTF-16 units, which Telegram counts by, without half a character. */
function cut(text: string, limit: number): string {
  let start = '';
  for (const character of text) {
    if (start.length + character.length + 1 > limit) break;
    start += character;
  }
  return `${start}…`;
}
