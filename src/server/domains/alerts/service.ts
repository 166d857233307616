import type { Queries, Work } from '../../../../db/database.ts';
import { wordingsIn } from '../../../content/consent.ts';
import { type AlertChoices, type MethodState, missingFor } from '../../../shared/alerts.ts';
import {
  ACCOUNT_METHOD,
  ALERT_METHODS,
  type AlertMethod,
  CHANNELS,
  type DeliveryChannel,
  numberFieldOf,
} from '../../../shared/channels/channels.ts';
import type { ContentType } from '../../../shared/guidance/content-types.ts';
import type { Dashboard } from '../../../shared/guidance.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { type Actor, authorizeMember, type MemberId } from '../../lib/actor.ts';
import { AppError, toIssue } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import { readPendingEmail } from '../auth/email-change/pending.ts';
import { atomicAs } from '../auth/standing/service.ts';
import { deleteAddress, readAddress, readAddresses, readAddressesOf } from './addresses/repo.ts';
import { judgeAttention } from './attention.ts';
import { recordConsent } from './consent/service.ts';
import { cancelForChannel } from './deliveries/service.ts';
import { isCaptured, judgeMethods, methodsFor } from './method-states.ts';
import { readNumber } from './numbers.ts';
import { readBrowsers } from './push/browsers.ts';
import * as repo from './repo.ts';

/** What is left out stays as it is. */
interface PreferencesInput {
  alertMethods?: AlertMethod[] | undefined;
  phoneNumber?: string | null | undefined;
  smsConsent?: boolean | undefined;
  whatsappNumber?: string | null | undefined;
  /** The language of the words of consent on the screen. */
  wordingLanguage?: string | undefined;
}

// The states in which a channel takes a message: one that captures keeps it as a file.
const ACCEPTING: readonly MethodState['state'][] = ['ready', 'captured'];

type Numbers = Partial<Pick<repo.Preferences, 'phoneNumber' | 'whatsappNumber'>>;

/** Where a change was made, in the ledger's words. */
export type ConsentSource = 'onboarding' | 'settings' | 'unsubscribe_page' | 'one_click' | 'password_reset';

