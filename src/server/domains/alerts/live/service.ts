import { isMethod, isShownByTabs } from '../../../../shared/channels/channels.ts';
import { NOTIFICATION_TTL_MS } from '../../../../shared/channels/facts.ts';
import { COMPLETION_KEEPS_DAY_FOR_DAYS } from '../../../../shared/guidance/guidance-limits.ts';
import type { LiveEvent } from '../../../../shared/live.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { DAY_MS } from '../../../../shared/schedule/durations.ts';
import { authorizeMember, hasAdminSignIn, type MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { hashToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import { isStillSignedIn } from '../../authority/service.ts';
import { queueStats } from '../../schedule/jobs/service.ts';
import { readMemberState } from '../member-methods.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import * as repo from './repo.ts';
import { createWakeSignal } from './wake-signal.ts';

// The interval at which a stream sends a sign of life, and looks for changes that another process made on the same file.
export const BEAT_MS = 20_000;
// A new tab receives the events of this time, which is longer than its page took to load.
const FRESH_MS = 30_000;
// A transaction stores its instants a moment before others see its rows, so streams read this much twice and send an
// event once.
const OVERLAP_MS = 10_000;
// A tab that was away for longer refetches everything instead of receiving each event.
const RESUME_MS = DAY_MS;
// A delivery changes within this time after it was created. Only the catch-up after a start changes older ones.
const MAX_LIFE_MS = 7 * DAY_MS;
// The figures of the queue change with every job, so they are sent at most this often.
const QUEUE_MS = 1_000;

/** One event, and the id to go on from after it. */
export interface StreamedEvent {
  id: string;
  event: LiveEvent;
}

interface Watch {
  /** The id of the last event that the tab received; null for a new tab. */
  lastEventId?: string | null | undefined;
  /** True where the tab may show notifications (decisions.md D25). */
  desktop: boolean;
  /** Aborted once nobody listens any more. */
  signal: AbortSignal | undefined;
}

/**
 * Sends one open tab the changes of its member until the tab closes, the site stops, or the session ends. It reads all
 * events from rows, on each announcement and with every beat (decisions.md D16, D25).
 * @throws {AppError} forbidden without a session, too_many_requests where the member or the site has too many tabs
 * open.
 */
export function watchMember(site: Site, actor: MemberActor, { lastEventId, desktop, signal }: Watch) {
  const { userId, credential } = actor;
  if (credential.kind !== 'session') throw new AppError('forbidden', message('session_needed'));
  // An administrator whose sign-in is too old receives a member's events only.
  const getsQueue = () => actor.role === 'admin' && hasAdminSignIn(actor, site.clock.now());
  const wakeSignal = createWakeSignal(site.clock);
  const pending = { member: true, queue: false };
  const leave = site.live.admit({
    userId,
    getsEveryMember: getsQueue(),
    showsNotifications: desktop,
    onChange(whose) {
      if (whose === userId) pending.member = true;
      if (getsQueue()) pending.queue = true;
      wakeSignal.wake();
    },
    end: () => wakeSignal.end(),
  });
  if (!leave) throw new AppError('too_many_requests', message('too_many_pages'), { retryAfter: 60 });
  const endStream = () => {
    leave();
    wakeSignal.end();
  };
  // The generator cannot do this itself: without a reader it neither begins nor ends.
  if (signal?.aborted) endStream();
  signal?.addEventListener('abort', endStream, { once: true });
  const leaveTab = () => {
    signal?.removeEventListener('abort', endStream);
    endStream();
  };
  return streamEvents(site, actor, { lastEventId, pending, wakeSignal, getsQueue, leave: leaveTab });
}

/** An open tab that receives events. */
interface Tab extends Pick<Watch, 'lastEventId'> {
  /** What the tab has not been told yet. */
  pending: { member: boolean; queue: boolean };
  wakeSignal: ReturnType<typeof createWakeSignal>;
  /** Returns whether the tab receives the figures of the queue: those of administrators do. */
  getsQueue(): boolean;
  /** Ends the stream. */
  leave(): void;
}

async function* streamEvents(site: Site, actor: MemberActor, tab: Tab): AsyncGenerator<StreamedEvent, void> {
  const { pending, wakeSignal, getsQueue } = tab;
  try {
    const reader = await createReader(site, actor, readCursor(tab.lastEventId));
    yield { id: reader.id(), event: { kind: 'ready', resumed: reader.resumed } };
    let beatAt = site.clock.now() + BEAT_MS;
    let queueAt = 0;
    let figures = getsQueue() ? await queueFigures(site) : '';
    while (!wakeSignal.ended()) {
      // The clock may have been set back since the last beat.
      beatAt = Math.min(beatAt, site.clock.now() + BEAT_MS);
      const beating = site.clock.now() >= beatAt;
      if (pending.member || beating) {
        pending.member = false;
        if (!(await isStillSignedIn(site, actor))) return;
        for (const streamed of await reader.readNew()) yield streamed;
      }
      if (getsQueue() && beating && !pending.queue) {
        const before = figures;
        figures = await queueFigures(site);
        pending.queue = figures !== before;
      }
      if (pending.queue && site.clock.now() >= queueAt) {
        pending.queue = false;
        queueAt = site.clock.now() + QUEUE_MS;
        if (!(await isStillSignedIn(site, actor))) return;
        yield { id: reader.id(), event: { kind: 'queue' } };
      }
      if (beating) {
        beatAt = site.clock.now() + BEAT_MS;
        yield { id: reader.id(), event: { kind: 'beat' } };
      }
      if (!pending.member) await wakeSignal.waitUntil(pending.queue ? Math.min(beatAt, queueAt) : beatAt);
    }
  } finally {
    tab.leave();
  }
}

async function queueFigures(site: Site): Promise<string> {
  return JSON.stringify(await queueStats(site));
}

/** Reads the changes for a member since the last read of this stream or an earlier one. */
async function createReader(site: Site, actor: MemberActor, from: Cursor | null) {
  const memberId = authorizeMember(actor, actor.userId);
  const begunAt = site.clock.now();
  const resumed = from !== null && begunAt - from.instant <= RESUME_MS;
  const cursor: Cursor = resumed ? { ...from } : { instant: begunAt - FRESH_MS, attention: await attentionNow() };
  let sentKeys = new Set<string>();

  async function attentionNow(): Promise<string> {
    const state = await site.db.snapshot((q) => readMemberState(q, site, actor, memberId));
    return hashToken(JSON.stringify(state)).slice(0, 12);
  }

  return {
    resumed,
    id: () => writeCursor(cursor),
    async readNew(): Promise<StreamedEvent[]> {
      const now = site.clock.now();
      // The clock may have been set back since the last read.
      const since = new Date(Math.min(cursor.instant, now) - OVERLAP_MS);
      const [changed, completed] = await site.db.snapshot(function* (q) {
        const madeSince = new Date(since.getTime() - MAX_LIFE_MS);
        // No time zone is a day ahead of the instant at which its entry was completed. One that was sent later counts for
        // an earlier day.
        const earliest = since.getTime() - (COMPLETION_KEEPS_DAY_FOR_DAYS + 1) * DAY_MS;
        const fromDate = new Date(earliest).toISOString().slice(0, 10);
        return [
          yield* repo.readChanged(q, { userId: memberId, since, madeSince }),
          yield* repo.readCompleted(q, { userId: memberId, since, fromDate }),
        ] as const;
      });
      const attention = await attentionNow();
      const found = [
        ...changed.map((row) => ({
          key: `${row.id}.${row.status}.${row.attempts}.${row.deliveredAt ? 1 : 0}${row.readAt ? 1 : 0}`,
          event: describe(row, now),
        })),
        ...completed.map(({ id }) => ({ key: `entry.${id}`, event: { kind: 'completed' as const, entryId: id } })),
      ];
      const events = found.flatMap(({ key, event }) => (sentKeys.has(key) ? [] : [event]));
      if (attention !== cursor.attention) events.push({ kind: 'attention' });
      sentKeys = new Set(found.map(({ key }) => key));
      const before = writeCursor(cursor);
      Object.assign(cursor, { instant: now, attention });
      // A tab that is cut off in the middle receives the first events again rather than missing the last ones.
      return events.map((event, at) => ({ id: at < events.length - 1 ? before : writeCursor(cursor), event }));
    },
  };
}

function describe(row: repo.ChangedDelivery, now: number): LiveEvent {
  const { id: deliveryId, channel, status, entryId, contentType, isDev, finishedAt, deliveredAt } = row;
  if (status === 'sent' && !isMethod(channel) && entryId !== null && contentType)
    return { kind: 'guidance', deliveryId, entryId, contentType, isDev: isDev ?? false };
  const isNews = finishedAt !== null && deliveredAt === null && now - finishedAt.getTime() <= NOTIFICATION_TTL_MS;
  if (status === 'sent' && isShownByTabs(channel) && isNews)
    return {
      kind: 'notification',
      deliveryId,
      contentType,
      entry: entryId === null ? null : { id: entryId, isDev: isDev ?? false },
    };
  return { kind: 'delivery', deliveryId, channel, status };
}
