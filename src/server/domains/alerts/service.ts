import type { Queries, Work } from '../../../../db/engine/sqlite.ts';
import { CONSENT_WORDINGS } from '../../../content/consent.ts';
import type { MailCategory, MethodState } from '../../../shared/alerts.ts';
import { ALERT_METHODS, type AlertMethod, CHANNELS, type DeliveryChannel } from '../../../shared/channels.ts';
import type { ContentType, Dashboard } from '../../../shared/guidance.ts';
import { cleanPhoneNumber } from '../../../shared/phone.ts';
import { type Actor, authorizeMember, type MemberId } from '../../lib/actor.ts';
import { AppError } from '../../lib/errors.ts';
import type { Site } from '../../lib/site.ts';
import { findAddresses, readAddress } from './addresses/repo.ts';
import { recordConsent } from './consent/service.ts';
import { cancelForChannel } from './deliveries/service.ts';
import * as repo from './repo.ts';

interface PreferencesInput {
  alertMethods: AlertMethod[];
  phoneNumber?: string | null;
  smsConsent: boolean;
  whatsappNumber?: string | null;
}

type Numbers = Partial<Pick<repo.Preferences, 'phoneNumber' | 'whatsappNumber'>>;

const REFUSED = 'Your mail provider refused our messages, so nothing more is sent to this address.';

// The category of mail that each kind of guidance belongs to besides "guidance" (decisions.md D34).
const CATEGORY_OF: Partial<Record<ContentType, MailCategory>> = {
  prayer: 'prayer_reminders',
  reflection: 'reflection_prompts',
};

/** A member's alert preferences, and where each method stands. */
export async function getPreferences(site: Site, actor: Actor, userId: number) {
  const memberId = authorizeMember(actor, userId);
  const preferences = await preferencesOf(site, memberId);
  const { alertMethods, phoneNumber, smsConsent, whatsappNumber } = preferences;
  const methods = await methodStates(site, memberId, preferences);
  return { alertMethods, phoneNumber, smsConsent, whatsappNumber, methods };
}

/**
 * Stores a member's choices, each switch and consent that changed as a row in the ledger; what was switched off waits
 * no more.
 */
export async function savePreferences(site: Site, actor: Actor, userId: number, input: PreferencesInput) {
  const memberId = authorizeMember(actor, userId);
  const { smsConsent } = input;
  const numbers = { phoneNumber: numberOrNull(input.phoneNumber), whatsappNumber: numberOrNull(input.whatsappNumber) };
  await site.db.atomic(function* (q) {
    const before = yield* repo.readPreferences(q, memberId);
    if (!before) throw new AppError('not_found', 'There is no such member.');
    const methods = unique(input.alertMethods);
    yield* changeMethods(q, site, memberId, methods, 'settings', numbers);
    // The box is an act of its own, unless the switch beside it went the same way and is in the ledger already.
    const switched = methods.includes('sms') !== before.alertMethods.includes('sms');
    if (smsConsent !== before.smsConsent && !(switched && smsConsent === methods.includes('sms')))
      yield* recordConsent(q, site, {
        userId: memberId,
        channel: 'sms',
        action: smsConsent ? 'opt_in' : 'opt_out',
        source: 'settings',
        wording: CONSENT_WORDINGS.settings.version,
        address: smsConsent ? numbers.phoneNumber : (before.phoneNumber ?? numbers.phoneNumber),
      });
    yield* repo.updatePreferences(q, memberId, { ...numbers, smsConsent });
  });
  return getPreferences(site, actor, userId);
}

/**
 * Switches methods, with a ledger row for each that changed, and calls off what waits on those now off.
 * @param numbers what the member's numbers are from now on, where they change with the switches.
 */
