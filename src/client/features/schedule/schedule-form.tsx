import { lazy, Suspense, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { scheduleWords } from '#strings/schedule.ts';
import type { ScheduleDay, TimeSlot } from '../../../shared/schedule.ts';
import { SaveBar } from '../../components/save-bar.tsx';
import { useTakenOver } from '../../lib/first-look.ts';
import type { FieldErrors } from '../../lib/form-faults.ts';
import { showError, showSuccess, showUnreachable } from '../../lib/notices.ts';
import { useMember } from '../auth/member.tsx';
import type { Arrival } from './next-arrival.tsx';
import { NextArrival } from './next-arrival.tsx';
import { ScheduleDayRow } from './schedule-day.tsx';
import classes from './schedule-form.module.css';
import { repeatedTimes, type ScheduleValues, sameSchedule, scheduleDrafts } from './schedule-values.ts';
import { copyDay, timesOnOffer } from './slots.ts';
import { useScheduleSave } from './use-schedule-save.ts';
import { summariseWeek } from './week-summary.ts';
import { ZoneLine } from './zone-line.tsx';

const words = scheduleWords;

/** What saving needs: the page fetches it when somebody turns to it, and saving asks for it again. */
export const loadWeekSaving = () => import('./week-saving.ts');
const ScheduleConflict = lazy(async () => ({ default: (await loadWeekSaving()).ScheduleConflict }));

/** The week as it is edited: kept while the member wanders, and sent only by Save Schedule. */
export function ScheduleForm({ saved, next }: { saved: ScheduleValues; next: Arrival | null }) {
  const { account } = useMember();
  const takenOver = useTakenOver();
  const [draft] = useState(() => (takenOver ? scheduleDrafts.read(account.id) : null));
  const [values, setValues] = useState(draft?.values ?? saved);
  // The saved week that the changes were begun on.
  const [base, setBase] = useState(draft?.base ?? saved);
  const [errors, setErrors] = useState<FieldErrors>({});
  const asking = useRef(false);
  // As they stand when an answer comes, which may be after another change.
  const current = useRef(values);
  current.current = values;
  const dirty = !sameSchedule(values, saved);
  const [conflict, setConflict] = useState(false);
  const conflictPlace = useRef<HTMLDivElement>(null);
  if (!dirty && (base !== saved || conflict)) {
    setBase(saved);
    setConflict(false);
  }
  useEffect(() => {
    // A page that was drawn elsewhere does not know yet what is kept here.
    if (takenOver) scheduleDrafts.keep(account.id, dirty ? { values, base } : null);
  }, [takenOver, account.id, dirty, values, base]);

  // Two equal times are told as soon as they stand there; the rest is the server's to say.
  const problems = useMemo(() => ({ ...errors, ...repeatedTimes(values, words.sameTime) }), [errors, values]);
  // A stored odd minute stays on offer, also after another time was tried in its place.
  const times = useMemo(() => timesOnOffer([saved, values].flatMap(allSlots)), [saved, values]);

  const save = useScheduleSave({
    onSaved: (fresh, sent) => {
      setBase(fresh);
      setConflict(false);
      // Whatever was changed while it was being saved stays, and is not saved yet.
      if (sameSchedule(current.current, sent)) setValues(fresh);
      showSuccess(words.saved);
    },
    onChangedElsewhere: (theirs) => {
      // Changed alike in both places.
      if (sameSchedule(current.current, theirs)) return showSuccess(words.saved);
      setConflict(true);
      conflictPlace.current?.focus();
    },
    onError: (error) => {
      void loadWeekSaving().then((saving) => saving.placeRefusal(error, setErrors));
      showError(words.failed);
    },
  });

  const change = (changed: Partial<ScheduleValues>) => {
    setErrors({});
    setValues({ ...values, ...changed });
  };
  const changeDay = (day: ScheduleDay) =>
    change({
      scheduleData: values.scheduleData.map((other) => (other.dayOfWeek === day.dayOfWeek ? day : other)),
    });
  const send = async (over: ScheduleValues | null) => {
    // Pressed twice while that comes is pressed once.
    if (asking.current) return;
    asking.current = true;
    const saving = await loadWeekSaving().catch(showUnreachable);
    asking.current = false;
    const week = saving?.checkWeek(values, setErrors);
    if (week) save.mutate({ week, over });
  };
  const load = () => {
    flushSync(() => {
      change(saved);
    });
    document.getElementById('weekly-schedule')?.focus({ preventScroll: true });
  };

  return (
    <form
      method="post"
      // Some browsers would put back what stood there before a reload.
      autoComplete="off"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void send(base);
      }}
    >
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
      {conflict && dirty && (
        <Suspense>
          <ScheduleConflict
            place={conflictPlace}
            saving={save.isPending}
            onLoad={load}
            onSaveAnyway={() => void send(null)}
          />
        </Suspense>
      )}
      <SaveBar
        dirty={dirty}
        saving={save.isPending}
        save={words.save}
        fromBefore={draft !== null && sameSchedule(values, draft.values)}
        onDiscard={load}
      />
    </form>
  );
}

function allSlots({ scheduleData }: ScheduleValues): TimeSlot[] {
  return scheduleData.flatMap((day) => day.timeSlots);
}
