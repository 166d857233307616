import { answerLanguage } from '../../../content/answer-buttons.ts';
import { chatLanguage } from '../../../content/chats.ts';
import { slack } from '../../../shared/channels/slack.ts';
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
import { type Block, buttonsOf } from './buttons.ts';
import { escapeText, linkOf, sectionOf } from './markup.ts';
import { isDirect } from './place.ts';

export type SlackMessage = GuidanceMessage | TestMessage;

/** A message as `chat.postMessage` takes it: blocks, and a text for notifications and screen readers. */
export interface SlackText {
  text: string;
  blocks: Block[];
}

/** The longest text of one section, in characters (block-kit/blocks/section-block#fields). */
const SECTION_LENGTH = 3_000;
const { most: MAX_LENGTH } = slack.limits.length;

/**
 * Writes a message for Slack: each part has a section of its own, and the links at the end are never cut (rules.md
 * C32). A direct message offers the answers as buttons where the site takes presses, else as links. A message to a
 * channel offers none, because anybody there could answer for the member.
 */
export function composeBlocks(
  message: SlackMessage,
  { appName, takesPresses }: { appName: string; takesPresses: boolean },
): SlackText {
  const { language } = message.to;
  const { words, slackWords, types, fields, byModel } = chatLanguage(language);
  if (message.kind === 'test')
    return assemble(
      [titleParagraph(words.test.title), plainParagraph(slackWords.test(appName))],
      [],
      [linkOf(message.settingsUrl, slackWords.settings)],
    );
  const { entry, openUrl, settingsUrl } = message;
  const paragraphs = [
    titleParagraph(`${types[entry.contentType]} · ${entry.title}`),
    ...partsOf(entry, { fields, byModel }).map(paragraphOf),
  ];
  const { capability, presses, pages } = message.answers;
  const offered = isDirect(message.to.address) ? presses : [];
  const { buttons } = answerLanguage(language);
  const answerLinks = takesPresses ? [] : offered.map((each) => linkOf(pages[each], buttons[each]));
  const links = [linkOf(openUrl, words.open[entry.contentType]), linkOf(settingsUrl, slackWords.stop)];
  return assemble(
    paragraphs,
    takesPresses ? buttonsOf(offered, capability, language) : [],
    [answerLinks, links].filter((row) => row.length > 0).map((row) => row.join(' · ')),
  );
}

/** Puts the links below the paragraphs that fit, and the buttons between the two. */
function assemble(paragraphs: Paragraph[], buttons: Block[], links: string[]): SlackText {
  const end = links.join('\n');
  const fitted = fitParagraphs(paragraphs, {
    room: MAX_LENGTH - end.length,
    longest: SECTION_LENGTH,
    write: format,
    lengthOf: (written) => written.length,
  });
  return {
    text: [...fitted, end].join(PARAGRAPH_GAP),
    blocks: [...fitted.map(sectionOf), ...buttons, sectionOf(end)],
  };
}

function format({ heading, text, style }: Paragraph): string {
  const body = style === 'bold' ? bold(text) : style === 'quote' ? quote(text) : escapeText(text);
  return heading === null ? body : `${bold(heading)}\n${body}`;
}

/** Bold is one line, and an asterisk would end it. */
function bold(text: string): string {
  return `*${escapeText(text).replace(/\s+/g, ' ').replaceAll('*', '∗')}*`;
}

function quote(text: string): string {
  return escapeText(text)
    .split('\n')
    .map((line) => `>${line}`)
    .join('\n');
}
