import { Link } from 'wouter';
import { adminWords } from '#strings/admin/admin.ts';
import { locale } from '#strings/locale.ts';
import { trpc } from '../../../trpc.ts';
import { useLive } from '../../alerts/live/live.tsx';
import { placeHref, readPlace } from '../place.ts';
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

/** Counts the jobs by state, refetched every ten seconds (product.md §7). The last figures stay visible meanwhile. */
export function useQueueStats() {
  return trpc.admin.queueStats.useQuery(undefined, { refetchInterval: REFRESH_MS, staleTime: 0 });
}

/** The queue in five figures, each the way to the jobs behind it; what the server's stream tells of comes at once. */
export function QueueFigures({ search }: { search: string }) {
  const { data, error, refetch } = useQueueStats();
  useLive(({ kind }) => {
    if (kind === 'queue' || kind === 'ready') void refetch();
  });
  const place = readPlace(search);
  return (
    <section aria-label={words.title}>
      <ul className={classes.figures}>
        {FIGURES.map(({ name, label, status }) => {
          const here = place.list === 'jobs' && place.filter('status') === status;
          return (
            <li key={name}>
              <Link
                href={placeHref('jobs', { status })}
                className={classes.figure}
                aria-current={here ? 'true' : undefined}
                data-alarm={(name === 'failed' && Boolean(data?.failed)) || undefined}
              >
                <span className={classes.number}>{data ? data[name].toLocaleString(locale.dates) : '–'}</span>
                <span className={classes.label}>{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p role="status" className={classes.stale}>
        {error && (data ? words.stale : words.missing)}
      </p>
    </section>
  );
}
