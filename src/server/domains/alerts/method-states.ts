import { CHOSEN_KINDS, type MailCategory } from '../../../shared/alerts/mail-categories.ts';
import { findPauseEnd } from '../../../shared/alerts/pauses.ts';
import type { MethodState } from '../../../shared/alerts.ts';
import { ACCOUNT_METHOD, ALERT_METHODS, type AlertMethod, CHANNELS } from '../../../shared/channels/channels.ts';
import type { ConsentBox } from '../../../shared/channels/facts.ts';
import type { ContentType } from '../../../shared/guidance/content-types.ts';
import { channelMessage, inEnglish, message } from '../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import { whyMissing } from '../../channels/registry.ts';
import type { Site } from '../../site/site.ts';
import { lastWrittenAt } from './addresses/holders.ts';
import type { AddressRow } from './addresses/repo.ts';
import { reasonAgainstCountry } from './phone-countries.ts';
import type { Choices as StoredChoices } from './repo.ts';

/** The member's choices that a method's state depends on. */
export type Choices = Pick<
  StoredChoices,
  'alertMethods' | 'alertPauses' | 'mutedMailCategories' | 'chosenMailCategories' | ConsentBox
>;

type Address = Pick<AddressRow, 'channel' | 'address' | 'verifiedAt' | 'disabledAt' | 'optedOutAt' | 'details'>;

// Before the reminders existed, these kinds of mail were the prayers and reflections of the guidance itself. A member who
// switched one off then gets no such guidance by mail until they switch the kind on.
const CATEGORY_OF: Partial<Record<ContentType, MailCategory>> = {
  prayer: 'prayer_reminders',
  reflection: 'reflection_prompts',
};

/** Returns the state of each method, with a sentence where somebody has to do something (decisions.md D36). */
export function describeMethods(site: Site, choices: Choices, addresses: Address[]): MethodState[] {
  return ALERT_METHODS.map((method) => {
    const missing = reasonNotConfigured(site, method);
    if (missing !== null) return { method, state: 'not_configured', ...because(missing) };
    // Shown before the method is switched on: this site keeps such messages as files.
    const captured = isCaptured(site, method) ? message('mail_captured') : null;
    if (!choices.alertMethods.includes(method)) return { method, state: 'off', ...because(captured) };
    const { address: addressFacts, consent, says } = CHANNELS[method];
    const isPaused = findPauseEnd(choices.alertPauses, method, site.clock.now()) !== null;
    const paused: MethodState = { method, state: 'paused', ...because(message('method_paused', { method })) };
    if (addressFacts.kind === 'none') return isPaused ? paused : { method, state: 'ready', ...because(null) };
    const own = addresses.filter(({ channel }) => channel === method);
    const open = own.filter(({ disabledAt, optedOutAt }) => disabledAt === null && optedOutAt === null);
    if (own.length > 0 && own.every(({ optedOutAt }) => optedOutAt !== null))
      return { method, state: 'disabled', ...because(message('method_opted_out', { method })) };
    if (own.length > 0 && open.length === 0)
      return { method, state: 'disabled', ...because(channelMessage(says.refused, method)) };
    const refused = open.map(({ address }) => reasonAgainstCountry(site, method, address));
    const [againstCountry] = refused;
    if (againstCountry && refused.every(Boolean)) return { method, state: 'disabled', ...because(againstCountry) };
    // A number gets messages only once it is proved and the box is ticked (rules.md C9).
    if (!open.some(({ verifiedAt }) => verifiedAt !== null) || (consent.box && !choices[consent.box]))
      return { method, state: 'needs_verification', ...because(reasonToAct(site, method, choices, open)) };
    if (isPaused) return paused;
    if (captured) return { method, state: 'captured', ...because(captured) };
    const wait = reasonToWait(site, method, open);
    return { method, state: wait ? 'waiting' : 'ready', ...because(wait) };
  });
}

function reasonToAct(site: Site, method: AlertMethod, choices: Choices, addresses: Address[]): CodedMessage {
  if (isCaptured(site, method)) return message('link_captured');
  const { consent, says } = CHANNELS[method];
  const agreed = consent.box === null || choices[consent.box];
  // A code of the site's own is a message like any other.
  const wait = agreed && !site.channels.get(method)?.codes ? reasonToWait(site, method, addresses) : null;
  if (wait) return wait;
  return channelMessage(agreed ? says.toConfirm : (says.toAgree ?? says.toConfirm), method);
}

/** Returns what a member must do before a message can go to any of some addresses now, or null (rules.md C14). */
function reasonToWait(site: Site, method: AlertMethod, addresses: Address[]): CodedMessage | null {
  const channel = site.channels.get(method);
  const reasons = addresses.map((address) => {
    const writtenAt = lastWrittenAt(address);
    return channel?.reasonToWait?.(writtenAt ? site.clock.now() - writtenAt.getTime() : undefined) ?? null;
  });
  return reasons.every(Boolean) ? (reasons[0] ?? null) : null;
}

/** Returns the reason why nobody on this site can use a method, or null (decisions.md D36). */
export function reasonNotConfigured(site: Site, method: AlertMethod): CodedMessage | null {
  return site.channels.has(method) ? null : (whyMissing(method, site.env) ?? message('method_not_set_up', { method }));
}

/** Returns whether this site keeps a method's messages as files, because it has no provider (decisions.md D36). */
export function isCaptured(site: Site, method: AlertMethod): boolean {
  return site.channels.get(method)?.captures ?? false;
}

/** Returns whether this site can send messages by a method. */
export function isSetUp(site: Site, method: AlertMethod): boolean {
  return reasonNotConfigured(site, method) === null && !isCaptured(site, method);
}

/** Returns the methods in some of the states by which an entry of a type goes. */
export function methodsFor(
  states: MethodState[],
  choices: Choices,
  contentType: ContentType,
  wanted: readonly MethodState['state'][],
): AlertMethod[] {
  const category = CATEGORY_OF[contentType];
  const muted = category !== undefined && choices.mutedMailCategories.includes(category);
  return states
    .filter(({ state, method }) => wanted.includes(state) && !(CHANNELS[method].consent.kinds && muted))
    .map(({ method }) => method);
}

/** Returns whether a member wants no mail of a kind. All mail that is not about the account depends on it (decisions.md D34). */
export function isMuted(
  {
    alertMethods,
    mutedMailCategories,
    chosenMailCategories,
  }: Pick<Choices, 'alertMethods' | 'mutedMailCategories' | 'chosenMailCategories'>,
  category: MailCategory,
): boolean {
  if (category === 'guidance') return !alertMethods.includes(ACCOUNT_METHOD);
  return CHOSEN_KINDS.includes(category)
    ? !chosenMailCategories.includes(category)
    : mutedMailCategories.includes(category);
}

function because(said: CodedMessage | null): Pick<MethodState, 'reason' | 'said'> {
  return { reason: said && inEnglish(said), said };
}
