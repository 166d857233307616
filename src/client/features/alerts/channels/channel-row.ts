import type { ComponentType } from 'react';
import type { MethodState } from '../../../../shared/alerts.ts';
import type { AlertEditing } from '../preferences/alert-form.tsx';

/** The props of a channel's parts: the state that the server gives, and the form that they edit. */
export interface ChannelPartProps {
  standing: MethodState;
  editing: AlertEditing;
}

/** A channel's room in Settings: the row is the same for all, and this is what differs. */
export interface ChannelRow {
  /** The fields and steps of a channel that is switched on. */
  Details?: ComponentType<ChannelPartProps>;
  /** Stands below the row, whether the channel is on or off. */
  Below?: ComponentType<ChannelPartProps>;
  /** The whole row, for a channel whose switch asks the browser first; it stands for `Details` and `Below`. */
  Row?: ComponentType<ChannelPartProps>;
}
