import { addressesIn } from '../../../../shared/alerts/typed-addresses.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import { CHANNELS, typedAddressOf } from '../../../../shared/channels/channels.ts';
import type { AlertValues, SavedAlerts } from '../alert-edits.ts';

/** The next step for a typed address; null when there is none or the row's sentence already names it. */
export type VerifyStep = 'type' | 'save' | 'agree' | 'confirm' | 'restart' | 'done' | null;

// With these codes, the server sends no verification code.
const NO_CODE = ['method_opted_out', 'country_not_allowed'];

/** Returns the member's next step for an address that they type (rules.md C9, C10). */
export function nextVerifyStep(methodState: MethodState, saved: SavedAlerts, values: AlertValues): VerifyStep {
  const { method, state, said } = methodState;
  const form = typedAddressOf(method)?.form;
  if (!form) return null;
  const typed = form.clean(values.typed[method] ?? '');
  const isSaved = saved.alertMethods.includes(method) && typed === (addressesIn(saved)[method] ?? '');
  if (typed === '') return 'type';
  const isConfirmed = state === 'ready' || state === 'waiting' || state === 'paused';
  if (!isSaved) return isConfirmed ? null : 'save';
  if (isConfirmed) return 'done';
  if (said && NO_CODE.includes(said.code)) return null;
  const { box } = CHANNELS[method].consent;
  if (box && !(saved[box] && values[box])) return 'agree';
  return state === 'disabled' ? 'restart' : 'confirm';
}
