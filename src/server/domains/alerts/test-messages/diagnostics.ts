import { LIBRARY } from '../../../../content/library/library.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { entryPath } from '../../../../shared/guidance/entry-link.ts';
import { MIN_REFLECTION_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import { LANGUAGES } from '../../../../shared/languages.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import type { DiagnosticTest, SampleGuidance } from '../../../channels/diagnostic.ts';
import { type DiagnosticOf, diagnoseChannel } from '../../../channels/registry.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { methodStates } from '../member-methods.ts';
import { type Preferences, requirePreferences } from '../preferences.ts';
import { describeFailure, sendTest } from './service.ts';

// The id has as many digits as those of a site in use.
const SAMPLE_ENTRY_ID = 1_000_000;

const LONGEST_ENTRY = LIBRARY.reduce((longest, entry) =>
  entry.content.length > longest.content.length ? entry : longest,
);

/**
 * Returns the facts about a member's messages on a channel: its settings, and the outcome of a real test, whether or not
 * the member has the channel switched on. The test is sent only where messages may be: to a confirmed address, with
 * consent, without an opt-out (rules.md C9, product.md §3).
 * @throws {AppError} not_found when there is no such member.
 */
export async function diagnose<Method extends AlertMethod>(
  site: Site,
  actor: Actor,
  userId: number,
  method: Method,
): Promise<DiagnosticOf<Method>> {
  const memberId = authorizeMember(actor, userId);
  const preferences = await atomicAs(site, actor, (q) => requirePreferences(q, memberId));
  const address = preferences.addresses.find(({ channel }) => channel === method)?.address ?? null;
  const test = await testChannel(site, memberId, method, preferences);
  return diagnoseChannel(method, { address, test, longest: longestGuidance(site) }, site.env);
}

/** Returns the guidance of the library's longest entry, in each language of the site. */
function longestGuidance({ env }: Site): SampleGuidance[] {
  const openUrl = env.publicUrl + entryPath({ id: SAMPLE_ENTRY_ID, isDev: false });
  const leastWords = LONGEST_ENTRY.contentType === 'reflection' ? MIN_REFLECTION_LENGTH : null;
  return LANGUAGES.map(({ code }) => ({
    ...{ kind: 'guidance' as const, to: { language: code }, entry: LONGEST_ENTRY, openUrl },
    answers: { leastWords },
  }));
}

async function testChannel(
  site: Site,
  userId: number,
  method: AlertMethod,
  preferences: Preferences,
): Promise<DiagnosticTest> {
  const switchedOn = { ...preferences, alertMethods: [method], alertPauses: {} };
  const found = methodStates(site, switchedOn).find((each) => each.method === method);
  if (found?.state !== 'ready' && found?.state !== 'captured')
    return failedTest(found?.state ?? 'off', unconfirmed(preferences, method, found) ?? found?.said ?? null);
  const tooMany = await countDiagnostic(site, userId);
  if (tooMany) return failedTest(tooMany.code, tooMany.said);
  const outcome = await sendTest(site, userId, method);
  if (outcome.status === 'sent') return { success: true, providerId: outcome.providerId, code: null, said: null };
  const code = 'code' in outcome ? outcome.code : outcome.status;
  return failedTest(code, describeFailure(site, method, outcome));
}

function failedTest(code: string, said: CodedMessage | null): DiagnosticTest {
  return { success: false, providerId: null, code, said };
}

/** Returns the reason for an administrator, where the usual one asks the member to confirm their address. */
function unconfirmed(
  { addresses }: Preferences,
  method: AlertMethod,
  found: Pick<MethodState, 'state'> | undefined,
): CodedMessage | null {
  if (found?.state !== 'needs_verification') return null;
  const own = addresses.filter(({ channel }) => channel === method);
  return own.length > 0 && own.every(({ verifiedAt }) => verifiedAt === null) ? message('address_not_confirmed') : null;
}

/** Counts a diagnostic, apart from the tests that the member asks for. Returns the error where there were too many. */
async function countDiagnostic(site: Site, userId: number): Promise<AppError | null> {
  try {
    await site.rateLimits.consume('test_alerts', `diagnostic:${userId}`);
    return null;
  } catch (error) {
    // A diagnostic answers with every field even where its test fails (decisions.md D39).
    if (error instanceof AppError && error.code === 'too_many_requests') return error;
    throw error;
  }
}
