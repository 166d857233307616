import { alertWords } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import type { MethodState } from '../../../../shared/alerts.ts';
import type { BadgeTone } from '../../../components/text/state-badge.tsx';
import { describeChannelState } from './channel-state.ts';

const { badges, turningOn, turningOff } = alertWords;

/** The state of a channel's row. */
export interface ChannelRowState {
  tone: BadgeTone;
  /** The state in one or two words; null when the switch or the sentence shows it. */
  badge: string | null;
  /** The sentence below the name; null for the channel's usual one. */
  sentence: string | null;
  on: boolean;
  /** True when the switch can be moved. */
  open: boolean;
  /** True when the row offers to pause the channel, or to end its pause. */
  pausable: boolean;
  /** True when the row shows the fields and steps of the channel. */
  details: boolean;
}

/** Derives a row from the state on the server and the switch on the screen. */
export function deriveRowState(methodState: MethodState, on: boolean): ChannelRowState {
  const { method, state } = methodState;
  const { tone, name, sentence } = describeChannelState(methodState);
  if (state === 'not_configured')
    return { tone, badge: null, sentence, on: false, open: false, pausable: false, details: false };
  const row = { on, open: true, pausable: false, details: on };
  if (on !== (state !== 'off'))
    return { ...row, tone: 'quiet', badge: badges.unsaved, sentence: on ? turningOn : turningOff };
  switch (state) {
    case 'off':
      return { ...row, tone, badge: null, sentence };
    case 'ready':
      return { ...row, tone, badge: channelWords[method].badges.ready ?? name, sentence, pausable: true };
    case 'paused':
      // The row's pause shows until when, so the usual sentence stays.
      return { ...row, tone, badge: name, sentence: null, pausable: true };
    case 'waiting':
    case 'captured':
      return { ...row, tone, badge: name, sentence, pausable: true };
    case 'disabled':
      return { ...row, tone, badge: name, sentence };
    case 'needs_verification':
      return { ...row, tone, badge: channelWords[method].badges.needsYou, sentence };
  }
}
