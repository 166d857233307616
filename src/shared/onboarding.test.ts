import { expect, test } from 'vitest';
import { CHALLENGES, DEFAULT_REMINDER_TIME } from './onboarding/onboarding-choices.ts';
import { onboardingBody, onboardingSteps } from './onboarding.ts';

const ANSWERS = {
  friendshipPhilosophy: 'x'.repeat(50),
  satisfactionRating: 3,
  challenges: [CHALLENGES[0]],
  notificationMethod: ['email'],
  frequency: 'daily',
};

test('the whole wizard consists of its four steps', () => {
  const stepFields = onboardingSteps.flatMap((step) => Object.keys(step.shape));
  expect(Object.keys(onboardingBody.shape).sort()).toEqual([...stepFields, 'timezone', 'wordingLanguage'].sort());
  expect(new Set(stepFields).size).toBe(stepFields.length);
});

test('absent fields get the defaults of the specification', () => {
  expect(onboardingBody.parse(ANSWERS)).toEqual({ ...ANSWERS, reminderTime: DEFAULT_REMINDER_TIME });
  expect(DEFAULT_REMINDER_TIME).toBe('9:00 AM');
});

test('the eight challenges are the specification’s, word for word', () => {
  expect(CHALLENGES).toEqual([
    'Being vulnerable and authentic',
    'Making time for deep relationships',
    'Offering godly counsel',
    'Forgiving and reconciling',
    'Initiating difficult conversations',
    'Maintaining long-distance friendships',
    'Balancing friendship with family time',
    'Finding trustworthy friends',
  ]);
});

test.each([
  [{ satisfactionRating: 1 }, true],
  [{ satisfactionRating: 5 }, true],
  [{ satisfactionRating: 0 }, false],
  [{ satisfactionRating: 6 }, false],
  [{ satisfactionRating: Number.NaN }, false],
  [{ frequency: 'biweekly' }, true],
  [{ frequency: 'hourly' }, false],
  [{ notificationMethod: ['email', 'sms', 'push', 'desktop'], phoneNumber: '+1234567890' }, true],
  [{ notificationMethod: ['whatsapp'] }, false],
  [{ notificationMethod: ['email'], phoneNumber: 'anything' }, true],
  [{ notificationMethod: ['sms'], phoneNumber: 'anything' }, false],
  [{ challenges: [...CHALLENGES] }, true],
  [{ challenges: [...CHALLENGES, CHALLENGES[0]] }, false],
  [{ challenges: ['Being grumpy'] }, false],
  [{ reminderTime: '21:30' }, true],
  [{ reminderTime: '12:00 am' }, true],
  [{ reminderTime: '13:00 PM' }, false],
  [{ reminderTime: '' }, false],
  [{ friendshipPhilosophy: ` ${'x'.repeat(49)} ` }, false],
])('%j is accepted: %s', (different, expected) => {
  expect(onboardingBody.safeParse({ ...ANSWERS, ...different }).success).toBe(expected);
});
