import type { ComponentType, ReactNode } from 'react';
import { channelWords } from '#strings/channels/all.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError, showSuccess } from '../../../lib/notices.ts';
import type { AlertEditing } from '../preferences/alert-form.tsx';
import type { MethodView } from '../preferences/method-view.ts';
import { METHOD_ICONS } from './method-icons.ts';
import { SwitchRow } from './switch-row.tsx';

/** The props of a channel's parts: the state that the server gives, and the form that they edit. */
export interface ChannelPartProps {
  standing: MethodState;
  editing: AlertEditing;
}

/** What differs from channel to channel in Settings. */
export interface ChannelRow {
  /** The fields and steps of a channel that is switched on. */
  Details?: ComponentType<ChannelPartProps>;
  /** Stands below the row, whether the channel is on or off. */
  Below?: ComponentType<ChannelPartProps>;
  /** The whole row, for a channel whose switch asks the browser first; it stands for `Details` and `Below`. */
  Row?: ComponentType<ChannelPartProps>;
}

interface MethodRowProps {
  method: AlertMethod;
  view: Pick<MethodView, 'tone' | 'badge' | 'on' | 'open' | 'pausable'>;
  sentence: ReactNode;
  onSwitch: (on: boolean) => void;
  /** The fields and steps of the method, opened below it. */
  children?: ReactNode;
}

/** One method: what it is, how it stands, and its switch. */
export function MethodRow({ method, view: { open, pausable, ...view }, ...row }: MethodRowProps) {
  const { name, inSentence } = channelWords[method];
  const Icon = METHOD_ICONS[method];
  return (
    <SwitchRow
      {...view}
      {...row}
      id={switchId(method)}
      name={name}
      inSentence={inSentence}
      icon={<Icon aria-hidden size={22} stroke={1.6} />}
      closed={!open}
      pausable={pausable ? method : null}
    />
  );
}

const switchId = (method: AlertMethod) => `alert-${method}`;

/** Moves the focus to a method's switch, where the pressed button has gone. */
export function focusSwitch(method: AlertMethod): void {
  document.getElementById(switchId(method))?.focus();
}

/** The handlers of a call in a method's row: a toast for each outcome, and the focus back on the switch after success. */
export function rowNotices(method: AlertMethod, done: string, failed: string, then?: () => void) {
  return {
    onSuccess() {
      then?.();
      showSuccess({ title: done });
      focusSwitch(method);
    },
    onError: (error: unknown) => showError({ title: readServerError(error).message ?? failed }),
  };
}
