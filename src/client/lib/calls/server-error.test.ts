import { describe, expect, it } from 'vitest';
import { readServerError } from './server-error.ts';

describe('readServerError', () => {
  it('reads the message, the status and the fields', () => {
    const issues = [{ path: ['email'], message: 'An account with this email already exists' }];
    const error = Object.assign(new Error('An account with this email already exists'), {
      data: { code: 'CONFLICT', httpStatus: 409, issues, reason: 'conflict' },
    });
    expect(readServerError(error)).toEqual({
      status: 409,
      message: error.message,
      issues,
      reason: 'conflict',
      present: null,
    });
  });

  it('drops the browser’s own message if the server did not answer', () => {
    for (const error of [new TypeError('Failed to fetch'), Object.assign(new Error('x'), { data: null }), null, 'x'])
      expect(readServerError(error)).toEqual({ status: null, message: null, issues: [], reason: null, present: null });
  });
});
