import { alertMessageWords, methodStateWords as words } from '#strings/messages/alerts.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import type { BadgeTone } from '../../../components/text/state-badge.tsx';

/** The state of a channel in words. Every screen uses these. */
export interface StateDescription {
  tone: BadgeTone;
  /** One or two words. */
  name: string;
  /** Tells the member what to know or do; null when the name is enough. */
  sentence: string | null;
}

const TONES: Record<MethodState['state'], BadgeTone> = {
  off: 'quiet',
  needs_verification: 'caution',
  ready: 'good',
  waiting: 'caution',
  captured: 'caution',
  paused: 'quiet',
  disabled: 'bad',
  not_configured: 'quiet',
};

/** Describes a member's channel, for Settings, the wizard and the administration. */
export function describeChannelState({ state, reason, said }: MethodState): StateDescription {
  return { tone: TONES[state], name: words.states[state], sentence: reason && alertMessageWords.of(reason, said) };
}

/** Describes whether this site has set a channel up, for the consent center and the administration. */
export function describeSiteState({
  setUp,
  captured,
}: {
  setUp: boolean;
  captured: boolean;
}): Omit<StateDescription, 'sentence'> {
  if (captured) return { tone: TONES.captured, name: words.site.captured };
  return setUp ? { tone: 'good', name: words.site.setUp } : { tone: 'quiet', name: words.site.notSetUp };
}
