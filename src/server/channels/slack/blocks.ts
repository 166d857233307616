import { answerLanguage } from '../../../content/answers.ts';
import { chatLanguage } from '../../../content/chats.ts';
import { slack } from '../../../shared/channels/slack.ts';
import { type EntryPart, partsOf } from '../entry-parts.ts';
import type { GuidanceMessage, TestMessage } from '../message.ts';
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
/** What is left of a part that is cut says something only from this many characters on. */
const LEAST_CUT = 40;
const GAP = '\n\n';

/** A paragraph before it is put into Slack's markup; `text` is what may be cut. */
interface Paragraph {
  heading: string | null;
  text: string;
  style: 'plain' | 'bold' | 'quote';
}

/**
 * What Slack shows of a message: each part in a section of its own, and the links at the end whole (rules.md C32). A
 * direct message has the answers: as buttons where the site takes presses, else as links. In a channel anybody could
 * answer for the member, so it has none.
 */
export function composeBlocks(
  message: SlackMessage,
  { appName, takesPresses }: { appName: string; takesPresses: boolean },
): SlackText {
  const { language } = message.to;
  const { words, slackWords, types, fields } = chatLanguage(language);
  if (message.kind === 'test')
    return assemble(
      [title(words.test.title), plain(slackWords.test(appName))],
      [],
      [linkOf(message.settingsUrl, slackWords.settings)],
    );
  const { entry, openUrl, settingsUrl } = message;
  const paragraphs = [title(`${types[entry.contentType]} · ${entry.title}`), ...partsOf(entry, fields).map(ofPart)];
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

function title(text: string): Paragraph {
  return { heading: null, text, style: 'bold' };
}

function plain(text: string): Paragraph {
  return { heading: null, text, style: 'plain' };
}

function ofPart(part: EntryPart): Paragraph {
  switch (part.kind) {
    case 'prose':
      return plain(part.text);
    case 'section':
      return { heading: part.heading, text: part.text, style: 'plain' };
    case 'verse':
      return { heading: null, text: lines([part.text, part.reference]), style: 'quote' };
    case 'quote':
      return { heading: part.heading, text: lines([part.text, part.source]), style: 'quote' };
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

/** The paragraphs that have room above the end; the first that has not is cut, and the rest is left to the app. */
function assemble(paragraphs: Paragraph[], buttons: Block[], links: string[]): SlackText {
  const end = links.join('\n');
  const shown: string[] = [];
  let room = MAX_LENGTH - end.length;
  for (const paragraph of paragraphs) {
    const most = Math.min(room - GAP.length, SECTION_LENGTH);
    const whole = format(paragraph);
    const written = whole.length <= most ? whole : cutToFit(paragraph, most);
    if (written !== null) shown.push(written);
    room -= GAP.length + (written?.length ?? 0);
    if (written !== whole && room < SECTION_LENGTH) break;
  }
  return {
    text: [...shown, end].join(GAP),
    blocks: [...shown.map(sectionOf), ...buttons, sectionOf(end)],
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

/** The start of a paragraph in at most `most` characters of markup, without half a character; null where it says nothing. */
function cutToFit(paragraph: Paragraph, most: number): string | null {
  const characters = [...paragraph.text];
  let [fits, over] = [0, characters.length];
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    const text = `${characters.slice(0, middle).join('')}…`;
    if (format({ ...paragraph, text }).length <= most) fits = middle;
    else over = middle;
  }
  return fits < LEAST_CUT ? null : format({ ...paragraph, text: `${characters.slice(0, fits).join('')}…` });
}
