import { standingWords, methodStateWords as words } from '#strings/standings.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import type { BadgeTone } from '../../../components/state-badge.tsx';

/** How a method stands, wherever a screen speaks of it. */
export interface MethodStanding {
  tone: BadgeTone;
  /** A word or two. */
  name: string;
  /** What is to be known or done; null where the name says all. */
  sentence: string | null;
}

const TONES: Record<MethodState['state'], BadgeTone> = {
  off: 'quiet',
  needs_verification: 'waiting',
  ready: 'good',
  captured: 'waiting',
  disabled: 'bad',
  not_configured: 'quiet',
};

/** How a method stands for one member: Settings, the wizard and the administration say this and nothing else. */
export function describeMethod({ state, reason, said }: MethodState): MethodStanding {
  return { tone: TONES[state], name: words.states[state], sentence: reason && standingWords.of(reason, said) };
}

/** How a method stands on this site for whoever asks: the consent center and the administration say this. */
export function describeOnSite({
  setUp,
  captured,
}: {
  setUp: boolean;
  captured: boolean;
}): Omit<MethodStanding, 'sentence'> {
  if (captured) return { tone: TONES.captured, name: words.site.captured };
  return setUp ? { tone: 'good', name: words.site.setUp } : { tone: 'quiet', name: words.site.notSetUp };
}
