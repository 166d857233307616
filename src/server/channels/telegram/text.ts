import { bold, type FmtString, fmt, italic, join } from 'telegraf/format';
import { chatLanguage } from '../../../content/chats.ts';
import { telegram } from '../../../shared/channels/telegram.ts';
import { partsOf } from '../entry-parts.ts';
import type { GuidanceMessage, TestMessage } from '../message.ts';
import {
  fitParagraphs,
  PARAGRAPH_GAP,
  type Paragraph,
  paragraphOf,
  plainParagraph,
  titleParagraph,
} from '../paragraphs.ts';

export type TelegramMessage = GuidanceMessage | TestMessage;

/** A text with its formatting beside it, so that nothing in the text is read as formatting (rules.md C29). */
export type TelegramText = FmtString;

const { most: MAX_LENGTH } = telegram.limits.length;

/** Writes a message in at most 4,096 characters (rules.md C29). The link at its end is never cut. */
export function composeText(message: TelegramMessage, appName: string): TelegramText {
  const { words, types, fields, byModel } = chatLanguage(message.to.language);
  if (message.kind === 'test')
    return fitText([titleParagraph(words.test.title), plainParagraph(words.test.text(appName))], message.settingsUrl);
  const { entry, openUrl, answers } = message;
  const byReply = answers.leastWords === null ? '' : `${words.byReply(answers.leastWords)}\n`;
  const paragraphs = [
    titleParagraph(`${types[entry.contentType]} · ${entry.title}`),
    ...partsOf(entry, { fields, byModel }).map(paragraphOf),
  ];
  return fitText(paragraphs, `${words.open[entry.contentType]}: ${openUrl}\n${byReply}${words.stop}`);
}

function fitText(paragraphs: Paragraph[], end: string): TelegramText {
  const fitted = fitParagraphs(paragraphs, {
    room: MAX_LENGTH - end.length,
    write: format,
    lengthOf: (written) => written.text.length,
  });
  return join([...fitted, fmt`${end}`], PARAGRAPH_GAP);
}

function format({ heading, text, style }: Paragraph): TelegramText {
  const body = style === 'bold' ? bold(text) : style === 'quote' ? italic(text) : fmt`${text}`;
  return heading === null ? body : fmt`${bold(heading)}\n${body}`;
}
