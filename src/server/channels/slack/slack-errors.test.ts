import { expect, test } from 'vitest';
import { causeOf } from './slack-errors.ts';

test.each([
  ['slack_token_revoked', 'token'],
  ['slack_token_gone', 'token'],
  ['slack_is_archived', 'place'],
  ['slack_not_in_channel', 'place'],
  ['slack_msg_too_long', null],
] as const)('C32: %s is about the %s', (code, cause) => expect(causeOf(code)).toBe(cause));
