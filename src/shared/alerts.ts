import { z } from 'zod';
import { ALERT_METHODS } from './channels.ts';
import { pathId } from './fields.ts';
import { isPhoneNumber, PHONE_MESSAGE, WHATSAPP_MESSAGE } from './phone.ts';

export const alertMethod = z.enum(ALERT_METHODS);

/** Where one method stands for one member, with a sentence a person can act on (decisions.md D36, rules.md C34). */
export const methodState = z.object({
  method: alertMethod,
  state: z.enum(['off', 'needs_verification', 'ready', 'disabled', 'not_configured']),
  reason: z.string().nullable(),
});
export type MethodState = z.infer<typeof methodState>;

const optionalNumber = (message: string) =>
  z
    .string()
    .max(40, message)
    .refine((text) => text.trim() === '' || isPhoneNumber(text), message)
    .nullish();

/** What Save Preferences sends, with the rules its button keeps (product.md §5). */
export const alertPreferencesBody = z
  .strictObject({
    alertMethods: z.array(alertMethod).max(ALERT_METHODS.length),
    phoneNumber: optionalNumber(PHONE_MESSAGE),
    smsConsent: z.boolean().default(false),
    whatsappNumber: optionalNumber(WHATSAPP_MESSAGE),
  })
  .superRefine((form, context) => {
    if (form.alertMethods.includes('sms')) {
      if (!form.phoneNumber?.trim())
        context.addIssue({ code: 'custom', path: ['phoneNumber'], message: PHONE_MESSAGE });
      if (!form.smsConsent)
        context.addIssue({ code: 'custom', path: ['smsConsent'], message: 'Please agree to receive SMS first' });
    }
    if (form.alertMethods.includes('whatsapp') && !form.whatsappNumber?.trim())
      context.addIssue({ code: 'custom', path: ['whatsappNumber'], message: WHATSAPP_MESSAGE });
  });

export const alertPreferencesInput = alertPreferencesBody.safeExtend({ userId: pathId });
export const alertPreferencesGetInput = z.object({ userId: pathId });
export const alertPreferencesOutput = z.object({
  alertMethods: z.array(alertMethod),
  phoneNumber: z.string().nullable(),
  smsConsent: z.boolean(),
  whatsappNumber: z.string().nullable(),
  methods: z.array(methodState),
});

/** The kinds of guidance mail a member can switch one by one (decisions.md D34). */
export const MAIL_CATEGORIES = ['guidance', 'prayer_reminders', 'reflection_prompts'] as const;
export const mailCategory = z.enum(MAIL_CATEGORIES);
export type MailCategory = z.infer<typeof mailCategory>;

export const unsubscribeViewInput = z.object({ token: z.string().max(200) });
export const unsubscribeViewOutput = z.object({
  categories: z.array(mailCategory),
  pausedUntil: z.date().nullable(),
});

/** What the unsubscribe page sends: the categories to keep, and whether to rest for two weeks (rules.md C17). */
export const unsubscribeBody = z.strictObject({
  token: z.string().max(200),
  categories: z.array(mailCategory).max(MAIL_CATEGORIES.length),
  pauseTwoWeeks: z.boolean().default(false),
});
