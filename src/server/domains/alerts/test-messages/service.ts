import type { MethodState, TestResults } from '../../../../shared/alerts.ts';
import { type AlertMethod, isShownByTabs } from '../../../../shared/channels/channels.ts';
import { inEnglish, message } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import { NOT_SHOWN } from '../../../channels/browser-tab-codes.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { whenShown } from '../browser-tabs/service.ts';
import { deliverNow, leaseNow } from '../deliveries/immediate.ts';
import { insertAccountMessage } from '../deliveries/repo.ts';
import type { Outcome } from '../deliveries/service.ts';
import { AFTER_TERMS, TERMS_FAILED } from '../deliveries/terms/after-terms.ts';
import { destinationsOf } from '../destinations.ts';
import { methodStates } from '../member-methods.ts';
import { requirePreferences } from '../preferences.ts';

// The longest that a person waits for a tab to show a test, in milliseconds.
const SHOWN_PATIENCE_MS = 10_000;

/**
 * Sends a test by the given methods, or by every one that is switched on, and returns the outcome of each. A method
 * that is off, not confirmed or not set up fails without a call (decisions.md D3, rules.md C34).
 * @throws {AppError} not_found when there is no such member, too_many_requests after five in an hour.
 */
export async function testAlerts(
  site: Site,
  actor: Actor,
  userId: number,
  methods: AlertMethod[] | undefined,
): Promise<TestResults> {
  const memberId = authorizeMember(actor, userId);
  await site.db.snapshot((q) => requirePreferences(q, memberId));
  await site.rateLimits.consume('test_alerts', String(memberId));
  const preferences = await atomicAs(site, actor, (q) => requirePreferences(q, memberId));
  const states = methodStates(site, preferences);
  const asked = new Set(methods ?? preferences.alertMethods);
  const results: TestResults = { success: [], failed: [], errors: {}, said: {} };
  const tested = states.filter(({ method }) => asked.has(method));
  const errors = await Promise.all(tested.map((state) => testMethod(site, memberId, state)));
  tested.forEach(({ method }, index) => {
    const error = errors[index];
    results[error ? 'failed' : 'success'].push(method);
    if (!error) return;
    results.errors[method] = inEnglish(error);
    results.said[method] = error;
  });
  return results;
}

/** Sends a test message to each address of a member on a channel at once, and returns the best outcome. */
export async function sendTest(site: Site, userId: number, channel: AlertMethod): Promise<Outcome> {
  const destinations = destinationsOf(await site.db.snapshot((q) => requirePreferences(q, userId)), channel);
  const outcomes = await Promise.all(
    destinations.map(({ addressId }) => sendTestTo(site, { userId, channel, addressId })),
  );
  return outcomes.find(({ status }) => status === 'sent') ?? (outcomes[0] as Outcome);
}

async function sendTestTo(
  site: Site,
  to: { userId: number; channel: AlertMethod; addressId: number },
): Promise<Outcome> {
  const now = site.clock.now();
  const test = { ...to, kind: 'test', ...leaseNow(site) } as const;
  const id = await site.db.atomic((q) => insertAccountMessage(q, test, new Date(now)));
  const outcome = await deliverNow(site, { id, leaseToken: test.leaseToken });
  // A message that was handed to a tab is delivered only once the tab acknowledges it (decisions.md D25).
  if (outcome.status !== 'sent' || !isShownByTabs(to.channel)) return outcome;
  if (await whenShown(site, id, SHOWN_PATIENCE_MS)) return outcome;
  return { status: 'failed', code: NOT_SHOWN, address: 'none' };
}

/** Returns the reason why a test did not arrive, or null. */
export function describeFailure(site: Site, channel: AlertMethod, outcome: Outcome): CodedMessage | null {
  if (outcome.status === 'sent') return null;
  if (outcome.status === 'captured') return message('mail_captured');
  if (outcome.status === 'unknown') return message('no_answer');
  if (outcome.code === AFTER_TERMS) return message('terms_first');
  if (outcome.code === TERMS_FAILED) return message('terms_lost');
  if (outcome.status === 'failed' && outcome.address === 'disable')
    return message('address_refused', { code: outcome.code });
  return site.channels.get(channel)?.explain?.(outcome.code) ?? message('not_sent', { code: outcome.code });
}

async function testMethod(
  site: Site,
  userId: number,
  { method, state, said }: MethodState,
): Promise<CodedMessage | null> {
  if (state === 'off') return message('method_off', { method });
  // A pause holds back guidance, but not a test that the member asked for.
  if (state !== 'ready' && state !== 'captured' && state !== 'paused') return said;
  return describeFailure(site, method, await sendTest(site, userId, method));
}
