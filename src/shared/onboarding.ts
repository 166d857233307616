import { isPhoneNumber, PHONE_FORM } from './alerts/phone.ts';
import { ONBOARDING_METHODS, typedAddressOf } from './channels/channels.ts';
import { needsPhone, WIZARD_PHONE_METHOD } from './channels/wizard.ts';
import { wordingLanguage } from './consent/wording-language.ts';
import { longText, pathId, strict } from './fields.ts';
import { channelSentence, contractSentence } from './messages/contracts.ts';
import {
  CHALLENGES,
  DEFAULT_REMINDER_TIME,
  FREQUENCIES,
  MIN_PHILOSOPHY_LENGTH,
} from './onboarding/onboarding-choices.ts';
import { timeZone } from './schedule/time-zone.ts';
import { parseClockTime } from './slot-time.ts';
import { visibleLength } from './text/visible-length.ts';
import { z } from './zod.ts';

/** One schema per wizard step, so that Continue validates only the current screen. */
export const onboardingSteps = [
  z.object({
    friendshipPhilosophy: longText.refine(
      (text) => visibleLength(text) >= MIN_PHILOSOPHY_LENGTH,
      contractSentence('philosophy_too_short', { min: MIN_PHILOSOPHY_LENGTH }),
    ),
    satisfactionRating: strict(z.number().int().min(1).max(5)),
  }),
  z.object({
    challenges: z.array(z.enum(CHALLENGES)).min(1, contractSentence('challenge_needed')).max(CHALLENGES.length),
  }),
  z.object({
    notificationMethod: z
      .array(z.enum(ONBOARDING_METHODS))
      .min(1, contractSentence('method_needed'))
      .max(ONBOARDING_METHODS.length),
    phoneNumber: z.string().max(PHONE_FORM.maxLength).nullish(),
  }),
  z.object({
    reminderTime: z
      .string()
      .max(20)
      .refine((time) => parseClockTime(time) !== null, contractSentence('time_invalid'))
      .default(DEFAULT_REMINDER_TIME),
    frequency: z.enum(FREQUENCIES),
  }),
] as const;

const [heart, growth, notifications, rhythm] = onboardingSteps;

/**
 * The whole wizard: its four steps, the member's time zone, and the phone rule that involves two fields (product.md
 * §5).
 */
export const onboardingBody = z
  .strictObject({
    ...heart.shape,
    ...growth.shape,
    ...notifications.shape,
    ...rhythm.shape,
    timezone: timeZone.optional(),
    wordingLanguage,
  })
  .superRefine((form, context) => {
    if (!needsPhone(form.notificationMethod)) return;
    const message = !form.phoneNumber?.trim()
      ? channelSentence('sms_number_needed')
      : isPhoneNumber(form.phoneNumber)
        ? null
        : channelSentence(typedAddressOf(WIZARD_PHONE_METHOD)?.invalid ?? '');
    if (message) context.addIssue({ code: 'custom', path: ['phoneNumber'], message });
  });
export type OnboardingForm = z.input<typeof onboardingBody>;

export const onboardingInput = onboardingBody.safeExtend({ userId: strict(z.number().int().positive()) });
export const onboardingOutput = z.object({ completed: z.literal(true) });

export const onboardingStatusInput = z.object({ userId: pathId });
export const onboardingStatusOutput = z.object({ completed: z.boolean() });
