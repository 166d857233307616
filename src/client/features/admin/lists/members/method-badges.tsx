import { adminListWords } from '#strings/admin/admin-lists.ts';
import { channelWords } from '#strings/channels/all.ts';
import type { MethodState } from '../../../../../shared/alerts.ts';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { describeMethod } from '../../../alerts/channels/method-standing.ts';
import classes from '../cells.module.css';

const words = adminListWords.members;

/** The methods a member switched on; one that is not ready says how it stands. */
export function MethodBadges({ methods }: { methods: readonly MethodState[] }) {
  if (methods.length === 0) return <span className={classes.soft}>{words.noMethods}</span>;
  return (
    <span className={classes.badges}>
      {methods.map((standing) => {
        const { tone, name } = describeMethod(standing);
        const { method, state } = standing;
        return (
          <StateBadge key={method} tone={tone}>
            {channelWords[method].name}
            {state !== 'ready' && `: ${name}`}
          </StateBadge>
        );
      })}
    </span>
  );
}
