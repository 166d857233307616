import type { ComponentType, ReactNode } from 'react';
import { channelWords } from '#strings/channels/all.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import type { AlertEditing } from '../alert-editing.ts';
import { SwitchRow } from '../switch-row.tsx';
import { CHANNEL_ICONS } from './channel-icons.ts';
import type { ChannelRowState } from './channel-row-state.ts';

/** The props of a channel's parts: the state from the server and the form to edit. */
export interface ChannelPartProps {
  methodState: MethodState;
  editing: AlertEditing;
}

/** The parts of a channel's row in Settings. */
export interface ChannelRowParts {
  /** The fields and steps of a channel that is switched on. */
  Details?: ComponentType<ChannelPartProps>;
  /** Shown below the row, whether the channel is on or off. */
  Below?: ComponentType<ChannelPartProps>;
  /** Replaces the whole row, for a channel whose switch asks the browser first. */
  Row?: ComponentType<ChannelPartProps>;
}

interface ChannelRowProps {
  method: AlertMethod;
  rowState: Pick<ChannelRowState, 'tone' | 'badge' | 'on' | 'open' | 'pausable'>;
  sentence: ReactNode;
  onSwitch: (on: boolean) => void;
  /** The fields and steps of the channel, shown below the row. */
  children?: ReactNode;
}

/** One channel: its name, state and switch. */
export function ChannelRow({ method, rowState: { open, pausable, ...state }, ...row }: ChannelRowProps) {
  const { name, inSentence } = channelWords[method];
  const Icon = CHANNEL_ICONS[method];
  return (
    <SwitchRow
      {...state}
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

/** Moves the focus to a channel's switch after the pressed button disappeared. */
export function focusSwitch(method: AlertMethod): void {
  document.getElementById(switchId(method))?.focus();
}

/** Returns mutation handlers for a channel's row: a toast for each outcome, and after success the focus on the switch. */
export function rowToasts(method: AlertMethod, done: string, failed: string, then?: () => void) {
  return {
    onSuccess() {
      then?.();
      showSuccess({ title: done });
      focusSwitch(method);
    },
    onError: (error: unknown) => showError({ title: readServerError(error).message ?? failed }),
  };
}
