import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { scheduleWords } from '#strings/schedule.ts';
import type { ScheduleDay, TimeSlot } from '../../../shared/schedule.ts';
import { SaveBar } from '../../components/save-bar.tsx';
import { useFaults } from '../../lib/form-faults.ts';
import { showError, showSuccess } from '../../lib/notices.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import type { Arrival } from './next-arrival.tsx';
import { NextArrival } from './next-arrival.tsx';
import { ScheduleDayRow } from './schedule-day.tsx';
import classes from './schedule-form.module.css';
import {
  repeatedTimes,
  type ScheduleValues,
  sameSchedule,
  scheduleDrafts,
  toScheduleValues,
} from './schedule-values.ts';
import { copyDay, timesOnOffer } from './slots.ts';
import { summariseWeek } from './week-summary.ts';
import { ZoneLine } from './zone-line.tsx';

const words = scheduleWords;

/** The week as it is edited: kept while the member wanders, and sent only by Save Schedule. */
export function ScheduleForm({ saved, next }: { saved: ScheduleValues; next: Arrival | null }) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const [draft] = useState(() => scheduleDrafts.read(account.id));
  const [values, setValues] = useState(draft ?? saved);
  const faults = useFaults(async () => (await import('../../../shared/schedule.ts')).scheduleBody, {
    name: 'schedule',
    fields: ['scheduleData', 'timezone'],
  });
  // As they stand when an answer comes, which may be after another change.
  const current = useRef(values);
  current.current = values;
  const dirty = !sameSchedule(values, saved);
  useEffect(() => scheduleDrafts.keep(account.id, dirty ? values : null), [account.id, dirty, values]);

  // Two equal times are told as soon as they stand there; the rest is the server's to say.
  const problems = useMemo(
    () => ({ ...faults.errors, ...repeatedTimes(values, words.sameTime) }),
    [faults.errors, values],
  );
  // A stored odd minute stays on offer, also after another time was tried in its place.
  const times = useMemo(() => timesOnOffer([saved, values].flatMap(allSlots)), [saved, values]);

  const save = trpc.schedule.save.useMutation({
    onSuccess: ({ days }, sent) => {
      const fresh = toScheduleValues(days, sent.timezone ?? 'UTC');
      utils.schedule.get.setData({ userId: account.id }, days);
      // Whatever was changed while it was being saved stays, and is not saved yet.
      if (sameSchedule(current.current, sent as ScheduleValues)) setValues(fresh);
      void utils.schedule.upcoming.invalidate();
      void utils.guidance.dashboard.invalidate();
      showSuccess(words.saved);
    },
    onError: (error) => {
      faults.placeServerErrors(error);
      showError(words.failed);
    },
  });

  const change = (changed: Partial<ScheduleValues>) => {
    faults.clear();
    setValues({ ...values, ...changed });
  };
  const changeDay = (day: ScheduleDay) =>
    change({
      scheduleData: values.scheduleData.map((other) => (other.dayOfWeek === day.dayOfWeek ? day : other)),
    });
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const parsed = await faults.check(values);
    if (parsed) save.mutate({ userId: account.id, ...parsed });
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <p className={classes.summary}>
        {summariseWeek(values.scheduleData)}
        {next && <NextArrival next={next} timeZone={saved.timezone} asSaved={dirty} />}
      </p>
      <ul className={classes.days}>
        {values.scheduleData.map((day, index) => (
          <ScheduleDayRow
            key={day.dayOfWeek}
            day={day}
            times={times}
            path={`scheduleData.${index}`}
            problems={problems}
            dirty={dirty}
            onChange={changeDay}
            onCopy={(to) => change({ scheduleData: copyDay(values.scheduleData, day, to) })}
          />
        ))}
      </ul>
      <ZoneLine value={values.timezone} error={problems.timezone} onChange={(timezone) => change({ timezone })} />
      <SaveBar
        dirty={dirty}
        saving={save.isPending}
        save={words.save}
        fromBefore={draft !== null && sameSchedule(values, draft)}
        onDiscard={() => {
          flushSync(() => {
            change(saved);
          });
          document.getElementById('weekly-schedule')?.focus({ preventScroll: true });
        }}
      />
    </form>
  );
}

function allSlots({ scheduleData }: ScheduleValues): TimeSlot[] {
  return scheduleData.flatMap((day) => day.timeSlots);
}
