import { z } from 'zod';
import {
  CHALLENGES,
  DEFAULT_REMINDER_TIME,
  DEFAULT_SATISFACTION,
  FREQUENCIES,
  ONBOARDING_METHODS,
  type OnboardingForm,
} from '../../../shared/onboarding.ts';
import { createDraftStore } from '../../lib/draft.ts';

/** Where the wizard stands: its answers so far and the step on the screen, counted from 0. */
export interface WizardDraft {
  step: number;
  values: OnboardingForm;
}

// What a draft may hold, however unfinished; anything else was not written by this wizard.
export const wizardDraft = z.object({
  step: z.number().int().min(0).max(3),
  values: z.object({
    friendshipPhilosophy: z.string(),
    satisfactionRating: z.number().int().min(1).max(5),
    challenges: z.array(z.enum(CHALLENGES)),
    notificationMethod: z.array(z.enum(ONBOARDING_METHODS)),
    phoneNumber: z.string(),
    reminderTime: z.string(),
    frequency: z.enum(FREQUENCIES),
  }),
});

/** The wizard as nobody has touched it yet (product.md §9). */
export function emptyDraft(): WizardDraft {
  return {
    step: 0,
    values: {
      friendshipPhilosophy: '',
      satisfactionRating: DEFAULT_SATISFACTION,
      challenges: [],
      notificationMethod: [],
      phoneNumber: '',
      reminderTime: DEFAULT_REMINDER_TIME,
      frequency: 'daily',
    },
  };
}

export const wizardDrafts = createDraftStore<WizardDraft>('onboarding', wizardDraft);

/** Keeps where the wizard stands; one nobody has touched is no draft to come back to. */
export function keepWizard(userId: number, draft: WizardDraft): void {
  const untouched = JSON.stringify(draft) === JSON.stringify(emptyDraft());
  wizardDrafts.keep(userId, untouched ? null : draft);
}
