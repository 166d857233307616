import { Text } from '@mantine/core';
import { Link } from 'wouter';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { Skeletons } from '../../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../../components/messages/load-failed.tsx';
import { trpc } from '../../../../trpc.ts';
import { placeHref } from '../../place.ts';
import classes from '../latest.module.css';
import { JobsTable } from './jobs-table.tsx';

const words = adminListWords.member;
const SHOWN = 5;

/** One member's newest jobs, and the way to all of them. */
export function LatestJobs({ userId }: { userId: number }) {
  const q = String(userId);
  const { data, error, refetch } = trpc.admin.jobs.list.useQuery({ limit: SHOWN, q }, { staleTime: 0 });
  return (
    <section className={classes.latest} aria-labelledby="latest-jobs">
      <div className={classes.head}>
        <h2 id="latest-jobs">{words.jobs}</h2>
        <Link href={placeHref('jobs', { q })}>{words.allJobs}</Link>
      </div>
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons heights={[2.5, 2.5, 2.5]} />
      ) : data.jobs.length === 0 ? (
        <Text c="dimmed" pb="sm">
          {words.noJobs}
        </Text>
      ) : (
        <JobsTable jobs={data.jobs} caption={words.jobs} ofOne />
      )}
    </section>
  );
}
