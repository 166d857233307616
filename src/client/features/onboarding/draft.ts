import { FIRST_METHODS, ONBOARDING_METHODS } from '../../../shared/channels/channels.ts';
import {
  CHALLENGES,
  DEFAULT_REMINDER_TIME,
  DEFAULT_SATISFACTION,
  FREQUENCIES,
} from '../../../shared/onboarding/onboarding-choices.ts';
import type { OnboardingForm } from '../../../shared/onboarding.ts';
import { createDraftStore, draftRule, hasShape } from '../../lib/forms/draft.ts';

/** The state of the wizard: its answers so far and the step on the screen, counted from 0. */
export interface WizardDraft {
  step: number;
  values: OnboardingForm;
}

const isText = (value: unknown) => typeof value === 'string';
const isIn = (list: readonly unknown[]) => (value: unknown) => list.includes(value);
const isSomeOf = (list: readonly unknown[]) => (value: unknown) =>
  Array.isArray(value) && value.every((each) => list.includes(each));

/** The shape of a stored draft, which may be unfinished. A stored draft of any other shape is ignored. */
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

/** The untouched wizard. It has e-mail ticked, so that guidance reaches a member who changes nothing. */
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

export const wizardDrafts = createDraftStore<WizardDraft>('onboarding', wizardDraft);

/** Stores the state of the wizard; an untouched one is not stored. */
export function keepWizard(userId: number, draft: WizardDraft): void {
  const untouched = JSON.stringify(draft) === JSON.stringify(emptyDraft());
  wizardDrafts.keep(userId, untouched ? null : draft);
}
