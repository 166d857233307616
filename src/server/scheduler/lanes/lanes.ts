import { ALERT_METHODS, APP_CHANNEL, CHANNELS, type DeliveryChannel } from '../../../shared/channels/channels.ts';
import type { Composer } from '../../domains/guidance/entries.ts';
import type { Site } from '../../site/site.ts';
import { inBackground } from '../background-work.ts';
import { dueCompositions, dueDeliveries, dueJobs } from '../claim.ts';
import { deliver } from '../jobs/deliver.ts';
import { composeEntry, prepare } from '../jobs/prepare.ts';
import { type Poller, startPoller, startRegistration } from '../poll.ts';
import { createLane, type Lane } from './lane.ts';

/** The most rows that a lane prepares at the same time. */
const PREPARED_AT_ONCE = 100;
/** The same for sends that call no provider: rows of the app, and rows of channels that are not configured only end. */
const ENDED_AT_ONCE = 20;

/**
 * Creates the lanes of a site: one that prepares jobs, one for the model, and one for each channel, so that a slow
 * provider delays no other channel (rules.md S8).
 * @param beforeClaim runs before a lane claims rows.
 */
export function createLanes(site: Site, composer: Composer | null, beforeClaim: () => Promise<void>): Lane[] {
  const sending = (name: string, channels: readonly DeliveryChannel[], atOnce: number): Lane =>
    createLane(site, {
      name,
      rows: dueDeliveries(site.db, channels),
      capacity: atOnce,
      batch: atOnce,
      run: (row) => deliver(site, row),
      beforeClaim,
    });
  return [
    createLane(site, {
      name: 'prepare',
      rows: dueJobs(site.db),
      capacity: PREPARED_AT_ONCE,
      batch: PREPARED_AT_ONCE,
      run: (row) => inBackground(() => prepare(site, composer, row)),
      beforeClaim,
    }),
    ...(composer ? [createModelLane(site, composer, beforeClaim)] : []),
    sending(APP_CHANNEL, [APP_CHANNEL], ENDED_AT_ONCE),
    ...[...site.channels.keys()].map((channel) => sending(channel, [channel], CHANNELS[channel].limits.atOnce)),
    // Rows of a channel that is no longer configured must end too.
    sending(
      'not configured',
      ALERT_METHODS.filter((channel) => !site.channels.has(channel)),
      ENDED_AT_ONCE,
    ),
  ];
}

/** A slow model delays only the members it writes for, and those only until the library steps in (rules.md S6). */
function createModelLane(site: Site, composer: Composer, beforeClaim: () => Promise<void>): Lane {
  return createLane(site, {
    name: 'model',
    rows: dueCompositions(site.db),
    capacity: composer.atOnce,
    batch: composer.atOnce,
    run: (row) => composeEntry(site, composer, row),
    beforeClaim,
  });
}

/** Starts fetching from each provider that holds messages until they are fetched, and registering where one calls the site. */
export function startPollers(site: Site): Poller[] {
  return [...site.channels.values()].flatMap((channel) => [
    ...(channel.polling ? [startPoller(site, { ...channel, polling: channel.polling })] : []),
    ...(channel.register ? [startRegistration(site, { ...channel, register: channel.register })] : []),
  ]);
}
