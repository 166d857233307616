import { describe, expect, it } from 'vitest';
import { loginBody, registerBody } from '../../../shared/auth.ts';
import { themeWeekBody } from '../../../shared/guidance/plans.ts';
import { scheduleBody } from '../../../shared/schedule.ts';
import { contractErrors, errorAt, issuesForFields, issuesToErrors } from './form-errors.ts';

describe('contractErrors', () => {
  it('gives the specified sentence for each field', () => {
    expect(contractErrors(loginBody, { email: 'ruth', password: '' })).toEqual({
      email: 'Please enter a valid email',
      password: 'Password is required',
    });
    expect(contractErrors(registerBody, { username: 'R', email: '', password: '12345' })).toEqual({
      username: 'Username must be at least 2 characters',
      email: 'Please enter a valid email',
      password: 'Password must be at least 6 characters',
    });
  });

  it('is empty for valid values', () => {
    expect(contractErrors(loginBody, { email: 'ruth@parish.example', password: 'x' })).toEqual({});
  });

  it('uses Mantine’s keys for items of a list', () => {
    const slot = { hour: 9, minute: 0, type: 'prayer' };
    const scheduleData = [{ dayOfWeek: 'monday', enabled: true, timeSlots: [slot, slot] }];
    expect(contractErrors(scheduleBody, { scheduleData, timezone: 'UTC' })).toEqual({
      'scheduleData.0.timeSlots.1': 'Two times on one day cannot be the same',
    });
  });
});

describe('errorAt', () => {
  it('finds the error of a line in the field that holds all lines', () => {
    const week = {
      title: 'Bearing',
      startsOn: '2027-03-01',
      endsOn: '2027-03-02',
      passages: ['James 1:19', 'x'.repeat(61)],
    };
    const errors = contractErrors(themeWeekBody, week);
    expect(Object.keys(errors)).toEqual(['passages.1']);
    expect(errorAt(errors, 'passages')).toBe(errors['passages.1']);
    expect(errorAt(errors, 'title')).toBeUndefined();
  });
});

describe('the server’s issues', () => {
  it('keep the first sentence for a field', () => {
    expect(
      issuesToErrors([
        { path: ['email'], message: 'one' },
        { path: ['email'], message: 'two' },
      ]),
    ).toEqual({ email: 'one' });
  });

  it('omit issues of fields that the form does not have', () => {
    const issues = [
      { path: ['username'], message: 'This username is already taken' },
      { path: ['userId'], message: 'not yours' },
      { path: [], message: 'The request is not valid.' },
    ];
    expect(issuesForFields(issues, ['username', 'email', 'password'])).toEqual({
      username: 'This username is already taken',
    });
  });
});
