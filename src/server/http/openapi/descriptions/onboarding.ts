import {
  onboardingInput,
  onboardingOutput,
  onboardingStatusInput,
  onboardingStatusOutput,
} from '../../../../shared/onboarding.ts';
import { describeFields } from './description.ts';
import {
  CHALLENGES,
  FREQUENCY,
  MEMBER_ID,
  PHILOSOPHY,
  PHONE,
  REMINDER_TIME,
  SATISFACTION,
  TIME_ZONE,
  WORDING_LANGUAGE,
} from './texts.ts';

const COMPLETED = 'Whether onboarding is complete.';

/** The contracts of `shared/onboarding.ts`. */
export const ONBOARDING_FIELDS = [
  describeFields(onboardingStatusInput, { userId: MEMBER_ID }),
  describeFields(onboardingStatusOutput, { completed: COMPLETED }),
  describeFields(onboardingInput, {
    userId: MEMBER_ID,
    friendshipPhilosophy: PHILOSOPHY,
    satisfactionRating: SATISFACTION,
    challenges: CHALLENGES,
    notificationMethod: 'The channels to switch on.',
    phoneNumber: PHONE,
    reminderTime: REMINDER_TIME,
    frequency: FREQUENCY,
    timezone: TIME_ZONE,
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(onboardingOutput, { completed: COMPLETED }),
];
