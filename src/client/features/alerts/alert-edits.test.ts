import { describe, expect, test } from 'vitest';
import { ALERT_METHODS } from '../../../shared/channels/channels.ts';
import {
  applyEdits,
  collidingAddresses,
  editAddress,
  editConsent,
  isUnchanged,
  keepMine,
  missingToSave,
  type SavedAlerts,
  switchMailKind,
  switchMethod,
  takeTheirs,
  toChanges,
} from './alert-edits.ts';

const SAVED: SavedAlerts = {
  alertMethods: ['email', 'sms'],
  phoneNumber: '+12345678901',
  smsConsent: true,
  whatsappNumber: null,
  addresses: {},
  shownAddresses: {},
};
const NOTHING: SavedAlerts = {
  alertMethods: [],
  phoneNumber: null,
  smsConsent: false,
  whatsappNumber: null,
  addresses: {},
  shownAddresses: {},
};

describe('the values on the screen', () => {
  test('are the saved values with only the edits applied', () => {
    expect(applyEdits(SAVED, { methods: { email: false }, typed: { whatsapp: '+1' } })).toMatchObject({
      alertMethods: ['sms'],
      typed: { sms: '+12345678901', whatsapp: '+1' },
      smsConsent: true,
      mail: null,
    });
  });

  test('include the kinds of mail once loaded, and a kind switched off and on again is no edit', () => {
    const saved: SavedAlerts = { ...SAVED, categories: ['guidance', 'weekly_letter', 'service_updates'] };
    const off = switchMailKind(saved, {}, 'weekly_letter', false);
    expect(applyEdits(saved, off).mail).toEqual(['service_updates']);
    expect(isUnchanged(saved, applyEdits(saved, off))).toBe(false);
    expect(toChanges(saved, off).mail).toEqual({ weekly_letter: false });
    const back = switchMailKind(saved, off, 'weekly_letter', true);
    expect(isUnchanged(saved, applyEdits(saved, back))).toBe(true);
    expect(toChanges(saved, back)).not.toHaveProperty('mail');
  });

  test('follow changes that are saved elsewhere, such as push', () => {
    const edits = { methods: { email: false } };
    expect(applyEdits({ ...SAVED, alertMethods: ['email', 'sms', 'push'] }, edits).alertMethods).toEqual([
      'sms',
      'push',
    ]);
  });

  test('are unchanged when a switch is back at its saved position or a number is only formatted differently', () => {
    expect(isUnchanged(SAVED, applyEdits(SAVED, {}))).toBe(true);
    const there = switchMethod(SAVED, {}, 'email', false);
    expect(isUnchanged(SAVED, applyEdits(SAVED, there))).toBe(false);
    expect(isUnchanged(SAVED, applyEdits(SAVED, switchMethod(SAVED, there, 'email', true)))).toBe(true);
    expect(isUnchanged(SAVED, applyEdits(SAVED, { typed: { sms: '+1 (234) 567-8901' } }))).toBe(true);
    expect(isUnchanged(SAVED, applyEdits(SAVED, { typed: { sms: '+12345678902' } }))).toBe(false);
  });
});

describe('a number that the server formats for its country', () => {
  const spaced = { ...SAVED, shownAddresses: { sms: { asRead: '(234) 567-8901', asTyped: '+1 234 567 8901' } } };

  test('is shown formatted in its field, and is no change', () => {
    expect(applyEdits(spaced, {}).typed.sms).toBe('+1 234 567 8901');
    expect(isUnchanged(spaced, applyEdits(spaced, {}))).toBe(true);
    expect(toChanges(spaced, {})).toEqual({ switches: {}, from: {} });
  });

  test('is shown formatted in a collision, and sent in its stored form', () => {
    const edits = editAddress({ ...SAVED, phoneNumber: null }, {}, 'sms', '+12223334444');
    expect(collidingAddresses(spaced, edits)).toMatchObject([{ theirs: '+1 234 567 8901' }]);
    expect(toChanges(spaced, keepMine(spaced, edits))).toMatchObject({ from: { phoneNumber: '+12345678901' } });
  });
});

describe('the consent box (rules.md C9)', () => {
  test('is never ticked by switching SMS on, even if the member consented before', () => {
    const once = { ...SAVED, alertMethods: [] };
    expect(applyEdits(once, switchMethod(once, {}, 'sms', true)).smsConsent).toBe(false);
    expect(applyEdits(NOTHING, switchMethod(NOTHING, {}, 'sms', true)).smsConsent).toBe(false);
  });

  test('is cleared with the switch, and restored when the switch is back at its saved position', () => {
    const off = switchMethod(SAVED, {}, 'sms', false);
    expect(applyEdits(SAVED, off).smsConsent).toBe(false);
    expect(applyEdits(SAVED, switchMethod(SAVED, off, 'sms', true)).smsConsent).toBe(true);
  });
});

