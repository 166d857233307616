import type { MailCategory } from '../../../shared/alerts/mail-categories.ts';
import type { MethodState } from '../../../shared/alerts.ts';
import { ACCOUNT_METHOD, ALERT_METHODS, type AlertMethod, CHANNELS } from '../../../shared/channels/channels.ts';
import type { ContentType } from '../../../shared/guidance/content-types.ts';
import { channelMessage, inEnglish, message } from '../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import { whyMissing } from '../../channels/registry.ts';
import type { Site } from '../../site/site.ts';
import type { AddressRow } from './addresses/repo.ts';
import type { Choices as StoredChoices } from './repo.ts';

/** The member's choices that a method's state depends on. */
export type Choices = Pick<StoredChoices, 'alertMethods' | 'mutedMailCategories' | 'smsConsent'>;

type Address = Pick<AddressRow, 'channel' | 'verifiedAt' | 'disabledAt' | 'optedOutAt'>;

// The category of mail that each kind of guidance belongs to besides "guidance" (decisions.md D34).
const CATEGORY_OF: Partial<Record<ContentType, MailCategory>> = {
  prayer: 'prayer_reminders',
  reflection: 'reflection_prompts',
};

/** Returns the state of each of the seven methods, with a sentence where somebody has to do something (decisions.md D36). */
export function judgeMethods(site: Site, choices: Choices, addresses: Address[]): MethodState[] {
  return ALERT_METHODS.map((method) => {
    const missing = reasonNotConfigured(site, method);
    if (missing !== null) return { method, state: 'not_configured', ...because(missing) };
    // A member who has it off reads, before switching it on, that it would not come.
    const captured = isCaptured(site, method) ? message('mail_captured') : null;
    if (!choices.alertMethods.includes(method)) return { method, state: 'off', ...because(captured) };
    const { address: goesTo, consent, says } = CHANNELS[method];
    if (goesTo.kind === 'none') return { method, state: 'ready', ...because(null) };
    const own = addresses.filter(({ channel }) => channel === method);
    const open = own.filter(({ disabledAt, optedOutAt }) => disabledAt === null && optedOutAt === null);
    if (own.length > 0 && own.every(({ optedOutAt }) => optedOutAt !== null))
      return { method, state: 'disabled', ...because(message('method_opted_out', { method })) };
    if (own.length > 0 && open.length === 0)
      return { method, state: 'disabled', ...because(channelMessage(says.refused, method)) };
    // A number is written to only once it is proved and the box is ticked (rules.md C9).
    if (!open.some(({ verifiedAt }) => verifiedAt !== null) || (consent.box && !choices[consent.box]))
      return { method, state: 'needs_verification', ...because(reasonToAct(site, method, choices)) };
    if (captured) return { method, state: 'captured', ...because(captured) };
    return { method, state: 'ready', ...because(null) };
  });
}

function reasonToAct(site: Site, method: AlertMethod, choices: Choices): CodedMessage {
  if (isCaptured(site, method)) return message('link_captured');
  const { consent, says } = CHANNELS[method];
  const agreed = consent.box === null || choices[consent.box];
  return channelMessage(agreed ? says.toConfirm : (says.toAgree ?? says.toConfirm), method);
}

/** Why a method cannot be used by anybody on this site; null where it can (decisions.md D36). */
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

/** The methods in some of the states that an entry of a type goes by. */
export function methodsFor(
  states: MethodState[],
  choices: Choices,
  contentType: ContentType,
  wanted: readonly MethodState['state'][],
): AlertMethod[] {
  const category = CATEGORY_OF[contentType];
  const muted = category !== undefined && isMuted(choices, category);
  return states
    .filter(({ state, method }) => wanted.includes(state) && !(CHANNELS[method].consent.kinds && muted))
    .map(({ method }) => method);
}

/** Returns whether a member wants no mail of a kind. All mail that is not about the account depends on it (decisions.md D34). */
export function isMuted(
  { alertMethods, mutedMailCategories }: Pick<Choices, 'alertMethods' | 'mutedMailCategories'>,
  category: MailCategory,
): boolean {
  return category === 'guidance' ? !alertMethods.includes(ACCOUNT_METHOD) : mutedMailCategories.includes(category);
}

function because(said: CodedMessage | null): Pick<MethodState, 'reason' | 'said'> {
  return { reason: said && inEnglish(said), said };
}
