import { message } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import type { Site } from '../../../site/site.ts';
import { findEmailState } from '../../alerts/member-methods.ts';
import { pausedUntil } from '../../schedule/pauses/service.ts';

/** Describes which mail a member gets at the address they have just confirmed (decisions.md D7). */
export async function describeConfirmed(
  site: Site,
  { userId, address: email }: { userId: number; address: string },
): Promise<CodedMessage> {
  const { state, onboarded } = await findEmailState(site, userId);
  if (state === 'captured') return message('confirmed_captured', { email });
  if (state === 'off')
    return onboarded ? message('confirmed_off', { email }) : message('confirmed_setup_left', { email });
  if (state !== 'ready' && state !== 'paused') return message('address_confirmed');
  return state === 'paused' || (await pausedUntil(site, userId))
    ? message('confirmed_paused', { email })
    : message('confirmed_ready', { email });
}
