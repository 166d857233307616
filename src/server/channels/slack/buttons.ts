import { answerLanguage } from '../../../content/answer-buttons.ts';
import { ANSWERS, type Answer } from '../../../shared/alerts/answers.ts';
import type { PressResult } from '../incoming.ts';
import { escapeText, type SectionBlock, sectionOf } from './markup.ts';

/** A button; a press brings back the answer and the capability (block-kit/block-elements/button-element). */
interface Button {
  type: 'button';
  action_id: Answer;
  text: { type: 'plain_text'; text: string };
  value: string;
}

/** The buttons of a message, in one row (https://docs.slack.dev/reference/block-kit/blocks/actions-block). */
interface ActionsBlock {
  type: 'actions';
  elements: Button[];
}

/** The line that says what was done (https://docs.slack.dev/reference/block-kit/blocks/context-block). */
interface ContextBlock {
  type: 'context';
  elements: { type: 'mrkdwn'; text: string; verbatim: true }[];
}

export type Block = SectionBlock | ActionsBlock | ContextBlock;

/**
 * Returns the row of buttons for these answers, or none where no answer is open, because Slack refuses an empty row.
 */
export function buttonsOf(answers: readonly Answer[], capability: string, language: string | undefined): Block[] {
  const { buttons } = answerLanguage(language);
  const elements = answers.map<Button>((answer) => ({
    type: 'button',
    action_id: answer,
    text: { type: 'plain_text', text: buttons[answer] },
    value: capability,
  }));
  return elements.length > 0 ? [{ type: 'actions', elements }] : [];
}

/** Reads what {@link buttonsOf} wrote into a button; null for anything else. */
export function readButton(button: {
  action_id: string;
  value: string;
}): { answer: Answer; capability: string } | null {
  const answer = ANSWERS.find((each) => each === button.action_id);
  return answer && /^[\w-]{1,64}$/.test(button.value) ? { answer, capability: button.value } : null;
}

const SUCCESSES = new Set(['done', 'later', 'paused']);

/** Blocks as Slack sends them back with a press: those of other kinds than the site's are left out. */
interface ShownBlock {
  type: string;
  text?: { text: string } | undefined;
}

/**
 * Returns a message after a press: its sections as they were, then what was done, with buttons for the answers that it
 * still takes.
 */
export function answeredBlocks(
  shown: readonly ShownBlock[],
  said: string,
  { outcome, open, language }: PressResult,
  capability: string,
): Block[] {
  const text = escapeText(SUCCESSES.has(outcome) ? `✓ ${said}` : said);
  const done: Block = { type: 'context', elements: [{ type: 'mrkdwn', text, verbatim: true }] };
  return shown.flatMap<Block>((block) => {
    if (block.type === 'actions') return [done, ...buttonsOf(open, capability, language)];
    if (block.type !== 'section' || !block.text) return [];
    return [sectionOf(block.text.text)];
  });
}
