import type { ReactNode } from 'react';
import { channelWords } from '#strings/channels/all.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { NamedSwitch } from '../../../components/forms/named-switch.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { RowPause } from '../pauses/row-pause.tsx';
import type { MethodView } from '../preferences/method-view.ts';
import { METHOD_ICONS } from './method-icons.ts';
import classes from './method-row.module.css';

interface MethodRowProps {
  method: AlertMethod;
  view: Pick<MethodView, 'tone' | 'badge' | 'on' | 'open' | 'pausable'>;
  sentence: ReactNode;
  onSwitch: (on: boolean) => void;
  /** The fields and steps of the method, opened below it. */
  children?: ReactNode;
}

/** The id of a method's switch, for code that moves the focus there. */
export function switchId(method: AlertMethod): string {
  return `alert-${method}`;
}

/** One method: what it is, how it stands, and its switch. */
export function MethodRow({ method, view, sentence, onSwitch, children }: MethodRowProps) {
  const { name } = channelWords[method];
  const Icon = METHOD_ICONS[method];
  const about = `${switchId(method)}-about`;
  return (
    <li className={classes.row} data-method={method} data-closed={!view.open || undefined}>
      <Icon aria-hidden size={22} stroke={1.6} className={classes.icon} />
      <div className={classes.title}>
        <h3 className={classes.name}>{name}</h3>
        {view.badge && (
          <span id={`${about}-badge`}>
            <StateBadge tone={view.tone}>{view.badge}</StateBadge>
          </span>
        )}
      </div>
      <div className={classes.switch}>
        <NamedSwitch
          id={switchId(method)}
          name={name}
          nameHidden
          checked={view.on}
          disabled={!view.open}
          onChange={onSwitch}
          aria-describedby={view.badge ? `${about}-badge ${about}` : about}
        />
      </div>
      <div id={about} className={classes.sentence}>
        {sentence}
      </div>
      {view.pausable && (
        <div className={classes.pause}>
          <RowPause what={method} name={channelWords[method].inSentence} />
        </div>
      )}
      {children && <div className={classes.details}>{children}</div>}
    </li>
  );
}