describe('Save Preferences waits (product.md §5)', () => {
  const missing = (edits: object, usable = ALERT_METHODS as readonly (typeof ALERT_METHODS)[number][]) =>
    missingToSave(applyEdits(NOTHING, edits), usable).map(({ path }) => path.join('.'));

  test.each([
    [{}, []],
    [{ methods: { email: true, telegram: true } }, []],
    [{ methods: { sms: true } }, ['phoneNumber', 'smsConsent']],
    [{ methods: { sms: true }, typed: { sms: '123' }, smsConsent: true }, ['phoneNumber']],
    [{ methods: { sms: true }, typed: { sms: '+1 234 567 8901' } }, ['smsConsent']],
    [{ methods: { sms: true }, typed: { sms: '+1 234 567 8901' }, smsConsent: true }, []],
    [{ methods: { whatsapp: true } }, ['whatsappNumber']],
    [{ methods: { whatsapp: true }, typed: { whatsapp: 'abc' } }, ['whatsappNumber']],
    [{ methods: { whatsapp: true }, typed: { whatsapp: '+12345678901' } }, []],
    [{ typed: { sms: '123', whatsapp: 'abc' } }, []],
  ])('with %j for %j', (edits, fields) => {
    expect(missing(edits)).toEqual(fields);
  });

  test('for no field of a method that this site does not have', () => {
    expect(missing({ methods: { sms: true } }, ['email'])).toEqual([]);
  });
});

test('an incomplete number of a method that is off is not sent, and an empty one removes the number', () => {
  const changes = (edits: object) => toChanges(SAVED, edits);
  expect(changes({ methods: { sms: false }, typed: { sms: '12' } })).not.toHaveProperty('phoneNumber');
  expect(changes({ methods: { sms: false }, typed: { sms: ' ' } }).phoneNumber).toBeNull();
  expect(changes({ typed: { sms: '+1 234 567 8902' } }).phoneNumber).toBe('+1 234 567 8902');
});

describe('the changes that are sent (decisions.md D40)', () => {
  test('are only changes made here', () => {
    expect(toChanges(SAVED, switchMethod(SAVED, {}, 'push', true))).toEqual({ switches: { push: true }, from: {} });
  });

  test('do not switch on a method that was switched off and on here, and off elsewhere', () => {
    const back = switchMethod(SAVED, switchMethod(SAVED, {}, 'email', false), 'email', true);
    const unsubscribed = { ...SAVED, alertMethods: ['sms' as const] };
    expect(toChanges(unsubscribed, back)).toEqual({ switches: {}, from: {} });
  });

  test('name the number that the member consented to', () => {
    const off = { ...SAVED, alertMethods: [], smsConsent: false };
    const edits = editConsent(off, switchMethod(off, {}, 'sms', true), 'sms', true);
    const expected = { switches: { sms: true }, smsConsent: true, from: { phoneNumber: SAVED.phoneNumber } };
    expect(toChanges(off, edits)).toEqual(expected);
    // Even if the page has loaded another number since.
    expect(toChanges({ ...off, phoneNumber: '+19998887777' }, edits)).toEqual(expected);
  });
});

describe('a number that was changed elsewhere', () => {
  const MINE = '+12223334444';
  const THEIRS = '+19998887777';
  const edits = editAddress(SAVED, {}, 'sms', MINE);
  const present = { ...SAVED, phoneNumber: THEIRS };

  test('is shown beside the number typed here', () => {
    expect(collidingAddresses(present, edits)).toEqual([{ method: 'sms', theirs: THEIRS, mine: MINE }]);
    expect(collidingAddresses({ ...SAVED, phoneNumber: MINE }, edits)).toEqual([]);
  });

  test('is replaced by mine when I keep mine', () => {
    expect(toChanges(present, keepMine(present, edits))).toMatchObject({
      phoneNumber: MINE,
      from: { phoneNumber: THEIRS },
    });
  });

  test('stays when I take theirs, and my consent does not carry over to it', () => {
    const off = { ...SAVED, alertMethods: [], smsConsent: false };
    const agreed = editConsent(off, editAddress(off, switchMethod(off, {}, 'sms', true), 'sms', MINE), 'sms', true);
    const now = { ...off, phoneNumber: THEIRS };
    const taken = applyEdits(now, takeTheirs(now, agreed));
    expect(taken).toMatchObject({ typed: { sms: THEIRS }, smsConsent: false, alertMethods: ['sms'] });
  });
});