/** A member's alert preferences, and where each method stands. */
export async function getPreferences(site: Site, actor: Actor, userId: number) {
  const memberId = authorizeMember(actor, userId);
  const preferences = await preferencesOf(site, memberId);
  const { alertMethods, phoneNumber, smsConsent, whatsappNumber } = preferences;
  const methods = await methodStates(site, memberId, preferences);
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
  before: repo.Preferences,
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
  yield* repo.updatePreferences(q, userId, { ...numbers, smsConsent });
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
 * Switches methods, with a ledger row for each that changed, and calls off what waits on those now off; a number that
 * changes is no longer proved.
 * @param also what the member's numbers are from now on, where they change with the switches, the language of the words
 * that stood on the screen, and their version, where it was not the screen's usual ones.
 */
export function* changeMethods(
  q: Queries,
  site: Site,
  userId: number,
  methods: AlertMethod[],
  source: ConsentSource,
  also: { numbers?: Numbers; wordingLanguage?: string | undefined; wording?: string } = {},
): Work<void> {
  const before = yield* repo.readPreferences(q, userId);
  if (!before) return;
  for (const channel of ALERT_METHODS) {
    const [was, is] = [before.alertMethods.includes(channel), methods.includes(channel)];
    if (was === is) continue;
    // What begins concerns the new number, what ends the old one.
    const address = yield* addressOf(q, userId, channel, is ? { ...before, ...also.numbers } : before);
    const wording = also.wording ?? wordingOf(source, is ? channel : null, also.wordingLanguage);
    yield* recordConsent(q, site, { userId, channel, action: is ? 'opt_in' : 'opt_out', source, wording, address });
    if (!is) yield* cancelForChannel(q, site, userId, channel);
  }
  // Another number is nobody's until it is proved again (rules.md C9).
  for (const channel of ALERT_METHODS) {
    const field = numberFieldOf(channel);
    const number = field && also.numbers?.[field];
    if (field && number !== undefined && number !== before[field]) yield* deleteAddress(q, userId, channel);
  }
  yield* repo.updatePreferences(q, userId, { alertMethods: methods });
}

/** The version of the words on a screen, beside a channel that is switched on there or of the screen as a whole. */
function wordingOf(source: ConsentSource, channel: AlertMethod | null, language?: string): string | undefined {
  const { consentWordings, channelWordings } = wordingsIn(language);
  if (source === 'onboarding') return consentWordings.onboarding.version;
  if (source !== 'settings') return undefined;
  const beside = channel && CHANNELS[channel].consent.wording;
  return beside ? channelWordings[beside].version : consentWordings.settings.version;
}

/** Where each of the seven methods stands for a member, with a sentence where something is to be done (decisions.md D36). */
export async function methodStates(site: Site, userId: number, preferences: repo.Preferences): Promise<MethodState[]> {
  const ways = await site.db.snapshot(function* (q) {
    return [...(yield* readAddressesOf(q, userId)), ...(yield* readBrowsers(q, site, [userId]))];
  });
  return judgeMethods(site, preferences, ways);
}

/** The channels an entry of a type goes to a member by now; it always appears in the app. */
export async function readyChannels(site: Site, userId: number, contentType: ContentType): Promise<DeliveryChannel[]> {
  return channelsIn(site, userId, contentType, ACCEPTING);
}

/**
 * The channels a message is queued on ahead of its slot: those that wait for the member to confirm an address as well,
 * who may do so in time. What is not ready at the slot is held back then.
 */
export async function channelsToQueue(
  site: Site,
  userId: number,
  contentType: ContentType,
): Promise<DeliveryChannel[]> {
  return channelsIn(site, userId, contentType, [...ACCEPTING, 'needs_verification']);
}

/** Those of some members whom an entry of a type reaches by more than the app. */
export function* readReachable(q: Queries, site: Site, userIds: number[], contentType: ContentType): Work<Set<number>> {
  const ways = yield* readWays(q, site, userIds);
  const reachable = new Set<number>();
  for (const choices of yield* repo.readPreferencesOf(q, userIds)) {
    const states = judgeMethods(site, choices, ways.get(choices.userId) ?? []);
    if (methodsFor(states, choices, contentType, ACCEPTING).length) reachable.add(choices.userId);
  }
  return reachable;
}

/** Where the methods stand that each of some members switched on. */
export function* readChosenMethods(q: Queries, site: Site, userIds: number[]): Work<Map<number, MethodState[]>> {
  const ways = yield* readWays(q, site, userIds);
  const chosen = (yield* repo.readPreferencesOf(q, userIds)).map((choices) => {
    const states = judgeMethods(site, choices, ways.get(choices.userId) ?? []);
    return [choices.userId, states.filter(({ method }) => choices.alertMethods.includes(method))] as const;
  });
  return new Map(chosen);
}

/** How some members can be reached, by member: their addresses, and their browsers. */
function* readWays(q: Queries, site: Site, userIds: number[]) {
  const ways = [...(yield* readAddresses(q, userIds)), ...(yield* readBrowsers(q, site, userIds))];
  return Map.groupBy(ways, ({ userId }) => userId);
}

/** The state of a member's e-mail, and whether they have finished the wizard. */
export async function findEmailState(
  site: Site,
  userId: number,
): Promise<{ state: MethodState['state']; onboarded: boolean }> {
  const preferences = await preferencesOf(site, userId);
  const states = await methodStates(site, userId, preferences);
  const email = states.find(({ method }) => method === ACCOUNT_METHOD);
  return { state: email?.state ?? 'not_configured', onboarded: preferences.completedOnboarding };
}

/** What only the member can do before messages reach them (decisions.md D7, D11), as their methods stand. */
export function* readAttention(q: Queries, site: Site, userId: MemberId): Work<Dashboard['attention']> {
  const preferences = yield* requirePreferences(q, userId);
  const addresses = yield* readAddressesOf(q, userId);
  const email = addresses.find(({ channel }) => channel === ACCOUNT_METHOD);
  const states = judgeMethods(site, preferences, [...addresses, ...(yield* readBrowsers(q, site, [userId]))]);
  return judgeAttention(states, {
    email: email
      ? {
          address: email.address,
          confirmed: email.verifiedAt !== null,
          pending: yield* readPendingEmail(q, site, userId),
        }
      : null,
    onboarded: preferences.completedOnboarding,
    chosen: preferences.alertMethods,
    captured: isCaptured(site, ACCOUNT_METHOD),
  });
}

async function channelsIn(
  site: Site,
  userId: number,
  contentType: ContentType,
  wanted: readonly MethodState['state'][],
): Promise<DeliveryChannel[]> {
  const preferences = await preferencesOf(site, userId);
  const states = await methodStates(site, userId, preferences);
  return ['app', ...methodsFor(states, preferences, contentType, wanted)];
}

function* addressOf(q: Queries, userId: number, channel: AlertMethod, numbers: Numbers): Work<string | null> {
  const field = numberFieldOf(channel);
  if (field) return numbers[field] ?? null;
  return (yield* readAddress(q, userId, channel))?.address ?? null;
}

/**
 * What a member chose about being reached.
 * @throws {AppError} not_found when there is no such member.
 */
export function* requirePreferences(q: Queries, userId: number): Work<repo.Preferences> {
  const preferences = yield* repo.readPreferences(q, userId);
  if (!preferences) throw new AppError('not_found', message('no_such_member'));
  return preferences;
}

async function preferencesOf(site: Site, userId: number): Promise<repo.Preferences> {
  return site.db.snapshot((q) => requirePreferences(q, userId));
}

/** A number that was sent; one that is stored already stays as it is, whatever the site's country is by now. */
function readChanged(
  site: Site,
  field: 'phoneNumber' | 'whatsappNumber',
  sent: string | null,
  before: repo.Preferences,
): string | null {
  return sent === before[field] ? sent : readNumber(site, field, sent);
}

function unique<T>(list: T[]): T[] {
  return [...new Set(list)];
}
