import { ALERT_METHODS } from '../channels/channels.ts';
import { wordingLanguage } from '../consent/wording-language.ts';
import { pathId } from '../fields.ts';
import { pauseBody } from '../schedule.ts';
import { z } from '../zod.ts';
import { MAIL_KINDS } from './mail-categories.ts';

/**
 * A part that a member can pause on its own: the guidance of one channel, or one kind of mail. The guidance mail is the
 * channel `email`, and prayer reminders and reflection prompts are a part of it. Mail about the account is never paused.
 */
export const PAUSABLE = [...ALERT_METHODS, ...MAIL_KINDS] as const;
export type Pausable = (typeof PAUSABLE)[number];

/** The ends of a member's pauses, as ISO 8601 instants. One that has passed means nothing any more. */
export type AlertPauses = Partial<Record<Pausable, string>>;

/** Returns the end of a pause that is in force at an instant (milliseconds); null without one. */
export function findPauseEnd(pauses: AlertPauses, what: Pausable, at: number): Date | null {
  const end = pauses[what];
  return end !== undefined && Date.parse(end) > at ? new Date(end) : null;
}

const pausable = z.enum(PAUSABLE);

export const alertPausesInput = z.object({ userId: pathId });
/** Begins a pause until a local date begins, or for two weeks when `until` is absent. */
export const alertPauseBody = z.strictObject({ what: pausable, until: pauseBody.shape.until, wordingLanguage });
export const alertPauseBeginInput = alertPauseBody.extend({ userId: pathId });
export const alertPauseEndInput = z.strictObject({ userId: pathId, what: pausable, wordingLanguage });
/** The pauses that are in force. */
export const alertPausesOutput = z.object({
  pauses: z.array(z.object({ what: pausable, pausedUntil: z.date() })),
});
