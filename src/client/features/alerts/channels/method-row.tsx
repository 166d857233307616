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

/** The props of a channel's parts: the state from the server and the form to edit. */
export interface ChannelPartProps {
  standing: MethodState;
  editing: AlertEditing;
}

/** The parts of a channel's row in Settings. */
export interface ChannelRow {
  /** The fields and steps of a channel that is switched on. */
  Details?: ComponentType<ChannelPartProps>;
  /** Shown below the row, whether the channel is on or off. */
  Below?: ComponentType<ChannelPartProps>;
  /** Replaces the whole row, for a channel whose switch asks the browser first. */
  Row?: ComponentType<ChannelPartProps>;
}

interface MethodRowProps {
  method: AlertMethod;
  view: Pick<MethodView, 'tone' | 'badge' | 'on' | 'open' | 'pausable'>;
  sentence: ReactNode;
  onSwitch: (on: boolean) => void;
  /** The fields and steps of the method, shown below the row. */
  children?: ReactNode;
}

/** One method: its name, state and switch. */
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

/** Moves the focus to a method's switch after the pressed button disappeared. */
export function focusSwitch(method: AlertMethod): void {
  document.getElementById(switchId(method))?.focus();
}

/** Returns mutation handlers for a method's row: a toast for each outcome, and after success the focus on the switch. */
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
