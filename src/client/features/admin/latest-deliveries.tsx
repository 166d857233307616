import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { Bones } from '../../components/bones.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { trpc } from '../../trpc.ts';
import classes from './latest.module.css';
import { placeHref } from './place.ts';

const DeliveriesTable = lazy(() =>
  import('./lists/deliveries-table.tsx').then(({ DeliveriesTable: Table }) => ({ default: Table })),
);

const SHOWN = 5;
const SHAPES = [2.5, 2.5, 2.5, 2.5, 2.5];

interface LatestProps {
  id: string;
  title: string;
  /** What the way to all of them says. */
  all: string;
  empty: string;
  /** Whose; everybody's where it is left out. */
  userId?: number;
}

/** The last deliveries, everybody's or one member's, and the way to all of them. */
export function LatestDeliveries({ id, title, all, empty, userId }: LatestProps) {
  const q = userId === undefined ? {} : { q: String(userId) };
  const { data, error, refetch } = trpc.admin.deliveries.list.useQuery({ limit: SHOWN, ...q }, { staleTime: 0 });
  return (
    <section className={classes.latest} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <Link href={placeHref('deliveries', q)}>{all}</Link>
      </div>
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Bones heights={SHAPES} />
      ) : data.deliveries.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <Suspense fallback={<Bones heights={SHAPES} />}>
          <DeliveriesTable deliveries={data.deliveries} caption={title} ofOne={userId !== undefined} />
        </Suspense>
      )}
    </section>
  );
}
