import type { Queries, Work } from '../../../../db/database.ts';
import type { Wordings } from '../../../content/consent.ts';
import { type AlertChoices, missingFor } from '../../../shared/alerts/missing-fields.ts';
import {
  addressesIn,
  addressFields,
  type SomeAddressFields,
  type TypedAddresses,
} from '../../../shared/alerts/typed-addresses.ts';
import {
  ALERT_METHODS,
  type AlertMethod,
  CHANNELS,
  forEachBox,
  TYPED_METHODS,
} from '../../../shared/channels/channels.ts';
import type { ConsentBox } from '../../../shared/channels/facts.ts';
import type { ConsentSource } from '../../../shared/consent.ts';
import { type Actor, authorizeMember, requireOwnConsent } from '../../lib/actor.ts';
import { AppError, toIssue } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import { atomicAs } from '../authority/service.ts';
import { recordConsent } from '../consent/service.ts';
import { wordsShown } from '../consent/words-shown.ts';
import { storeTypedAddress } from './addresses/service.ts';
import { cancelForChannel } from './deliveries/service.ts';
import { queueUpcoming } from './deliveries/upcoming.ts';
import { methodStates } from './member-methods.ts';
import { type Preferences, readPreferences, requirePreferences } from './preferences.ts';
import { queueTerms } from './queue-terms.ts';
import * as repo from './repo.ts';
import { showAddresses } from './shown-addresses.ts';
import { readTypedAddress } from './typed-address.ts';

/** The fields to change; a field that is left out keeps its value. */
interface PreferencesInput extends SomeAddressFields, Partial<Record<ConsentBox, boolean | undefined>> {
  alertMethods?: AlertMethod[] | undefined;
  /** The language of the words of consent on the screen. */
  wordingLanguage?: string | undefined;
}

/** A member's alert preferences, and the state of each method. */
export async function getPreferences(site: Site, actor: Actor, userId: number) {
  const memberId = authorizeMember(actor, userId);
  const preferences = await site.db.snapshot((q) => requirePreferences(q, memberId));
  return { ...storedChoices(site, preferences), methods: methodStates(site, preferences) };
}

/** Returns a member's stored choices, in the fields of the read call. */
export function storedChoices(site: Site, preferences: Preferences) {
  const { alertMethods, typed } = preferences;
  const shownAddresses = showAddresses(typed, site.env.DEFAULT_COUNTRY);
  return { alertMethods, ...addressFields(typed), shownAddresses, ...countedTicks(preferences) };
}

/**
 * Returns for each box of consent whether it counts as ticked. Earlier versions kept the tick when its method was
 * switched off; that is no consent to messages once the method is on again (rules.md C9).
 */
function countedTicks(choices: Pick<Preferences, 'alertMethods' | ConsentBox>): Record<ConsentBox, boolean> {
  return forEachBox(
    (box) => choices[box] && choices.alertMethods.some((method) => CHANNELS[method].consent.box === box),
  );
}

/**
 * Stores all of a member's choices. Omitted fields stay as they are.
 * @throws {AppError} bad_request at the fields that a method lacks, too_many_requests after 60 in an hour.
 */
export async function savePreferences(site: Site, actor: Actor, userId: number, input: PreferencesInput) {
  const memberId = authorizeMember(actor, userId);
  await site.rateLimits.consume('preference_changes', String(memberId));
  await atomicAs(site, actor, function* (q) {
    const before = yield* requirePreferences(q, memberId);
    yield* storePreferences(q, site, actor, memberId, before, input);
  });
  return getPreferences(site, actor, userId);
}

/**
 * Checks that only the member ticks their consent box, and only the member has it ticked for another number of a method
 * that is on (rules.md C9).
 * @throws {AppError} forbidden at the box.
 */
function requireOwnBox(actor: Actor, userId: number, before: AlertChoices, after: AlertChoices): void {
  for (const method of ALERT_METHODS) {
    const { box } = CHANNELS[method].consent;
    if (box === null || !after[box]) continue;
    const isOn = before.alertMethods.includes(method) && after.alertMethods.includes(method);
    const isMoved = isOn && before.typed[method] !== after.typed[method];
    if (!before[box] || isMoved) requireOwnConsent(actor, userId, [box]);
  }
}

