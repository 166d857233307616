import { Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { typeWords } from '#strings/guidance/content.ts';
import type { PinnedEntry, ThemeWeek } from '../../../../../shared/guidance/plans.ts';
import { CONTENT_LANGUAGE } from '../../../../../shared/languages.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { Skeletons } from '../../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../../components/messages/load-failed.tsx';
import { readServerError } from '../../../../lib/calls/server-error.ts';
import { showSuccess } from '../../../../lib/notices.ts';
import { formatLongDay } from '../../../../lib/time/dates.ts';
import { trpc } from '../../../../trpc.ts';
import { tellFailure } from '../../call-notice.ts';
import { SignInAgain } from '../../sign-in-again.tsx';
import classes from '../review.module.css';
import { reviewHref } from '../review-place.ts';
import { PlannedEntries } from './planned-entries.tsx';
import { WeekForm } from './week-form.tsx';

const words = adminReviewWords.plans;

/** What the church planned: entries for a date, and theme weeks. What was taken away can be put back. */
export function PlansPart() {
  const { data, error, refetch } = trpc.guidance.review.plans.list.useQuery(undefined, { staleTime: 0 });
  if (readServerError(error).reason === 'fresh_sign_in_required') return <SignInAgain />;
  if (!data)
    return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeletons heights={[8, 16]} />;
  return (
    <>
      <Weeks weeks={data.weeks} />
      <Pins pins={data.pins} />
    </>
  );
}

/** Tells of a failed change and shows what is planned now, because another reviewer may have changed it. */
function useTellFailure() {
  const utils = trpc.useUtils();
  return (error: unknown) => {
    tellFailure(adminReviewWords.failed)(error);
    void utils.guidance.review.plans.list.invalidate();
  };
}

function Weeks({ weeks }: { weeks: readonly ThemeWeek[] }) {
  const utils = trpc.useUtils();
  const [removed, setRemoved] = useState<ThemeWeek | null>(null);
  const onError = useTellFailure();
  const remove = trpc.guidance.review.plans.removeWeek.useMutation({
    onSuccess: (now, { id }) => {
      setRemoved(weeks.find((week) => week.id === id) ?? null);
      utils.guidance.review.plans.list.setData(undefined, now);
      showSuccess({ title: words.weekRemoved });
    },
    onError,
  });
  const restore = trpc.guidance.review.plans.addWeek.useMutation({
    onSuccess: (now) => {
      setRemoved(null);
      utils.guidance.review.plans.list.setData(undefined, now);
    },
    onError,
  });
  const busy = remove.isPending || restore.isPending;
  return (
    <section className={classes.part} aria-labelledby="weeks">
      <h2 id="weeks" className={classes.heading}>
        {words.weeks}
      </h2>
      <Text c="dimmed">{words.aboutWeeks}</Text>
      {weeks.map((week) => (
        <article key={week.id} className={classes.entry} aria-labelledby={`week-${week.id}`}>
          <h3 id={`week-${week.id}`}>{week.title}</h3>
          <p>{words.days(formatLongDay(week.startsOn), formatLongDay(week.endsOn))}</p>
          <p lang={CONTENT_LANGUAGE}>{week.passages.join(' · ')}</p>
          <PlannedEntries entries={week.entries} />
          <div className={classes.acts}>
            <ActionButton
              variant="default"
              size="sm"
              off={busy}
              aria-label={words.removeOf(week.title)}
              onClick={() => remove.mutate({ id: week.id })}
            >
              {words.remove}
            </ActionButton>
          </div>
        </article>
      ))}
      {removed && (
        <p className={classes.acts}>
          {words.removedOf(removed.title)}
          <ActionButton
            variant="subtle"
            size="sm"
            off={busy}
            onClick={() => {
              const { title, startsOn, endsOn, passages } = removed;
              restore.mutate({ title, startsOn, endsOn, passages });
            }}
          >
            {words.undo}
          </ActionButton>
        </p>
      )}
      <WeekForm />
    </section>
  );
}

function Pins({ pins }: { pins: readonly PinnedEntry[] }) {
  const utils = trpc.useUtils();
  const [removed, setRemoved] = useState<PinnedEntry | null>(null);
  const onError = useTellFailure();
  const unpin = trpc.guidance.review.plans.unpin.useMutation({
    onSuccess: (now, { id }) => {
      setRemoved(pins.find((pin) => pin.id === id) ?? null);
      utils.guidance.review.plans.list.setData(undefined, now);
      showSuccess({ title: words.pinRemoved });
    },
    onError,
  });
  const restore = trpc.guidance.review.plans.pin.useMutation({
    onSuccess: (now) => {
      setRemoved(null);
      utils.guidance.review.plans.list.setData(undefined, now);
    },
    onError,
  });
  const busy = unpin.isPending || restore.isPending;
  return (
    <section className={classes.part} aria-labelledby="pins">
      <h2 id="pins" className={classes.heading}>
        {words.pins}
      </h2>
      <Text c="dimmed">{words.aboutPins}</Text>
      {pins.length === 0 && <p>{words.noPins}</p>}
      <ul className={classes.plans}>
        {pins.map(({ id, entry, title, language, contentType, localDate, pinnedBy }) => (
          <li key={id}>
            <span>
              {formatLongDay(localDate)} · {typeWords[contentType]}:{' '}
              <Link href={reviewHref({ entry })} lang={language}>
                {title}
              </Link>
              {pinnedBy !== null && ` · ${pinnedBy}`}
            </span>
            <ActionButton
              variant="default"
              size="sm"
              off={busy}
              aria-label={words.removeOf(title)}
              onClick={() => unpin.mutate({ id })}
            >
              {words.remove}
            </ActionButton>
          </li>
        ))}
      </ul>
      {removed && (
        <p className={classes.acts}>
          {words.removedOf(removed.title)}
          <ActionButton
            variant="subtle"
            size="sm"
            off={busy}
            onClick={() => restore.mutate({ entry: removed.entry, localDate: removed.localDate })}
          >
            {words.undo}
          </ActionButton>
        </p>
      )}
    </section>
  );
}
