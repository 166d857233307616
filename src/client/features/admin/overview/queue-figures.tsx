import { Text } from '@mantine/core';
import { Link } from 'wouter';
import { adminWords } from '#strings/admin/admin.ts';
import { SHOWS_ERRORS } from '../../../lib/calls/failed-refetches.ts';
import { useLiveEvents } from '../../../lib/calls/live-events.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { trpc } from '../../../trpc.ts';
import { adminHref, useAdminUrl } from '../admin-url.ts';
import classes from './queue-figures.module.css';

const words = adminWords.figures;
const REFRESH_MS = 10_000;

const FIGURES = [
  { name: 'waiting', label: words.waiting, status: 'waiting' },
  { name: 'processing', label: words.processing, status: 'processing' },
  { name: 'completed', label: words.completed, status: 'completed' },
  { name: 'failed', label: words.failed, status: 'failed' },
  { name: 'totalScheduled', label: words.total, status: '' },
] as const;

/**
 * Shows the queue in five figures, each a link to its jobs. Refetches them every ten seconds (product.md §7) and on
 * the server's events.
 */
export function QueueFigures() {
  const { list, param } = useAdminUrl();
  const { data, error, refetch } = trpc.admin.queueStats.useQuery(undefined, {
    refetchInterval: REFRESH_MS,
    staleTime: 0,
    meta: SHOWS_ERRORS,
  });
  useLiveEvents(({ kind }) => {
    if (kind === 'queue' || kind === 'ready') void refetch();
  });
  return (
    <section aria-label={words.title}>
      <ul className={classes.figures}>
        {FIGURES.map(({ name, label, status }) => (
          <li key={name}>
            <Link
              href={adminHref('jobs', { status })}
              className={classes.figure}
              aria-current={list === 'jobs' && param('status') === status ? 'true' : undefined}
              data-alarm={(name === 'failed' && Boolean(data?.failed)) || undefined}
            >
              <b>{data ? formatNumber(data[name]) : '–'}</b>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div role="status">
        {error && (
          <Text c="var(--caution)" fz="sm" mt="xs">
            {data ? words.stale : words.missing}
          </Text>
        )}
      </div>
    </section>
  );
}
