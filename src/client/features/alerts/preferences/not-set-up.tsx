import { IconChevronDown } from '@tabler/icons-react';
import { alertWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { listWords } from '#strings/locale.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import type { AlertEditing } from './alert-form.tsx';
import { MethodEntry } from './method-entry.tsx';
import classes from './not-set-up.module.css';

/** The methods that this site has not set up, in one line that opens with the reason for each. */
export function NotSetUp({ standings, editing }: { standings: MethodState[]; editing: AlertEditing }) {
  if (standings.length === 0) return null;
  return (
    <details className={classes.fold}>
      <summary className={classes.line}>
        <span>{words.notSetUp(listWords(standings.map(({ method }) => channelWords[method].name)))}</span>
        <IconChevronDown aria-hidden size={18} stroke={1.7} className={classes.chevron} />
      </summary>
      <ul>
        {standings.map((standing) => (
          <MethodEntry key={standing.method} standing={standing} editing={editing} />
        ))}
      </ul>
    </details>
  );
}
