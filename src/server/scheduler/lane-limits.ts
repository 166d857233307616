import { type AlertMethod, CHANNELS } from '../../shared/channels/channels.ts';
import type { LaneOptions } from './lane.ts';

/** Returns the limits of a channel's lane, from the channel's facts. */
export function laneLimits(channel: AlertMethod): Pick<LaneOptions, 'capacity' | 'batch'> {
  const { atOnce } = CHANNELS[channel].limits;
  return { capacity: atOnce, batch: atOnce };
}
