import { LIBRARY } from '../../../../content/library/library.ts';
import type { EmailDiagnostic, SmsDiagnostic } from '../../../../shared/alerts/diagnostics.ts';
import { isE164 } from '../../../../shared/alerts/phone.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { entryPath } from '../../../../shared/guidance/entry-link.ts';
import { REFLECTION_MIN_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import { LANGUAGES } from '../../../../shared/languages.ts';
import { inEnglish, message } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import { senderOf } from '../../../channels/email/compose.ts';
import { showNumber } from '../../../channels/phone-number.ts';
import { longestSms } from '../../../channels/sms/sms.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../auth/authority/service.ts';
import { readAddress } from '../addresses/repo.ts';
import { methodStates } from '../member-methods.ts';
import { type Preferences, requirePreferences } from '../preferences.ts';
import { describeFailure, sendTest } from './service.ts';

// The id has as many digits as those of a site in use.
const SAMPLE_ENTRY_ID = 1_000_000;

const LONGEST = LIBRARY.reduce((longest, entry) => (entry.content.length > longest.content.length ? entry : longest));

// The reply of an SMTP server to a message that it takes (RFC 5321 §4.2.3).
const SMTP_ACCEPTED = 250;

/**
 * Returns the facts about a member's text messages: the settings of Twilio, and the outcome of a real test to their
 * number. The test is sent only where text messages may be: to a verified number, with consent, without an opt-out
 * (rules.md C9, product.md §3).
 * @throws {AppError} not_found when there is no such member.
 */
export async function diagnoseSms(site: Site, actor: Actor, userId: number): Promise<SmsDiagnostic> {
  const memberId = authorizeMember(actor, userId);
  const preferences = await atomicAs(site, actor, (q) => requirePreferences(q, memberId));
  const phoneNumber = preferences.typed.sms ?? null;
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_PHONE_NUMBER, TWILIO_MESSAGING_SERVICE_SID } = site.env;
  const fromNumber = TWILIO_MESSAGING_SERVICE_SID ?? TWILIO_PHONE_NUMBER ?? null;
  const shown = (number: string | null) => number && showNumber(number, site.env.DEFAULT_COUNTRY);
  return {
    phoneNumber,
    formattedPhoneNumber: phoneNumber && isE164(phoneNumber) ? phoneNumber : null,
    shownNumbers: { phoneNumber: shown(phoneNumber), fromNumber: shown(fromNumber) },
    twilioConfig: {
      hasAccountSid: TWILIO_ACCOUNT_SID !== undefined,
      hasAuthToken: TWILIO_AUTH_TOKEN !== undefined,
      hasPhoneNumber: fromNumber !== null,
      fromNumber,
    },
    twilioTest: await testSms(site, memberId, preferences),
    longestSample: longestSample(site),
  };
}

/** Returns the text message of the library's longest entry, in the language of the site with the longer text. */
function longestSample({ env }: Site): SmsDiagnostic['longestSample'] {
  const openUrl = env.publicUrl + entryPath({ id: SAMPLE_ENTRY_ID, isDev: false });
  const leastWords = LONGEST.contentType === 'reflection' ? REFLECTION_MIN_LENGTH : null;
  const messages = LANGUAGES.map(({ code }) => ({
    ...{ kind: 'guidance' as const, to: { language: code }, entry: LONGEST, openUrl },
    answers: { leastWords },
  }));
  return longestSms(messages, env);
}

type SmsTest = SmsDiagnostic['twilioTest'];

async function testSms(site: Site, userId: number, preferences: Preferences): Promise<SmsTest> {
  const switchedOn = { ...preferences, alertMethods: ['sms'] satisfies AlertMethod[], alertPauses: {} };
  const standing = methodStates(site, switchedOn).find(({ state }) => state !== 'off');
  if (standing?.state !== 'ready') return refusedSms(standing?.state ?? 'off', standing?.said ?? null);
  const tooMany = await takeDiagnostic(site, userId);
  if (tooMany) return refusedSms(tooMany.code, tooMany.said);
  const outcome = await sendTest(site, userId, 'sms');
  if (outcome.status === 'sent')
    return { success: true, messageSid: outcome.providerId, error: null, said: null, code: null };
  return refusedSms('code' in outcome ? outcome.code : outcome.status, describeFailure(site, 'sms', outcome));
}

function refusedSms(code: string, said: CodedMessage | null): SmsTest {
  return { success: false, messageSid: null, error: said && inEnglish(said), said, code };
}

/** Counts a diagnostic, apart from the tests that the member asks for. Returns the error where there were too many. */
async function takeDiagnostic(site: Site, userId: number): Promise<AppError | null> {
  try {
    await site.limits.take('test_alerts', `diagnostic:${userId}`);
    return null;
  } catch (error) {
    // A diagnostic answers with every field even where its test fails (decisions.md D39).
    if (error instanceof AppError && error.code === 'too_many_requests') return error;
    throw error;
  }
}

/**
 * Returns the facts about a member's mail: the settings, and the outcome of a real test to their address, whichever
 * methods they have switched on (product.md §3).
 * @throws {AppError} not_found when there is no such member.
 */
export async function diagnoseEmail(site: Site, actor: Actor, userId: number): Promise<EmailDiagnostic> {
  const memberId = authorizeMember(actor, userId);
  const { SMTP_URL, MAIL_FROM, APP_NAME, SUPPORT_EMAIL, publicUrl } = site.env;
  const address = await atomicAs(site, actor, function* (q) {
    yield* requirePreferences(q, memberId);
    return yield* readAddress(q, memberId, 'email');
  });
  const letterSite = { appName: APP_NAME, publicUrl, supportEmail: SUPPORT_EMAIL ?? null };
  return {
    email: address?.address ?? null,
    nodemailerConfig: {
      hasApiKey: SMTP_URL !== undefined,
      hasFromEmail: MAIL_FROM !== undefined,
      fromEmail: MAIL_FROM === undefined ? null : senderOf(MAIL_FROM, letterSite).address,
    },
    nodemailerTest: await testMail(site, memberId, address),
  };
}

type MailTest = EmailDiagnostic['nodemailerTest'];

async function testMail(
  site: Site,
  userId: number,
  address: { verifiedAt: Date | null; disabledAt: Date | null } | null,
): Promise<MailTest> {
  if (!address?.verifiedAt) return refused('not_confirmed', message('address_not_confirmed'));
  if (address.disabledAt) return refused('address_disabled', message('mail_refused'));
  const tooMany = await takeDiagnostic(site, userId);
  if (tooMany) return refused(tooMany.code, tooMany.said);
  const outcome = await sendTest(site, userId, 'email');
  if (outcome.status === 'sent')
    return { success: true, statusCode: SMTP_ACCEPTED, error: null, said: null, code: null };
  if (outcome.status === 'captured') return refused('captured', message('mail_captured'));
  const failure = describeFailure(site, 'email', outcome);
  const [, reply] = /^(?:smtp|sender|message)_(\d{3})$/.exec(outcome.code) ?? [];
  return {
    success: false,
    statusCode: reply ? Number(reply) : null,
    error: failure && inEnglish(failure),
    said: failure,
    code: outcome.code,
  };
}

function refused(code: string, said: CodedMessage): MailTest {
  return { success: false, statusCode: null, error: inEnglish(said), said, code };
}
