import { FIRST_METHODS } from '../../../shared/channels/wizard.ts';
import { DEFAULT_REMINDER_TIME, DEFAULT_SATISFACTION } from '../../../shared/onboarding/onboarding-choices.ts';
import type { OnboardingForm } from '../../../shared/onboarding.ts';
import { createDraftStore } from '../../lib/forms/draft-store.ts';

/** The state of the wizard: the answers so far and the current step, counted from 0. */
interface WizardDraft {
  step: number;
  values: OnboardingForm;
}

/** Returns the initial state. */
export function emptyDraft(): WizardDraft {
  return {
    step: 0,
    values: {
      friendshipPhilosophy: '',
      satisfactionRating: DEFAULT_SATISFACTION,
      challenges: [],
      notificationMethod: [...FIRST_METHODS],
      phoneNumber: '',
      reminderTime: DEFAULT_REMINDER_TIME,
      frequency: 'daily',
    },
  };
}

export const wizardDrafts = createDraftStore<WizardDraft>('onboarding');

/** Stores the state of the wizard, or deletes the draft if it equals the initial state. */
export function storeWizardDraft(userId: number, draft: WizardDraft): void {
  const untouched = JSON.stringify(draft) === JSON.stringify(emptyDraft());
  wizardDrafts.write(userId, untouched ? null : draft);
}
