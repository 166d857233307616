import { Button, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { DAYS_OF_WEEK } from '../../../shared/schedule.ts';
import { browserTimeZone } from '../../lib/dates.ts';
import { readServerError } from '../../lib/server-error.ts';
import { strings } from '../../lib/strings.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { toScheduleValues } from './schedule-values.ts';
import classes from './weekly-schedule.module.css';

const words = strings.schedule;

/** The week a member receives guidance in, once it is known. */
export function WeeklySchedule() {
  const { account } = useMember();
  const { data, error, refetch } = trpc.schedule.get.useQuery({ userId: account.id });
  const { data: coming } = trpc.schedule.upcoming.useQuery({ userId: account.id, limit: 1 });
  const saved = useMemo(() => data && toScheduleValues(data, browserTimeZone()), [data]);
  return (
    <section className={classes.card} aria-labelledby="weekly-schedule">
      <h2 id="weekly-schedule" tabIndex={-1} className={classes.heading}>
        {words.title}
      </h2>
      {saved ? (
        <ScheduleForm saved={saved} next={coming?.upcoming[0] ?? null} />
      ) : error ? (
        <div className={classes.failed} role="alert">
          <p>{readServerError(error).message ?? words.unreachable}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </div>
      ) : (
        <Skeleton />
      )}
    </section>
  );
}

function Skeleton() {
  return (
    <div className={classes.skeleton}>
      <VisuallyHidden role="status">{strings.app.loading}</VisuallyHidden>
      <span className={classes.line} />
      <span className={classes.line} data-short />
      <ul className={classes.days} aria-hidden>
        {DAYS_OF_WEEK.map((day) => (
          <li key={day} className={classes.boneRow}>
            <span className={classes.boneSwitch} />
            <span className={classes.boneSlot} />
          </li>
        ))}
      </ul>
    </div>
  );
}
