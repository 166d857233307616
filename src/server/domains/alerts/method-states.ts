import type { MailCategory, MethodState } from '../../../shared/alerts.ts';
import { ALERT_METHODS, type AlertMethod, CHANNELS } from '../../../shared/channels.ts';
import type { ContentType } from '../../../shared/content-types.ts';
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
};

// What no setting of a site can switch on yet (decisions.md D25).
const NOT_YET: Partial<Record<AlertMethod, string>> = {
  push: 'Push messages cannot be sent by this site yet.',
  desktop: 'Desktop notifications are shown by an open tab of this site, and it cannot show them yet.',
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
    const address = addresses.find(({ channel }) => channel === method);
    if (address?.disabledAt) return { method, state: 'disabled', reason: refusedBy(method) };
    // A number is written to only once it is proved and the box is ticked (rules.md C9).
    if (!address?.verifiedAt || (method === 'sms' && !choices.smsConsent))
      return { method, state: 'needs_verification', reason: TO_BE_DONE[method] ?? `Connect ${labelOf(method)} first.` };
    return { method, state: 'ready', reason: null };
  });
}

/** Why a method cannot be used by anybody on this site; null where it can (decisions.md D36). */
export function reasonNotConfigured(site: Site, method: AlertMethod): string | null {
  if (NOT_YET[method]) return NOT_YET[method];
  if (site.channels.has(method)) return null;
  return `${labelOf(method)} is not set up on this site. Ask your church if you would like it.`;
}

/** The methods in some of the states that an entry of a type goes by. */
export function methodsFor(
  states: MethodState[],
  { mutedMailCategories }: Choices,
  contentType: ContentType,
  wanted: readonly MethodState['state'][],
): AlertMethod[] {
  const category = CATEGORY_OF[contentType];
  const muted = category !== undefined && mutedMailCategories.includes(category);
  return states
    .filter(({ state, method }) => wanted.includes(state) && !(method === 'email' && muted))
    .map(({ method }) => method);
}

function refusedBy(method: AlertMethod): string {
  return method === 'email' ? REFUSED : `${labelOf(method)} refused our messages, so nothing more is sent there.`;
}

function labelOf(method: AlertMethod): string {
  return CHANNELS[method].label;
}
