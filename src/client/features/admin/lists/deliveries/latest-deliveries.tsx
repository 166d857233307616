import { Text } from '@mantine/core';
import { Link } from 'wouter';
import { Skeletons } from '../../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../../components/messages/load-failed.tsx';
import { trpc } from '../../../../trpc.ts';
import { placeHref } from '../../place.ts';
import classes from '../latest.module.css';
import { DeliveriesTable } from './deliveries-table.tsx';

const SHOWN = 5;
// A row of the table, and the card that it is where there is no room for one.
const ROW = 3.9;
const CARD = 10.5;

interface LatestProps {
  id: string;
  title: string;
  /** The label of the link to all of them. */
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
        <>
          <div className={classes.cards}>
            <Skeletons heights={Array(SHOWN).fill(CARD)} />
          </div>
          <div className={classes.rows}>
            <Skeletons heights={Array(SHOWN).fill(ROW)} />
          </div>
        </>
      ) : data.deliveries.length === 0 ? (
        <Text c="dimmed" pb="sm">
          {empty}
        </Text>
      ) : (
        <DeliveriesTable deliveries={data.deliveries} caption={title} ofOne={userId !== undefined} />
      )}
    </section>
  );
}
