import type { Queries, Work } from '../../../../db/database.ts';
import type { MethodState } from '../../../shared/alerts.ts';
import {
  ACCOUNT_METHOD,
  APP_CHANNEL,
  type DeliveryChannel,
  isMethod,
  TYPED_METHODS,
} from '../../../shared/channels/channels.ts';
import type { ContentType } from '../../../shared/guidance/content-types.ts';
import type { Dashboard } from '../../../shared/guidance.ts';
import type { Actor, MemberId } from '../../lib/actor.ts';
import type { Site } from '../../site/site.ts';
import { readReportRequest } from '../guidance/reports/service.ts';
import { isDeliverable } from './addresses/holders.ts';
import { type AddressRow, readAddresses } from './addresses/repo.ts';
import { listAttention } from './attention.ts';
import { readChannelProblems } from './channel-health/service.ts';
import { type Destination, destinationsOf } from './destinations.ts';
import { readPendingEmail } from './mail-links/service.ts';
import { describeMethods, isCaptured, methodsFor } from './method-states.ts';
import { type Preferences, requirePreferences } from './preferences.ts';
import { readChoicesOf } from './repo.ts';

// The states in which a member gets a message. A capturing channel stores it as a file.
const REACHING: readonly MethodState['state'][] = ['ready', 'captured'];
// A channel that waits for the member to write takes the message and says why it was not sent (rules.md C14).
const ACCEPTING: readonly MethodState['state'][] = [...REACHING, 'waiting'];

/** Returns the state of each of a member's methods, with a sentence where somebody must act (decisions.md D36). */
export function methodStates(site: Site, preferences: Preferences): MethodState[] {
  return describeMethods(site, preferences, preferences.addresses);
}

/** Returns the reason why an entry of a type may not go to an address of a member on a channel now, or null. */
export function* readReasonNotReady(
  q: Queries,
  site: Site,
  userId: number,
  contentType: ContentType,
  { channel, address }: { channel: DeliveryChannel; address: AddressRow | null },
): Work<'not_ready' | 'paused_channel' | null> {
  if (address !== null && !isDeliverable(address)) return 'not_ready';
  if (!isMethod(channel)) return null;
  const preferences = yield* requirePreferences(q, userId);
  const states = methodStates(site, preferences);
  if (methodsFor(states, preferences, contentType, ACCEPTING).includes(channel)) return null;
  return methodsFor(states, preferences, contentType, ['paused']).includes(channel) ? 'paused_channel' : 'not_ready';
}

/**
 * Returns whether the message with the terms may go to a member's number: it is proved and works, and its member has the
 * channel switched on and its box ticked (rules.md C9). A pause of the channel does not hold it back.
 */
export function mayGetTerms(site: Site, preferences: Preferences, address: AddressRow): boolean {
  const state = methodStates(site, preferences).find(({ method }) => method === address.channel)?.state;
  return isDeliverable(address) && (state === 'paused' || (state !== undefined && ACCEPTING.includes(state)));
}

/** Returns the same as {@link mayGetTerms}, from the stored choices of the member. */
export function* readMayGetTerms(q: Queries, site: Site, address: AddressRow): Work<boolean> {
  return mayGetTerms(site, yield* requirePreferences(q, address.userId), address);
}

/**
 * Returns the destinations for which an entry is queued ahead of its slot: each address of the channels that are ready, and
 * of those that wait for the member to confirm an address or are paused, because that may change in time. A channel that is
 * not ready at the slot is held back then, and the delivery says why.
 */
export function* readDestinations(
  q: Queries,
  site: Site,
  userId: number,
  contentType: ContentType,
): Work<Destination[]> {
  const preferences = yield* requirePreferences(q, userId);
  const wanted = [...ACCEPTING, 'paused', 'needs_verification'] as const;
  const methods = methodsFor(methodStates(site, preferences), preferences, contentType, wanted);
  return [{ channel: APP_CHANNEL, addressId: 0 }, ...methods.flatMap((method) => destinationsOf(preferences, method))];
}

