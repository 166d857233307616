import { describe, expect, test } from 'vitest';
import type { MethodState } from '../../../../shared/alerts.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { type AlertEdits, applyEdits, type SavedAlerts } from '../alert-edits.ts';
import { nextVerifyStep, type VerifyStep } from './verify-step.ts';

const SAVED: SavedAlerts = {
  alertMethods: ['sms', 'whatsapp'],
  phoneNumber: '+12345678901',
  smsConsent: true,
  whatsappNumber: '+12345678901',
  addresses: {},
  shownAddresses: {},
};

interface Case {
  state: MethodState['state'];
  said?: MethodState['said'];
  saved?: Partial<SavedAlerts>;
  edits?: AlertEdits;
}

function stepOf(method: AlertMethod, { state, said = null, saved, edits = {} }: Case): VerifyStep {
  const stored = { ...SAVED, ...saved };
  return nextVerifyStep({ method, state, reason: null, said }, stored, applyEdits(stored, edits));
}

describe.each(['sms', 'whatsapp'] as const)('C10: the next step for the number of %s', (method) => {
  const field = method === 'sms' ? 'phoneNumber' : 'whatsappNumber';
  test.each<[string, Case, VerifyStep]>([
    ['is to type one when there is none', { state: 'needs_verification', saved: { [field]: null } }, 'type'],
    [
      'is to save one that is typed but not saved',
      { state: 'needs_verification', edits: { typed: { [method]: '+4' } } },
      'save',
    ],
    ['is to save the switch', { state: 'off', saved: { alertMethods: [] } }, 'save'],
    ['is a code once it is saved', { state: 'needs_verification' }, 'confirm'],
    ['is a new code after the provider refused it', { state: 'disabled' }, 'restart'],
    ['is none once it is confirmed', { state: 'ready' }, 'done'],
    ['is none while the channel waits for the member to write', { state: 'waiting' }, 'done'],
    ['is none while the channel is paused', { state: 'paused' }, 'done'],
  ])('%s', (_name, given, step) => expect(stepOf(method, given)).toBe(step));

  test('is no code when the server would send none: after STOP, or to a country that is not allowed', () => {
    for (const said of [
      { code: 'method_opted_out', values: { method } },
      { code: 'country_not_allowed', values: { countries: 'US' } },
    ] as const)
      expect(stepOf(method, { state: 'disabled', said })).toBeNull();
  });
});

test('C9: no code is offered for SMS before the box is ticked and saved', () => {
  expect(stepOf('sms', { state: 'needs_verification', saved: { smsConsent: false } })).toBe('agree');
  expect(stepOf('sms', { state: 'needs_verification', edits: { smsConsent: false } })).toBe('agree');
});
