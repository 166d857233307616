import { atLeastVisible, longText } from '../fields.ts';
import { LANGUAGES } from '../languages.ts';
import { z } from '../zod.ts';
import { MAX_PREVIEW_LENGTH, MAX_SUBJECT_LENGTH } from './update-limits.ts';

/** A service update, written by an administrator to members. */
export const sendServiceUpdateBody = z.strictObject({
  subject: atLeastVisible(z.string(), 1).max(MAX_SUBJECT_LENGTH),
  /** The words that an inbox shows beside the subject. */
  preview: atLeastVisible(z.string(), 1).max(MAX_PREVIEW_LENGTH),
  text: atLeastVisible(longText, 1),
  /** The code of the language it is written in. */
  language: z.enum(LANGUAGES.map(({ code }) => code)),
});
export const sendServiceUpdateOutput = z.object({ recipients: z.number().int() });

/** A service update that was sent. */
export const serviceUpdate = z.object({
  id: z.number().int(),
  subject: z.string(),
  preview: z.string(),
  text: z.string(),
  language: z.string(),
  sentAt: z.date(),
});
export type ServiceUpdate = z.infer<typeof serviceUpdate>;

export const serviceUpdatesOutput = z.object({
  /** The members who would get one now. */
  recipients: z.number().int(),
  /** True when this month, in UTC, has had one. */
  sentThisMonth: z.boolean(),
  /** True when mail is kept as files, because no mail server is set. */
  captured: z.boolean(),
  /** The name that the mails give this site. */
  siteName: z.string(),
  /** The updates of the last year, newest first. */
  updates: z.array(serviceUpdate),
});
export type ServiceUpdates = z.infer<typeof serviceUpdatesOutput>;
