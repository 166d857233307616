import { answerLanguage } from '../../../content/answer-buttons.ts';
import { ANSWERS, type Answer } from '../../../shared/alerts/answers.ts';
import type { PressResult } from '../incoming.ts';
import type { MessageAnswers } from '../message.ts';

/** Buttons below a message, one in a row (https://core.telegram.org/bots/api#inlinekeyboardmarkup). */
export interface Keyboard {
  inline_keyboard: { text: string; callback_data: string }[][];
}

/** The parts that answer a press: the query, the message with the button, and the capability of that message. */
export interface Press {
  queryId: string;
  messageId: number;
  capability: string;
}

const DONE_MARKS = { done: 'done', later: 'later', paused: 'pause' } as const;

/** Returns the buttons of a message without an answer yet. */
export function keyboardOf({ capability, presses }: MessageAnswers, language: string | undefined): Keyboard {
  const { buttons } = answerLanguage(language);
  return {
    inline_keyboard: presses.map((answer) => [{ text: buttons[answer], callback_data: dataOf(answer, capability) }]),
  };
}

/**
 * Returns the buttons of an answered message: the first says what was done, and the others offer the answers that it
 * still takes.
 */
export function answeredKeyboard({ outcome, open, language }: PressResult, capability: string): Keyboard {
  const { buttons, taken } = answerLanguage(language);
  const given = outcome in DONE_MARKS ? DONE_MARKS[outcome as keyof typeof DONE_MARKS] : null;
  const rows = open
    .filter((answer) => answer !== given)
    .map((answer) => [{ text: buttons[answer], callback_data: dataOf(answer, capability) }]);
  const mark = given && [{ text: `✓ ${taken[given]}`, callback_data: dataOf(given, capability) }];
  return { inline_keyboard: mark ? [mark, ...rows] : rows };
}

/** Reads what {@link keyboardOf} wrote into a button; null for anything else. */
export function readButton(data: string): { answer: Answer; capability: string } | null {
  const [, name, capability] = /^(\w+):([\w-]+)$/.exec(data) ?? [];
  const answer = ANSWERS.find((each) => each === name);
  return answer && capability ? { answer, capability } : null;
}

/** Writes a press as one text for an event. */
export function pressId({ queryId, messageId, capability }: Press): string {
  return [queryId, messageId, capability].join(' ');
}

/** Reads what {@link pressId} wrote. */
export function readPress(id: string): Press {
  const [queryId = '', messageId, capability = ''] = id.split(' ');
  return { queryId, messageId: Number(messageId), capability };
}

/** At most 64 bytes (https://core.telegram.org/bots/api#inlinekeyboardbutton). */
function dataOf(answer: Answer, capability: string): string {
  return `${answer}:${capability}`;
}
