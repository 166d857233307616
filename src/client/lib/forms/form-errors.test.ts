import { describe, expect, it } from 'vitest';
import { loginBody, registerBody } from '../../../shared/auth.ts';
import { scheduleBody } from '../../../shared/schedule.ts';
import { contractErrors, issuesForFields, issuesToErrors } from './form-errors.ts';

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
