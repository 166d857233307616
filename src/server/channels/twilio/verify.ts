import type { AlertMethod } from '../../../shared/channels/channels.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import type { Logger } from '../../lib/logger.ts';
import type { ProviderCodes } from '../provider-codes.ts';
import type { SendResult } from '../send-result.ts';
import type { TwilioCaller } from './calls.ts';
import { resultOf } from './results.ts';
import type { TwilioEnv } from './settings.ts';

/** Sends and checks codes by Twilio Verify (https://www.twilio.com/docs/verify/api). */
export interface Verify extends ProviderCodes {
  /** Asks Twilio to send a code to a number, in Twilio's words; `language` is a code such as `es`. */
  start(number: string, language: string, signal?: AbortSignal): Promise<SendResult>;
}

/**
 * The number has no open verification: it was approved, is too old, or had too many tries
 * (https://www.twilio.com/docs/verify/api/verification-check).
 */
const NOT_FOUND = 20404;
/**
 * This code of a check says that the code is not 4 to 10 characters long
 * (https://www.twilio.com/docs/api/errors/60200).
 */
const INVALID_PARAMETER = 60200;

// The sentence for a member about each error of Verify; `https://www.twilio.com/docs/api/errors/<code>` explains them.
const EXPLAINED: Readonly<Record<string, CodedMessage>> = {
  twilio_60200: message('code_address_refused'),
  twilio_60202: message('code_too_often'),
  twilio_60203: message('code_too_often'),
  twilio_60205: message('code_address_refused'),
  twilio_60410: message('code_blocked'),
};

/** Opens Verify where the site has a service for it, else null (rules.md C10). */
export function openVerify(
  call: TwilioCaller,
  { TWILIO_VERIFY_SERVICE_SID: service }: TwilioEnv,
  { log, channel }: { log: Logger; channel: AlertMethod },
): Verify | null {
  if (!service) return null;
  return {
    async start(number, language, signal) {
      const asked = { to: number, channel, locale: language };
      const result = resultOf(
        await call((sdk) => sdk.verify.v2.services(service).verifications.create(asked), signal),
        number,
      );
      if (result.kind !== 'sent' && !signal?.aborted) log.warn({ channel, code: result.code }, 'Verify sent no code');
      return result;
    },
    async check(number, code, signal) {
      const answer = await call(
        (sdk) => sdk.verify.v2.services(service).verificationChecks.create({ to: number, code }),
        signal,
      );
      if (answer.kind === 'answered' && typeof answer.value.status === 'string')
        return { kind: answer.value.status === 'approved' ? 'right' : 'wrong' };
      const refused = answer.kind === 'refused' ? answer.refusal.code : null;
      if (refused === NOT_FOUND || refused === INVALID_PARAMETER) return { kind: 'wrong' };
      // An answer without a state is incomplete.
      const noAnswer = answer.kind === 'answered' ? 'no_answer' : answer.kind;
      const failure = answer.kind === 'refused' ? (refused ?? answer.refusal.status) : noAnswer;
      if (!signal?.aborted) log.warn({ channel, code: `twilio_${failure}` }, 'Verify checked no code');
      return { kind: 'failed', code: `twilio_${failure}` };
    },
    explain: (code) => EXPLAINED[code] ?? null,
  };
}
