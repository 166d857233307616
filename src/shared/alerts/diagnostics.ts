import { pathId } from '../fields.ts';
import { message } from '../messages/schema.ts';
import { z } from '../zod.ts';

export const diagnosticInput = z.strictObject({ userId: pathId });

/** Every field is present; a field is null when there is nothing to report (decisions.md D39). */
export const smsDiagnostic = z.object({
  phoneNumber: z.string().nullable(),
  formattedPhoneNumber: z.string().nullable(),
  /** The numbers of the member and of the site as their country writes them. */
  shownNumbers: z.object({ phoneNumber: z.string().nullable(), fromNumber: z.string().nullable() }),
  twilioConfig: z.object({
    hasAccountSid: z.boolean(),
    hasAuthToken: z.boolean(),
    hasPhoneNumber: z.boolean(),
    fromNumber: z.string().nullable(),
  }),
  twilioTest: z.object({
    success: z.boolean(),
    messageSid: z.string().nullable(),
    error: z.string().nullable(),
    said: message.nullable(),
    code: z.string().nullable(),
  }),
  longestSample: z.object({
    text: z.string(),
    characters: z.number().int(),
    encoding: z.enum(['GSM-7', 'UCS-2']),
    segments: z.number().int(),
  }),
});
export type SmsDiagnostic = z.infer<typeof smsDiagnostic>;

export const emailDiagnostic = z.object({
  email: z.string().nullable(),
  nodemailerConfig: z.object({
    hasApiKey: z.boolean(),
    hasFromEmail: z.boolean(),
    fromEmail: z.string().nullable(),
  }),
  nodemailerTest: z.object({
    success: z.boolean(),
    statusCode: z.number().int().nullable(),
    error: z.string().nullable(),
    said: message.nullable(),
    code: z.string().nullable(),
  }),
});
export type EmailDiagnostic = z.infer<typeof emailDiagnostic>;
