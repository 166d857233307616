import { Box, Text } from '@mantine/core';
import { type SyntheticEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { scheduleWords } from '#strings/schedule/schedule.ts';
import { settingsWords } from '#strings/settings.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { ScheduleDay, TimeSlot } from '../../../../shared/schedule.ts';
import { SaveBar } from '../../../components/forms/save-bar.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { missingHere } from '../../../components/messages/missing-part.tsx';
import { SteadyRows } from '../../../components/tables/steady-rows.tsx';
import type { FieldErrors } from '../../../lib/forms/form-faults.ts';
import { useUnsaved } from '../../../lib/forms/unsaved.ts';
import { showError, showSuccess, showUnreachable } from '../../../lib/notices.ts';
import { useHydrated } from '../../../lib/page/first-look.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { useMember } from '../../auth/member.tsx';
import { ZoneLine } from '../zone/zone-line.tsx';
import { type Arrival, NextArrival } from './next-arrival.tsx';
import { useScheduleSave } from './saving/use-schedule-save.ts';
import { applyWeekEdits, editWeek, keepMine, takeTheirs } from './saving/week-edits.ts';
import { ScheduleDayRow } from './schedule-day.tsx';
import {
  repeatedTimes,
  type SavedWeek,
  type ScheduleDraft,
  type ScheduleValues,
  sameSchedule,
  scheduleDrafts,
} from './schedule-values.ts';
import { copyDay, timesOnOffer } from './slots.ts';
import { summariseWeek } from './week-summary.ts';

const words = scheduleWords;

/** Loads the code that saving needs. The page loads it when a member reaches the form, and saving loads it again. */
export const loadWeekSaving = () => import('./saving/week-saving.ts');
const WeekConflict = lazyPart(async () => ({ default: (await loadWeekSaving()).WeekConflict }), {
  missing: missingHere,
});

interface ScheduleFormProps {
  saved: SavedWeek;
  next: Arrival | null;
  /** The channels with hours that the member has switched on. */
  methods: readonly AlertMethod[];
}

/** The week as it is edited: kept while the member wanders, and sent only by Save Schedule. */
export function ScheduleForm({ saved, next, methods }: ScheduleFormProps) {
  const { account } = useMember();
  const hydrated = useHydrated();
  const [found] = useState(() => (hydrated ? scheduleDrafts.read(account.id) : null));
  const [draft, setDraft] = useState(found);
  const values = applyWeekEdits(saved, draft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const asking = useRef(false);
  // As they stand when an answer comes, which may be after another change.
  const current = useRef(draft);
  current.current = draft;
  const sent = useRef<ScheduleDraft | null>(null);
  const dirty = draft !== null && !sameSchedule(values, saved);
  // The week as it is saved now, where it was changed elsewhere.
  const [present, setPresent] = useState<SavedWeek | null>(null);
  if (!dirty && (draft !== null || present !== null)) {
    setDraft(null);
    setPresent(null);
  }
  useEffect(() => {
    // A page that was drawn elsewhere does not know yet what is kept here.
    if (hydrated) scheduleDrafts.keep(account.id, draft);
  }, [hydrated, account.id, draft]);

  // Two equal times are told as soon as they stand there; the rest is the server's to say.
  const problems = useMemo(() => ({ ...errors, ...repeatedTimes(values, words.sameTime) }), [errors, values]);
  // A stored odd minute stays on offer, also after another time was tried in its place.
  const times = useMemo(() => timesOnOffer([saved, values].flatMap(allSlots)), [saved, values]);

  const save = useScheduleSave({
    onSaved: (fresh) => {
      setPresent(null);
      // Changes that were made during the save stay unsaved.
      const { current: now } = current;
      setDraft(now === sent.current || now === null ? null : editWeek(fresh, null, applyWeekEdits(fresh, now)));
      showSuccess(words.saved);
    },
    onChangedElsewhere: setPresent,
    onError: (error) => {
      void loadWeekSaving().then((saving) => saving.placeRefusal(error, setErrors));
      showError(words.failed);
    },
  });

  const change = (changed: Partial<ScheduleValues>) => {
    setErrors({});
    setPresent(null);
    setDraft(editWeek(saved, draft, changed));
  };
  const changeDay = (day: ScheduleDay) =>
    change({
      scheduleData: values.scheduleData.map((other) => (other.dayOfWeek === day.dayOfWeek ? day : other)),
    });
  const send = async (made: ScheduleDraft | null) => {
    // Pressed twice while that comes is pressed once.
    if (asking.current || !made) return;
    asking.current = true;
    const saving = await loadWeekSaving().catch(showUnreachable);
    asking.current = false;
    if (!saving?.checkWeek(applyWeekEdits(saved, made), setErrors)) return;
    sent.current = made;
    save.save(made);
  };
  const replaceDraft = (next: ScheduleDraft | null) => {
    setErrors({});
    setPresent(null);
    setDraft(next);
  };
  const summary = summariseWeek(values.scheduleData);
  const formId = useId();
  useUnsaved({
    formId,
    title: settingsWords.schedule,
    headingId: 'weekly-schedule',
    dirty,
    saving: save.isPending,
    fromBefore: found !== null && draft === found,
    onDiscard: () => replaceDraft(null),
  });

  return (
    <form
      id={formId}
      // Some browsers would put back what stood there before a reload.
      autoComplete="off"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void send(draft);
      }}
    >
      <Text c="dimmed" lh={1.6} mt="0.375rem">
        {summary}
        {next && <NextArrival next={next} timeZone={saved.timezone} asSaved={dirty} />}
      </Text>
      {/* The sentence above may take another line, and the notes of copied days go once they are saved. */}
      <SteadyRows rows={`${dirty} ${summary}`}>
        <Box component="ul" mt="lg">
          {values.scheduleData.map((day, index) => (
            <ScheduleDayRow
              key={day.dayOfWeek}
              day={day}
              times={times}
              methods={methods}
              path={`scheduleData.${index}`}
              problems={problems}
              dirty={dirty}
              onChange={changeDay}
              onCopy={(to) => change({ scheduleData: copyDay(values.scheduleData, day, to) })}
            />
          ))}
        </Box>
        <ZoneLine value={values.timezone} error={problems.timezone} onChange={(timezone) => change({ timezone })} />
        {present && draft && dirty && (
          <WeekConflict
            present={present}
            draft={draft}
            saving={save.isPending}
            onKeep={() => {
              const mine = keepMine(present, draft);
              setDraft(mine);
              void send(mine);
            }}
            onTake={() =>
              focusAfter(() => replaceDraft(takeTheirs(present, draft)), 'weekly-schedule', { preventScroll: true })
            }
          />
        )}
        <div data-row>
          <SaveBar dirty={dirty} saving={save.isPending} save={words.save} />
        </div>
      </SteadyRows>
    </form>
  );
}

function allSlots({ scheduleData }: ScheduleValues): TimeSlot[] {
  return scheduleData.flatMap((day) => day.timeSlots);
}