/**
 * Stores preferences, with a row in the ledger for each changed switch and consent. A method that is off after the save
 * loses its waiting messages and the tick in its box.
 * @throws {AppError} bad_request at the fields that a method lacks, forbidden at a box that only the member ticks.
 */
export function* storePreferences(
  q: Queries,
  site: Site,
  actor: Actor,
  userId: number,
  stored: Preferences,
  input: PreferencesInput,
): Work<void> {
  const before = { ...stored, ...countedTicks(stored) };
  const typed = { ...before.typed, ...readChanged(site, addressesIn(input), before.typed) };
  const words = wordsShown(actor, userId, input.wordingLanguage);
  const methods = unique(input.alertMethods ?? before.alertMethods);
  const wanted = { typed, alertMethods: methods, ...forEachBox((box) => input[box] ?? before[box]) };
  requireOwnBox(actor, userId, before, wanted);
  requireWhatMethodsNeed(before, wanted);
  const ticks = countedTicks(wanted);
  yield* changeMethods(q, site, userId, methods, 'settings', { typed, words });
  yield* recordTicks(q, site, userId, before, { ...wanted, ...ticks }, words);
  yield* repo.updateChoices(q, userId, ticks);
  yield* queueTerms(q, site, userId);
}

/**
 * Writes a row in the ledger for each box that changed beside a method that is on. A box that was ticked together with its
 * switch has no row of its own, because the switch has one.
 */
function* recordTicks(
  q: Queries,
  site: Site,
  userId: number,
  before: AlertChoices,
  after: AlertChoices,
  words: Wordings | null,
): Work<void> {
  for (const channel of after.alertMethods) {
    const { box, wording } = CHANNELS[channel].consent;
    if (box === null || after[box] === before[box]) continue;
    const isTicked = after[box];
    if (isTicked && !before.alertMethods.includes(channel)) continue;
    const [old, address] = [before.typed[channel], after.typed[channel]];
    yield* recordConsent(q, site, {
      userId,
      channel,
      action: isTicked ? 'opt_in' : 'opt_out',
      source: 'settings',
      ...(wording && { wordingVersion: words?.channelWordings[channel]?.version }),
      address: (isTicked ? address : (old ?? address)) ?? null,
    });
  }
}

/** Refuses a method that lacks something. A method that was stored so may stay (decisions.md D11). */
function requireWhatMethodsNeed(before: AlertChoices, after: AlertChoices): void {
  const missing = ALERT_METHODS.flatMap((method) => {
    const known = missingFor(method, before).map(({ what }) => what);
    return missingFor(method, after).filter(({ what }) => !known.includes(what));
  });
  const [first] = missing;
  if (!first) return;
  const issues = missing.map(({ path, said }) => toIssue(path, said));
  throw new AppError('bad_request', first.said, { issues });
}

/**
 * Switches methods, with a ledger row for each that changed, and stores the addresses that change with them. Cancels the
 * messages that wait on those now off, and queues prepared guidance on those now on. The box of a method that is off, or
 * was until now, is cleared.
 * @param also the member's typed addresses from now on, where they change with the switches; the words that the
 * member read, or their version where it is not the screen's usual one.
 */
