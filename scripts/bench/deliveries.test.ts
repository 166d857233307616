import { expect, test } from 'vitest';
import { describeUnsent, pagesRow } from './deliveries.ts';

test('a round of pages without an answer is counted, and is no figure', () => {
  expect(pagesRow([30, Number.NaN, 200, 40], 29)).toMatchObject({
    measured: 'median 40.0, worst 200.0; 1 of 4 rounds of 2 s without an answer',
    missed: true,
  });
  expect(pagesRow([Number.NaN], 29).measured).toBe('no answer; 1 of 1 rounds of 2 s without an answer');
  expect(pagesRow([30], 29)).toMatchObject({ missed: false });
});

test('messages that are not sent are shown by how they ended', () => {
  expect(
    describeUnsent([
      { status: 'sent', error_code: null },
      { status: 'unknown', error_code: 'slack_no_answer' },
      { status: 'failed', error_code: 'slack_limited' },
      { status: 'unknown', error_code: 'slack_no_answer' },
      { status: 'pending', error_code: null },
    ]),
  ).toEqual(['unknown (slack_no_answer) 2', 'failed (slack_limited) 1', 'pending 1']);
});
