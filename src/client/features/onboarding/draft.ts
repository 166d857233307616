import { ONBOARDING_METHODS } from '../../../shared/channels/channels.ts';
import type { OnboardingForm } from '../../../shared/onboarding.ts';
import {
  CHALLENGES,
  DEFAULT_REMINDER_TIME,
  DEFAULT_SATISFACTION,
  FREQUENCIES,
} from '../../../shared/onboarding-choices.ts';
import { createDraftStore, draftRule, hasShape } from '../../lib/draft.ts';

/** Where the wizard stands: its answers so far and the step on the screen, counted from 0. */
export interface WizardDraft {
  step: number;
  values: OnboardingForm;
}

const isText = (value: unknown) => typeof value === 'string';
const isIn = (list: readonly unknown[]) => (value: unknown) => list.includes(value);
const isSomeOf = (list: readonly unknown[]) => (value: unknown) =>
  Array.isArray(value) && value.every((each) => list.includes(each));

/** What a draft may hold, however unfinished; anything else was not written by this wizard. */
export const wizardDraft = draftRule<WizardDraft>((stored) =>
  hasShape(stored, {
    step: isIn([0, 1, 2, 3]),
    values: (values) =>
      hasShape(values, {
        friendshipPhilosophy: isText,
        satisfactionRating: isIn([1, 2, 3, 4, 5]),
        challenges: isSomeOf(CHALLENGES),
        notificationMethod: isSomeOf(ONBOARDING_METHODS),
        phoneNumber: isText,
        reminderTime: isText,
        frequency: isIn(FREQUENCIES),
      }),
  }),
);

/** The wizard as nobody has touched it yet: e-mail is chosen, so that somebody who changes nothing is reached. */
export function emptyDraft(): WizardDraft {
  return {
    step: 0,
    values: {
      friendshipPhilosophy: '',
      satisfactionRating: DEFAULT_SATISFACTION,
      challenges: [],
      notificationMethod: ['email'],
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