export function* changeMethods(
  q: Queries,
  site: Site,
  userId: number,
  methods: AlertMethod[],
  source: ConsentSource,
  also: { typed?: TypedAddresses; words?: Wordings | null; wordingVersion?: string } = {},
): Work<void> {
  const before = yield* readPreferences(q, userId);
  if (!before) return;
  const after = { ...before, alertMethods: methods, typed: { ...before.typed, ...also.typed } };
  for (const channel of ALERT_METHODS) {
    const changes = changesOfSwitch(channel, before, after, source);
    const { old, address, optsOut, optsIn, isSwitchedOff, clearedBox } = changes;
    const about = { userId, channel, source };
    if (optsOut) {
      const wordingVersion = also.wordingVersion ?? wordingOf(also.words, source, null);
      yield* recordConsent(q, site, { ...about, action: 'opt_out', wordingVersion, address: old });
    }
    if (optsIn) {
      const wordingVersion = also.wordingVersion ?? wordingOf(also.words, source, channel);
      yield* recordConsent(q, site, { ...about, action: 'opt_in', wordingVersion, address });
    }
    if (isSwitchedOff) yield* cancelForChannel(q, site, userId, channel);
    if (clearedBox) yield* repo.updateChoices(q, userId, { [clearedBox]: false });
  }
  for (const channel of TYPED_METHODS) {
    const address = also.typed?.[channel];
    if (address !== undefined) yield* storeTypedAddress(q, site, userId, channel, address);
  }
  yield* repo.updateChoices(q, userId, { alertMethods: methods });
  yield* queueUpcoming(q, site, userId);
}

/** The consequences of a change for one method. */
interface SwitchChanges {
  /** The address before the change and after it; null where the channel has none yet. */
  old: string | null;
  address: string | null;
  /** True when the ledger gets one row that ends the consent to the old address and one that begins it for the new one. */
  optsOut: boolean;
  optsIn: boolean;
  isSwitchedOff: boolean;
  /** The box whose tick no longer agrees to anything; null where the tick stays, or there is none. */
  clearedBox: ConsentBox | null;
}

function changesOfSwitch(
  channel: AlertMethod,
  before: Preferences,
  after: Preferences,
  source: ConsentSource,
): SwitchChanges {
  const was = before.alertMethods.includes(channel);
  const is = after.alertMethods.includes(channel);
  const [old, address] = [addressOf(channel, before), addressOf(channel, after)];
  const { box, wording } = CHANNELS[channel].consent;
  const hasTick = box !== null && before[box];
  // Consent to a channel's own words is consent to messages to one address (rules.md C9).
  const isMoved = was && is && wording !== null && address !== old;
  // An earlier version left this tick beside a method that is off, so it agrees to nothing that is switched on now.
  const isOldTick = hasTick && !was;
  // The wizard asks for the number without the box, so the tick does not go over to another number (decisions.md D11).
  const asksAgain = isMoved && source === 'onboarding';
  const agreesToNew = isMoved && address !== null && (box === null || hasTick || asksAgain);
  return {
    old,
    address,
    optsOut: (was && !is) || isOldTick || (isMoved && old !== null),
    optsIn: (is && !was) || agreesToNew,
    isSwitchedOff: was && !is,
    clearedBox: hasTick && (!is || isOldTick || asksAgain) ? box : null,
  };
}

/** Returns the version of the words that a member saw, beside a channel or for the screen as a whole. */
function wordingOf(
  words: Wordings | null | undefined,
  source: ConsentSource,
  channel: AlertMethod | null,
): string | undefined {
  if (!words) return undefined;
  const { consentWordings, channelWordings } = words;
  if (source === 'onboarding') return consentWordings.onboarding.version;
  if (source !== 'settings') return undefined;
  const beside = channel && CHANNELS[channel].consent.wording;
  return (beside && channelWordings[channel]?.version) ?? consentWordings.settings.version;
}

/** Returns the address for a row of the ledger, or null where the channel has none yet. */
function addressOf(channel: AlertMethod, { typed, addresses }: Pick<Preferences, 'typed' | 'addresses'>) {
  if (TYPED_METHODS.includes(channel)) return typed[channel] ?? null;
  return addresses.find((row) => row.channel === channel)?.address ?? null;
}

/** Reads the addresses of a request. A stored one stays as it is, even where the site's country has changed. */
function readChanged(site: Site, sent: TypedAddresses, before: TypedAddresses): TypedAddresses {
  const read = TYPED_METHODS.flatMap((method) => {
    const text = sent[method];
    return text === undefined || text === before[method] ? [] : [[method, readTypedAddress(site, method, text)]];
  });
  return Object.fromEntries(read);
}

function unique<T>(list: T[]): T[] {
  return [...new Set(list)];
}
