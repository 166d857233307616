/** A code that Verify sent. */
export interface TwilioCode {
  to: string;
  channel: string;
  locale: string | undefined;
  code: string;
}

type Refusal = { status: number; code: number };
type Fields = Readonly<Record<string, string | undefined>>;

/** A verification without its code so far. Twilio deletes it once it is approved or ten minutes old. */
interface Pending {
  sid: string;
  code: string;
  channel: string;
  sends: number;
  checks: number;
}

const MAX_SENDS = 5;
const MAX_CHECKS = 5;
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Twilio Verify v2 for one service: https://www.twilio.com/docs/verify/api/verification and
 * https://www.twilio.com/docs/verify/api/verification-check. A number has one verification at a time, and another start
 * sends the same code again.
 */
export function createTwilioVerify(account: string, service: string) {
  const codes: TwilioCode[] = [];
  const pending = new Map<string, Pending>();

  /** https://www.twilio.com/docs/api/errors/60200, https://www.twilio.com/docs/api/errors/60203 */
  function start({ To: to = '', Channel: channel = '', Locale: locale }: Fields): { body: object } | Refusal {
    if (!E164.test(to) || !['sms', 'whatsapp'].includes(channel)) return { status: 400, code: 60200 };
    const fresh = { sid: `VE${String(codes.length + 1).padStart(32, '0')}`, code: codeNumber(codes.length) };
    const verification = pending.get(to) ?? { ...fresh, channel, sends: 0, checks: 0 };
    if (verification.sends === MAX_SENDS) return { status: 429, code: 60203 };
    pending.set(to, { ...verification, channel, sends: verification.sends + 1 });
    codes.push({ to, channel, locale, code: verification.code });
    return { body: resourceOf(to, verification, 'pending') };
  }

  /**
   * https://www.twilio.com/docs/api/errors/60200 for a code of another length, https://www.twilio.com/docs/api/errors/60202
   * after five checks, https://www.twilio.com/docs/api/errors/20404 where nothing waits for a code.
   */
  function check({ To: to = '', Code: code = '' }: Fields): { body: object } | Refusal {
    if (code.length < 4 || code.length > 10) return { status: 400, code: 60200 };
    const verification = pending.get(to);
    if (!verification) return { status: 404, code: 20404 };
    if (verification.checks === MAX_CHECKS) return { status: 429, code: 60202 };
    if (code === verification.code) {
      pending.delete(to);
      return { body: { ...resourceOf(to, verification, 'approved'), valid: true } };
    }
    verification.checks += 1;
    return { body: resourceOf(to, verification, 'pending') };
  }

  function resourceOf(to: string, { sid, channel }: Pending, status: 'pending' | 'approved') {
    return {
      ...{
        sid,
        service_sid: service,
        account_sid: account,
        to,
        channel,
        status,
        valid: false,
        amount: null,
        payee: null,
      },
      ...{ date_created: '2027-03-01T08:00:00Z', date_updated: '2027-03-01T08:00:00Z' },
    };
  }

  return {
    codes,
    /** Answers a call to Verify. */
    answer(url: string, fields: Fields): { body: object } | Refusal {
      if (url === `/v2/Services/${service}/Verifications`) return start(fields);
      if (url === `/v2/Services/${service}/VerificationCheck`) return check(fields);
      return { status: 404, code: 20404 };
    },
    /** Forgets every verification, as Twilio does after ten minutes. */
    expire: () => pending.clear(),
  };
}

function codeNumber(count: number): string {
  return String(271_828 + count);
}
