import type { MethodState } from '../../../shared/alerts.ts';
import type { OnboardingMethod } from '../../../shared/channels/channels.ts';

/** The chosen methods that this site has; a draft may name others. All of them while the states are not known. */
export function availableMethods(
  chosen: readonly OnboardingMethod[],
  states: readonly MethodState[] | undefined,
): OnboardingMethod[] {
  const missing = (states ?? []).filter(({ state }) => state === 'not_configured').map(({ method }) => method);
  return chosen.filter((method) => !missing.includes(method));
}
