import { adminListWords } from '#strings/admin-lists.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import { type BadgeTone, StateBadge } from '../../../components/state-badge.tsx';
import classes from './cells.module.css';

const words = adminListWords.members;

const TONES: Record<MethodState['state'], BadgeTone> = {
  off: 'quiet',
  needs_verification: 'waiting',
  ready: 'good',
  disabled: 'bad',
  not_configured: 'quiet',
};

/** The methods a member switched on; one that is not ready says how it stands. */
export function MethodBadges({ methods }: { methods: readonly MethodState[] }) {
  if (methods.length === 0) return <span className={classes.soft}>{words.noMethods}</span>;
  return (
    <span className={classes.badges}>
      {methods.map(({ method, state }) => (
        <StateBadge key={method} tone={TONES[state]}>
          {adminListWords.deliveries.channels[method]}
          {state !== 'ready' && `: ${words.states[state]}`}
        </StateBadge>
      ))}
    </span>
  );
}
