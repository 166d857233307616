import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Pausable } from '../../../shared/alerts/pauses.ts';
import { NamedSwitch } from '../../components/forms/named-switch.tsx';
import { type BadgeTone, StateBadge } from '../../components/text/state-badge.tsx';
import { RowPause } from './pauses/row-pause.tsx';
import classes from './switch-row.module.css';

interface SwitchRowProps {
  id: string;
  name: string;
  /** The name as used inside a sentence. */
  inSentence?: string;
  icon?: ReactNode;
  /** True for a row within the details of another. */
  minor?: boolean;
  badge?: string | null;
  tone?: BadgeTone;
  /** Describes the state; part of the switch's accessible description. */
  sentence: ReactNode;
  on?: boolean;
  /** True when the switch cannot be moved. */
  closed?: boolean;
  /** Undefined for a row that cannot be switched off; it shows a lock instead of a switch. */
  onSwitch?: (on: boolean) => void;
  /** The channel or kind of mail that the row can pause; null when it cannot pause one. */
  pausable?: Pausable | null;
  /** The fields and steps below it. */
  children?: ReactNode;
}

/** A row with a name, a state, a switch and a pause. */
export function SwitchRow({ id, name, inSentence = name, icon, minor = false, ...row }: SwitchRowProps) {
  const { badge, tone = 'quiet', sentence, on = true, closed = false, onSwitch, pausable, children } = row;
  const Name = minor ? 'h5' : 'h3';
  return (
    <li className={classes.row} data-minor={minor || undefined} data-closed={closed || undefined}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <div className={classes.title}>
        <Name className={classes.name}>{name}</Name>
        {badge && (
          <span id={`${id}-badge`}>
            <StateBadge tone={tone}>{badge}</StateBadge>
          </span>
        )}
      </div>
      {onSwitch ? (
        <NamedSwitch
          id={id}
          name={name}
          nameHidden
          checked={on}
          disabled={closed}
          onChange={onSwitch}
          aria-describedby={badge ? `${id}-badge ${id}-about` : `${id}-about`}
        />
      ) : (
        <IconLock aria-hidden size={20} stroke={1.6} className={classes.lock} />
      )}
      <div id={onSwitch && `${id}-about`} className={classes.sentence}>
        {sentence}
      </div>
      {pausable && (
        <div className={classes.pause}>
          <RowPause what={pausable} name={inSentence} />
        </div>
      )}
      {children && <div className={classes.details}>{children}</div>}
    </li>
  );
}