/** Returns those of some members who receive an entry of a type by more than the app. */
export function* readReachable(q: Queries, site: Site, userIds: number[], contentType: ContentType): Work<Set<number>> {
  const addresses = yield* readAddressesByMember(q, userIds);
  const reachable = new Set<number>();
  for (const choices of yield* readChoicesOf(q, userIds)) {
    const states = describeMethods(site, choices, addresses.get(choices.userId) ?? []);
    if (methodsFor(states, choices, contentType, REACHING).length) reachable.add(choices.userId);
  }
  return reachable;
}

/** Reads the states of the methods that each of some members switched on. */
export function* readChosenMethods(q: Queries, site: Site, userIds: number[]): Work<Map<number, MethodState[]>> {
  const addresses = yield* readAddressesByMember(q, userIds);
  const chosen = (yield* readChoicesOf(q, userIds)).map((choices) => {
    const states = describeMethods(site, choices, addresses.get(choices.userId) ?? []);
    return [choices.userId, states.filter(({ method }) => choices.alertMethods.includes(method))] as const;
  });
  return new Map(chosen);
}

function* readAddressesByMember(q: Queries, userIds: number[]): Work<Map<number, AddressRow[]>> {
  return Map.groupBy(yield* readAddresses(q, userIds), ({ userId }) => userId);
}

/** Returns the state of a member's e-mail, and whether they have finished the wizard. */
export async function findEmailState(
  site: Site,
  userId: number,
): Promise<{ state: MethodState['state']; onboarded: boolean }> {
  const preferences = await site.db.snapshot((q) => requirePreferences(q, userId));
  const email = methodStates(site, preferences).find(({ method }) => method === ACCOUNT_METHOD);
  return { state: email?.state ?? 'not_configured', onboarded: preferences.completedOnboarding };
}

/**
 * Reads the requests that only the member can fulfil before messages reach them (decisions.md D7, D11), and for an
 * administrator the problems of the site's channels (rules.md C6). Reviewers and administrators also get the reports of
 * entries that nobody has dealt with (rules.md G8). The duties of a role are shown in its holder's own session alone: not to
 * a token, nor to an administrator who opens a member's dashboard.
 */
export function* readAttention(q: Queries, site: Site, actor: Actor, userId: MemberId): Work<Dashboard['attention']> {
  return yield* readAttentionFor(q, site, { userId, actor }, yield* requirePreferences(q, userId));
}

/**
 * Reads what the open tabs of a member show beside their messages: what needs attention, and the states of the
 * methods with an address that the member types, which change when they write to the site (rules.md C14).
 */
export function* readMemberState(q: Queries, site: Site, actor: Actor, userId: MemberId): Work<MemberState> {
  const preferences = yield* requirePreferences(q, userId);
  const states = methodStates(site, preferences).filter(({ method }) => TYPED_METHODS.includes(method));
  return {
    attention: yield* readAttentionFor(q, site, { userId, actor }, preferences),
    typedMethods: states.map(({ method, state }) => ({ method, state })),
  };
}

interface MemberState {
  attention: Dashboard['attention'];
  typedMethods: Pick<MethodState, 'method' | 'state'>[];
}

function* readAttentionFor(
  q: Queries,
  site: Site,
  { userId, actor }: { userId: MemberId; actor: Actor },
  preferences: Preferences,
): Work<Dashboard['attention']> {
  const email = preferences.addresses.find(({ channel }) => channel === ACCOUNT_METHOD);
  const own = listAttention(methodStates(site, preferences), {
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
  const isOwnSession = actor.kind === 'member' && actor.userId === userId && actor.credential.kind === 'session';
  const role = isOwnSession ? actor.role : 'member';
  return [
    ...own,
    ...(role === 'admin' ? yield* readChannelProblems(q, site) : []),
    ...(role === 'member' ? [] : yield* readReportRequest(q)),
  ];
}
