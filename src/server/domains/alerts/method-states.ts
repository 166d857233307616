import type { MethodState } from '../../../shared/alerts.ts';
import { ALERT_METHODS, type AlertMethod, CHANNELS } from '../../../shared/channels.ts';
import type { ContentType } from '../../../shared/content-types.ts';
import type { MailCategory } from '../../../shared/mail-categories.ts';
import type { Site } from '../../lib/site.ts';
import type { Preferences } from './repo.ts';

/** What a method's standing depends on besides the site. */
export type Choices = Pick<Preferences, 'alertMethods' | 'mutedMailCategories' | 'smsConsent'>;

interface Address {
  channel: AlertMethod;
  verifiedAt: Date | null;
  disabledAt: Date | null;
}

export const REFUSED = 'Your mail provider refused our messages, so nothing more is sent to this address.';

const TO_BE_DONE: Partial<Record<AlertMethod, string>> = {
  email: 'Open the link we sent you to confirm your address.',
  sms: 'Agree to receive SMS and confirm your number first.',
  whatsapp: 'Confirm your number first.',
  push: 'No browser of yours takes push messages yet. Turn them on in the one that should.',
};

// What is said of a method that no setting of a site switches on yet (decisions.md D25).
const NOT_YET: Partial<Record<AlertMethod, string>> = {
  push: 'Push messages cannot be sent by this site yet.',
};

// The category of mail that each kind of guidance belongs to besides "guidance" (decisions.md D34).
const CATEGORY_OF: Partial<Record<ContentType, MailCategory>> = {
  prayer: 'prayer_reminders',
  reflection: 'reflection_prompts',
};

/** Where each of the seven methods stands, with a sentence where something is to be done (decisions.md D36). */
export function judgeMethods(site: Site, choices: Choices, addresses: Address[]): MethodState[] {
  return ALERT_METHODS.map((method) => {
    const missing = reasonNotConfigured(site, method);
    if (missing !== null) return { method, state: 'not_configured', reason: missing };
    if (!choices.alertMethods.includes(method)) return { method, state: 'off', reason: null };
    // An open tab has no address, and nothing is to be proved.
    if (method === 'desktop') return { method, state: 'ready', reason: null };
    const address = addresses.find(({ channel }) => channel === method);
    if (address?.disabledAt) return { method, state: 'disabled', reason: refusedBy(method) };
    // A number is written to only once it is proved and the box is ticked (rules.md C9).
    if (!address?.verifiedAt || (method === 'sms' && !choices.smsConsent))
      return { method, state: 'needs_verification', reason: reasonToAct(method, choices) };
    return { method, state: 'ready', reason: null };
  });
}

function reasonToAct(method: AlertMethod, { smsConsent }: Choices): string {
  if (method === 'sms' && smsConsent) return 'Confirm your number first.';
  return TO_BE_DONE[method] ?? `Connect ${labelOf(method)} first.`;
}

/** Why a method cannot be used by anybody on this site; null where it can (decisions.md D36). */
export function reasonNotConfigured(site: Site, method: AlertMethod): string | null {
  if (site.channels.has(method)) return null;
  return NOT_YET[method] ?? `${labelOf(method)} is not set up on this site. Ask your church if you would like it.`;
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
    .filter(({ state, method }) => wanted.includes(state) && !(method === 'email' && muted))
    .map(({ method }) => method);
}

/** Whether a member wants no mail of a kind; whatever composes mail that is not about the account asks this (decisions.md D34). */
export function isMuted(
  { alertMethods, mutedMailCategories }: Pick<Choices, 'alertMethods' | 'mutedMailCategories'>,
  category: MailCategory,
): boolean {
  return category === 'guidance' ? !alertMethods.includes('email') : mutedMailCategories.includes(category);
}

function refusedBy(method: AlertMethod): string {
  return method === 'email' ? REFUSED : `${labelOf(method)} refused our messages, so nothing more is sent there.`;
}

function labelOf(method: AlertMethod): string {
  return CHANNELS[method].label;
}
