import type { Queries, Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { message, told } from '../../../../shared/messages/catalogue.ts';
import type { MemberId } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { readResting } from '../deliveries/rests/service.ts';
import * as repo from './repo.ts';

/** A channel that rests, because its provider refuses the site (rules.md C6). */
export interface Rest {
  method: AlertMethod;
  code: string;
  until: Date;
}

/** The channels that rest now. */
export function* readRests(q: Queries, site: Site): Work<Rest[]> {
  const rows = yield* readResting(q, site);
  return rows.map(({ channel: method, code, until }) => ({ method, code, until }));
}

/**
 * What an administrator must know of the site's channels: those that rest, and those with so many failures of one kind
 * that their definition asks for an alert (rules.md C6). Each stands once, for as long as it lasts. Nobody else is told.
 */
export function* readTroubles(q: Queries, site: Site, userId: MemberId): Work<Dashboard['attention']> {
  if (!(yield* repo.readIsAdmin(q, userId))) return [];
  const troubles = (yield* readRests(q, site)).map(({ method, code }) => message('channel_rests', { method, code }));
  for (const { name, alarms = [] } of site.channels.values())
    for (const { code, messages, withinMs } of alarms) {
      const failed = yield* repo.countFailedWith(q, name, code, new Date(site.clock.now() - withinMs));
      if (failed >= messages) troubles.push(message('channel_failing', { method: name, code }));
    }
  return troubles.map(asAttention);
}

function asAttention(said: ReturnType<typeof message>): Dashboard['attention'][number] {
  return { kind: 'channel_trouble', ...told(said) };
}