export function* changeMethods(
  q: Queries,
  site: Site,
  userId: number,
  methods: AlertMethod[],
  source: keyof typeof CONSENT_WORDINGS | 'unsubscribe_page' | 'one_click',
  numbers: Numbers = {},
): Work<void> {
  const before = yield* repo.readPreferences(q, userId);
  if (!before) return;
  const wording =
    source in CONSENT_WORDINGS ? CONSENT_WORDINGS[source as keyof typeof CONSENT_WORDINGS].version : undefined;
  for (const channel of ALERT_METHODS) {
    const [was, is] = [before.alertMethods.includes(channel), methods.includes(channel)];
    if (was === is) continue;
    // What begins concerns the new number, what ends the old one.
    const address = yield* addressOf(q, userId, channel, is ? { ...before, ...numbers } : before);
    yield* recordConsent(q, site, { userId, channel, action: is ? 'opt_in' : 'opt_out', source, wording, address });
    if (!is) yield* cancelForChannel(q, site, userId, channel);
  }
  yield* repo.updatePreferences(q, userId, { alertMethods: methods });
}

/** Where each of the seven methods stands for a member, with a sentence where something is to be done (decisions.md D36). */
export async function methodStates(site: Site, userId: number, preferences: repo.Preferences): Promise<MethodState[]> {
  const email = (await findAddresses(site.db, userId)).find(({ channel }) => channel === 'email');
  return ALERT_METHODS.map((method) => {
    if (method !== 'email') {
      const reason = `${CHANNELS[method].label} is not set up on this site. Ask your church if you would like it.`;
      return { method, state: 'not_configured', reason };
    }
    if (!preferences.alertMethods.includes('email')) return { method, state: 'off', reason: null };
    if (email?.disabledAt) return { method, state: 'disabled', reason: REFUSED };
    if (!email?.verifiedAt)
      return { method, state: 'needs_verification', reason: 'Open the link we sent you to confirm your address.' };
    return { method, state: 'ready', reason: null };
  });
}

/** The channels an entry of a type goes to a member by; it always appears in the app. */
export async function readyChannels(site: Site, userId: number, contentType: ContentType): Promise<DeliveryChannel[]> {
  const preferences = await preferencesOf(site, userId as MemberId);
  const category = CATEGORY_OF[contentType];
  const muted = category !== undefined && preferences.mutedMailCategories.includes(category);
  const states = await methodStates(site, userId, preferences);
  const ready = states.filter(({ state, method }) => state === 'ready' && !(method === 'email' && muted));
  return ['app', ...ready.map(({ method }) => method)];
}

/** What only the member can do before messages reach them (decisions.md D7, D11). */
export async function attentionFor(site: Site, userId: MemberId): Promise<Dashboard['attention']> {
  const { alertMethods } = await preferencesOf(site, userId);
  const email = (await findAddresses(site.db, userId)).find(({ channel }) => channel === 'email');
  const attention: Dashboard['attention'] = [];
  if (email && !email.verifiedAt)
    attention.push({
      kind: 'confirm_email',
      message: `We sent a link to ${email.address}. Open it to confirm your address; guidance comes by email after that.`,
    });
  else if (email?.disabledAt && alertMethods.includes('email'))
    attention.push({ kind: 'email_disabled', message: REFUSED });
  if (alertMethods.includes('sms'))
    attention.push({
      kind: 'verify_phone',
      message: 'You chose text messages. They are not set up on this site yet, so nothing is sent to your phone.',
    });
  return attention;
}

function* addressOf(q: Queries, userId: number, channel: AlertMethod, numbers: Numbers): Work<string | null> {
  if (channel === 'sms') return numbers.phoneNumber ?? null;
  if (channel === 'whatsapp') return numbers.whatsappNumber ?? null;
  return (yield* readAddress(q, userId, channel))?.address ?? null;
}

async function preferencesOf(site: Site, userId: number): Promise<repo.Preferences> {
  const preferences = await site.db.atomic((q) => repo.readPreferences(q, userId));
  if (!preferences) throw new AppError('not_found', 'There is no such member.');
  return preferences;
}

function numberOrNull(text: string | null | undefined): string | null {
  return text?.trim() ? cleanPhoneNumber(text) : null;
}

function unique<T>(list: T[]): T[] {
  return [...new Set(list)];
}
