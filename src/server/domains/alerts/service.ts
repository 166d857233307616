import type { Queries, Work } from '../../../../db/database.ts';
import { wordingsIn } from '../../../content/consent.ts';
import { type AlertChoices, missingFor } from '../../../shared/alerts.ts';
import { ALERT_METHODS, type AlertMethod, CHANNELS, numberFieldOf } from '../../../shared/channels/channels.ts';
import { type Actor, authorizeMember } from '../../lib/actor.ts';
import { AppError, toIssue } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import { atomicAs } from '../auth/standing/service.ts';
import { storeNumber } from './addresses/service.ts';
import { recordConsent } from './consent/service.ts';
import { cancelForChannel } from './deliveries/service.ts';
import { readNumber } from './numbers.ts';
import { type Numbers, type Preferences, readPreferences, requirePreferences } from './preferences.ts';
import * as repo from './repo.ts';
import { methodStates } from './ways.ts';

/** The fields to change; a field that is left out keeps its value. */
interface PreferencesInput {
  alertMethods?: AlertMethod[] | undefined;
  phoneNumber?: string | null | undefined;
  smsConsent?: boolean | undefined;
  whatsappNumber?: string | null | undefined;
  /** The language of the words of consent on the screen. */
  wordingLanguage?: string | undefined;
}

/** The place where a member made a change, as the ledger names it. */
export type ConsentSource = 'onboarding' | 'settings' | 'unsubscribe_page' | 'one_click' | 'password_reset';

/** A member's alert preferences, and where each method stands. */
export async function getPreferences(site: Site, actor: Actor, userId: number) {
  const memberId = authorizeMember(actor, userId);
  const preferences = await site.db.snapshot((q) => requirePreferences(q, memberId));
  const { alertMethods, phoneNumber, smsConsent, whatsappNumber } = preferences;
  const methods = methodStates(site, preferences);
  return { alertMethods, phoneNumber, smsConsent, whatsappNumber, methods };
}

/**
 * Stores a member's choices as a whole; what is left out stays.
 * @throws {AppError} bad_request at the fields a method that is on lacks, too_many_requests after 60 in an hour.
 */
export async function savePreferences(site: Site, actor: Actor, userId: number, input: PreferencesInput) {
  const memberId = authorizeMember(actor, userId);
  await site.limits.take('preference_changes', String(memberId));
  await atomicAs(site, actor, function* (q) {
    yield* storePreferences(q, site, memberId, yield* requirePreferences(q, memberId), input);
  });
  return getPreferences(site, actor, userId);
}

/**
 * Stores preferences, each switch and consent that changed as a row in the ledger; calls off what waits on a method
 * that is switched off.
 * @throws {AppError} bad_request at the fields a method that is on lacks.
 */
export function* storePreferences(
  q: Queries,
  site: Site,
  userId: number,
  before: Preferences,
  input: PreferencesInput,
): Work<void> {
  const { phoneNumber = before.phoneNumber, whatsappNumber = before.whatsappNumber } = input;
  const numbers = {
    phoneNumber: readChanged(site, 'phoneNumber', phoneNumber, before),
    whatsappNumber: readChanged(site, 'whatsappNumber', whatsappNumber, before),
  };
  const { smsConsent = before.smsConsent, wordingLanguage } = input;
  const methods = unique(input.alertMethods ?? before.alertMethods);
  requireWhatMethodsNeed(before, { ...numbers, smsConsent, alertMethods: methods });
  yield* changeMethods(q, site, userId, methods, 'settings', { numbers, wordingLanguage });
  for (const channel of ALERT_METHODS) {
    const { box, wording } = CHANNELS[channel].consent;
    if (box === null || smsConsent === before[box]) continue;
    // The box is an act of its own, unless the switch beside it went the same way and is in the ledger already.
    const isOn = methods.includes(channel);
    if (isOn !== before.alertMethods.includes(channel) && smsConsent === isOn) continue;
    const field = numberFieldOf(channel);
    yield* recordConsent(q, site, {
      userId,
      channel,
      action: smsConsent ? 'opt_in' : 'opt_out',
      source: 'settings',
      ...(wording && { wording: wordingsIn(wordingLanguage).channelWordings[wording].version }),
      address: field && (smsConsent ? numbers[field] : (before[field] ?? numbers[field])),
    });
  }
  yield* repo.updateChoices(q, userId, { smsConsent });
}

/** Refuses a method without what it needs; one that was let stand so before may stay so (decisions.md D11). */
function requireWhatMethodsNeed(before: AlertChoices, after: AlertChoices): void {
  const missing = ALERT_METHODS.flatMap((method) => {
    const known = missingFor(method, before).map(({ field }) => field);
    return missingFor(method, after).filter(({ field }) => !known.includes(field));
  });
  const [first] = missing;
  if (!first) return;
  const issues = missing.map(({ field, said }) => toIssue([field], said));
  throw new AppError('bad_request', first.said, { issues });
}

/**
 * Switches methods, with a ledger row for each that changed, and calls off what waits on those now off; stores the
 * numbers that change with them.
 * @param also what the member's numbers are from now on, where they change with the switches, the language of the words
 * that stood on the screen, and their version, where it was not the screen's usual ones.
 */
export function* changeMethods(
  q: Queries,
  site: Site,
  userId: number,
  methods: AlertMethod[],
  source: ConsentSource,
  also: { numbers?: Partial<Numbers>; wordingLanguage?: string | undefined; wording?: string } = {},
): Work<void> {
  const before = yield* readPreferences(q, userId);
  if (!before) return;
  for (const channel of ALERT_METHODS) {
    const [was, is] = [before.alertMethods.includes(channel), methods.includes(channel)];
    if (was === is) continue;
    // Switching on is about the new number, switching off about the old one.
    const address = addressOf(channel, is ? { ...before, ...also.numbers } : before);
    const wording = also.wording ?? wordingOf(source, is ? channel : null, also.wordingLanguage);
    yield* recordConsent(q, site, { userId, channel, action: is ? 'opt_in' : 'opt_out', source, wording, address });
    if (!is) yield* cancelForChannel(q, site, userId, channel);
  }
  for (const channel of ALERT_METHODS) {
    const field = numberFieldOf(channel);
    const number = field && also.numbers?.[field];
    if (field && number !== undefined) yield* storeNumber(q, site, userId, channel, number);
  }
  yield* repo.updateChoices(q, userId, { alertMethods: methods });
}

/** The version of the words on a screen, beside a channel that is switched on there or of the screen as a whole. */
function wordingOf(source: ConsentSource, channel: AlertMethod | null, language?: string): string | undefined {
  const { consentWordings, channelWordings } = wordingsIn(language);
  if (source === 'onboarding') return consentWordings.onboarding.version;
  if (source !== 'settings') return undefined;
  const beside = channel && CHANNELS[channel].consent.wording;
  return beside ? channelWordings[beside].version : consentWordings.settings.version;
}

/** The address that a row of the ledger is about; null where the channel has none yet. */
function addressOf(channel: AlertMethod, preferences: Numbers & Pick<Preferences, 'addresses'>): string | null {
  const field = numberFieldOf(channel);
  if (field) return preferences[field];
  return preferences.addresses.find((row) => row.channel === channel)?.address ?? null;
}

/** A number that was sent; one that is stored already stays as it is, whatever the site's country is by now. */
function readChanged(
  site: Site,
  field: 'phoneNumber' | 'whatsappNumber',
  sent: string | null,
  before: Numbers,
): string | null {
  return sent === before[field] ? sent : readNumber(site, field, sent);
}

function unique<T>(list: T[]): T[] {
  return [...new Set(list)];
}
