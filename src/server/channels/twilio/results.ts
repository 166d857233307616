import { retry, type SendResult, sent } from '../send-result.ts';
import type { Answer } from './calls.ts';
import { NO_ANSWER, resultOfRefusal } from './errors.ts';

/**
 * Returns the outcome of a call for its message. Where Twilio may have sent the message, it is not repeated (rules.md
 * S7).
 */
export function resultOf(answer: Answer<{ sid: string }>, number: string): SendResult {
  switch (answer.kind) {
    case 'answered':
      return answer.value.sid ? sent(answer.value.sid) : { kind: 'unknown', code: NO_ANSWER };
    case 'refused':
      return resultOfRefusal({ ...answer.refusal, number });
    case 'aborted':
      return retry('twilio_aborted');
    case 'unreachable':
      return retry('twilio_unreachable');
    case 'no_answer':
      return { kind: 'unknown', code: NO_ANSWER };
  }
}
