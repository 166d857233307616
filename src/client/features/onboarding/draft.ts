import { z } from 'zod';
import {
  CHALLENGES,
  DEFAULT_REMINDER_TIME,
  DEFAULT_SATISFACTION,
  FREQUENCIES,
  ONBOARDING_METHODS,
  type OnboardingForm,
} from '../../../shared/onboarding.ts';

/** Where the wizard stands: its answers so far and the step on the screen, counted from 0. */
export interface WizardDraft {
  step: number;
  values: OnboardingForm;
}

// What a draft may hold, however unfinished; anything else was not written by this wizard.
const draftSchema = z.object({
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

/** A draft out of what was stored; null where there is none or it cannot be read. */
export function parseDraft(stored: string | null): WizardDraft | null {
  if (!stored) return null;
  try {
    const draft = draftSchema.safeParse(JSON.parse(stored));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}

// One tab, one member: signing out clears it, and another member never sees it.
const keyOf = (userId: number) => `onboarding-draft:${userId}`;

export function readDraft(userId: number): WizardDraft | null {
  try {
    return parseDraft(sessionStorage.getItem(keyOf(userId)));
  } catch {
    return null;
  }
}

/** Keeps the draft for a reload; a browser that refuses storage only loses that comfort. */
export function saveDraft(userId: number, draft: WizardDraft): void {
  try {
    // A wizard nobody has touched is no draft to come back to.
    if (JSON.stringify(draft) === JSON.stringify(emptyDraft())) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {}
}

export function dropDraft(userId: number): void {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {}
}
