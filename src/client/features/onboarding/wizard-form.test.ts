import { describe, expect, it } from 'vitest';
import { CHALLENGES } from '../../../shared/onboarding/onboarding-choices.ts';
import { onboardingBody } from '../../../shared/onboarding.ts';
import { contractErrors } from '../../lib/forms/form-errors.ts';
import { emptyDraft } from '../member/wizard-draft.ts';
import { availableMethods, countryErrors, firstStepWithError, stepErrors, stepOfField } from './wizard-form.ts';

const errorsOn = (step: number, values: unknown) => stepErrors(step, contractErrors(onboardingBody, values));
const philosophy = 'A friend is one who tells me the truth and stays when it is hard.';
const filled = {
  ...emptyDraft().values,
  friendshipPhilosophy: philosophy,
  challenges: [CHALLENGES[0]],
  notificationMethod: ['email' as const],
};

describe('the wizard’s steps', () => {
  it('find only the errors of the given step', () => {
    expect(errorsOn(0, emptyDraft().values)).toEqual({
      friendshipPhilosophy: 'Please share at least 50 characters about your friendship philosophy',
    });
    expect(errorsOn(1, emptyDraft().values)).toEqual({ challenges: 'Please select at least one challenge' });
    expect(errorsOn(3, emptyDraft().values)).toEqual({});
  });

  it('start with e-mail chosen', () => {
    expect(errorsOn(2, emptyDraft().values)).toEqual({});
  });

  it('leave out methods that this site does not have', () => {
    const states = [{ method: 'sms', state: 'not_configured', reason: null, said: null } as const];
    expect(availableMethods(['email', 'sms'], states)).toEqual(['email']);
    expect(availableMethods(['email', 'sms'], undefined)).toEqual(['email', 'sms']);
  });

  it.each([
    ['2345678901', { phoneCountry: null }, ['phoneNumber']],
    ['2345678901', { phoneCountry: 'US' }, []],
    ['+12345678901', { phoneCountry: null }, []],
    ['', { phoneCountry: null }, []],
  ])('reject %s when neither the number nor the site names a country: %o', (phoneNumber, site, fields) => {
    const values = { ...filled, notificationMethod: ['sms' as const], phoneNumber };
    expect(Object.keys(countryErrors(values, site))).toEqual(fields);
  });

  it('need the phone number as soon as SMS is chosen', () => {
    const values = { ...filled, notificationMethod: ['sms' as const] };
    expect(errorsOn(2, values)).toEqual({ phoneNumber: 'Phone number is required for SMS notifications' });
    expect(errorsOn(2, { ...values, phoneNumber: '12' }).phoneNumber).toContain('valid phone number');
    expect(errorsOn(2, { ...values, phoneNumber: '+1 (234) 567-8901' })).toEqual({});
  });

  it('know the step of each field', () => {
    expect(stepOfField('phoneNumber')).toBe(2);
    expect(stepOfField('challenges.0')).toBe(1);
    expect(stepOfField('userId')).toBeNull();
    expect(firstStepWithError(['frequency', 'challenges'])).toBe(1);
    expect(firstStepWithError(['userId'])).toBeNull();
  });
});
