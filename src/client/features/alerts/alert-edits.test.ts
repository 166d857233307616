import { describe, expect, test } from 'vitest';
import { ALERT_METHODS } from '../../../shared/channels.ts';
import { applyEdits, isUnchanged, missingToSave, type SavedAlerts, switchMethod, toBody } from './alert-edits.ts';

const SAVED: SavedAlerts = {
  alertMethods: ['email', 'sms'],
  phoneNumber: '+12345678901',
  smsConsent: true,
  whatsappNumber: null,
};
const NOTHING: SavedAlerts = { alertMethods: [], phoneNumber: null, smsConsent: false, whatsappNumber: null };

describe('what stands on the screen', () => {
  test('is what is saved, with only the edits over it', () => {
    expect(applyEdits(SAVED, { methods: { email: false }, whatsappNumber: '+1' })).toEqual({
      alertMethods: ['sms'],
      phoneNumber: '+12345678901',
      smsConsent: true,
      whatsappNumber: '+1',
    });
  });

  test('follows what is saved elsewhere meanwhile, as push is', () => {
    const edits = { methods: { email: false } };
    expect(applyEdits({ ...SAVED, alertMethods: ['email', 'sms', 'push'] }, edits).alertMethods).toEqual([
      'sms',
      'push',
    ]);
  });

  test('is unchanged where a switch went there and back, and a number is only written another way', () => {
    expect(isUnchanged(SAVED, applyEdits(SAVED, {}))).toBe(true);
    const there = switchMethod(SAVED, {}, 'email', false);
    expect(isUnchanged(SAVED, applyEdits(SAVED, there))).toBe(false);
    expect(isUnchanged(SAVED, applyEdits(SAVED, switchMethod(SAVED, there, 'email', true)))).toBe(true);
    expect(isUnchanged(SAVED, applyEdits(SAVED, { phoneNumber: '+1 (234) 567-8901' }))).toBe(true);
    expect(isUnchanged(SAVED, applyEdits(SAVED, { phoneNumber: '+12345678902' }))).toBe(false);
  });
});

describe('the consent box (rules.md C9)', () => {
  test('is never ticked by switching SMS on, even where consent was once given', () => {
    const once = { ...SAVED, alertMethods: [] };
    expect(applyEdits(once, switchMethod(once, {}, 'sms', true)).smsConsent).toBe(false);
    expect(applyEdits(NOTHING, switchMethod(NOTHING, {}, 'sms', true)).smsConsent).toBe(false);
  });

  test('is taken back with the switch, and stands again where the switch comes back to what is saved', () => {
    const off = switchMethod(SAVED, {}, 'sms', false);
    expect(applyEdits(SAVED, off).smsConsent).toBe(false);
    expect(applyEdits(SAVED, switchMethod(SAVED, off, 'sms', true)).smsConsent).toBe(true);
  });
});

describe('Save Preferences waits (product.md §5)', () => {
  const missing = (edits: object, usable = ALERT_METHODS as readonly (typeof ALERT_METHODS)[number][]) =>
    missingToSave(applyEdits(NOTHING, edits), usable);

  test.each([
    [{}, []],
    [{ methods: { email: true, telegram: true } }, []],
    [{ methods: { sms: true } }, ['phoneNumber', 'smsConsent']],
    [{ methods: { sms: true }, phoneNumber: '123', smsConsent: true }, ['phoneNumber']],
    [{ methods: { sms: true }, phoneNumber: '+1 234 567 8901' }, ['smsConsent']],
    [{ methods: { sms: true }, phoneNumber: '+1 234 567 8901', smsConsent: true }, []],
    [{ methods: { whatsapp: true } }, ['whatsappNumber']],
    [{ methods: { whatsapp: true }, whatsappNumber: 'abc' }, ['whatsappNumber']],
    [{ methods: { whatsapp: true }, whatsappNumber: '+12345678901' }, []],
    [{ phoneNumber: '123', whatsappNumber: 'abc' }, []],
  ])('with %j for %j', (edits, fields) => {
    expect(missing(edits)).toEqual(fields);
  });

  test('for nothing of a method that this site does not have', () => {
    expect(missing({ methods: { sms: true } }, ['email'])).toEqual([]);
  });
});

test('half a number behind a switch that is off is not sent, an empty one takes the number away', () => {
  const body = (edits: object) => toBody(SAVED, applyEdits(SAVED, edits));
  expect(body({ methods: { sms: false }, phoneNumber: '12' }).phoneNumber).toBe('+12345678901');
  expect(body({ methods: { sms: false }, phoneNumber: ' ' }).phoneNumber).toBeNull();
  expect(body({ phoneNumber: '+1 234 567 8902' }).phoneNumber).toBe('+1 234 567 8902');
});
