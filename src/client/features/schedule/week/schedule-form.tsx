import { Box, Text } from '@mantine/core';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { scheduleWords as words } from '#strings/schedule/schedule.ts';
import { settingsWords } from '#strings/settings.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { ScheduleDay, TimeSlot } from '../../../../shared/schedule.ts';
import { FormActions } from '../../../components/forms/form-actions.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { ScrollAnchoredRows } from '../../../components/tables/scroll-anchored-rows.tsx';
import type { FieldErrors } from '../../../lib/forms/form-errors.ts';
import { useUnsavedChanges } from '../../../lib/forms/unsaved-changes.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { useHydrated } from '../../../lib/page/use-hydrated.ts';
import { listTimes } from '../../../lib/time/time-options.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { showError, showSuccess, showUnreachable } from '../../../lib/toasts.ts';
import { formatWhen, typeWithArticle } from '../../guidance/dashboard/next-entry-words.ts';
import { useMember } from '../../member/member-context.tsx';
import { ZoneLine } from '../zone/zone-line.tsx';
import { copyDay } from './day-slots.ts';
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
import { summariseWeek } from './week-summary.ts';

/** Loads the code that saves the week. The page preloads it, and saving awaits it. */
export const loadWeekSaving = () => import('./saving/week-saving.ts');
const WeekConflict = lazyPart(async () => ({ default: (await loadWeekSaving()).WeekConflict }), {
  fallback: partFallback,
});

interface ScheduleFormProps {
  saved: SavedWeek;
  next: UpcomingEntry | null;
  /** The channels with hours that the member has switched on. */
  methods: readonly AlertMethod[];
}

/** The form of the week. Edits survive leaving the page; only Save Schedule sends them. */
export function ScheduleForm({ saved, next, methods }: ScheduleFormProps) {
  const { account } = useMember();
  const hydrated = useHydrated();
  const [restored] = useState(() => (hydrated ? scheduleDrafts.read(account.id) : null));
  const [draft, setDraft] = useState(restored);
  const values = applyWeekEdits(saved, draft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const isLoading = useRef(false);
  const sentDraft = useRef<ScheduleDraft | null>(null);
  const dirty = draft !== null && !sameSchedule(values, saved);
  // The present week on the server, after a conflict.
  const [present, setPresent] = useState<SavedWeek | null>(null);
  if (!dirty && (draft !== null || present !== null)) {
    setDraft(null);
    setPresent(null);
  }
  useEffect(() => {
    // Before hydration the stored draft has not been read, so do not overwrite it.
    if (hydrated) scheduleDrafts.write(account.id, draft);
  }, [hydrated, account.id, draft]);

  // Equal times show an error at once. All other errors come from a save.
  const problems = { ...errors, ...repeatedTimes(values, words.sameTime) };
  // A saved time that is not on the half hour stays in the list after the member chooses another.
  const times = listTimes([saved, values].flatMap(allSlots));

  const save = useScheduleSave({
    onSaved: (fresh) => {
      setPresent(null);
      // Changes made during the request stay unsaved.
      setDraft((latest) =>
        latest === sentDraft.current || latest === null ? null : editWeek(fresh, null, applyWeekEdits(fresh, latest)),
      );
      showSuccess(words.saved);
    },
    onChangedElsewhere: setPresent,
    onError: (error) => {
      void loadWeekSaving().then((saving) => saving.showServerErrors(error, setErrors));
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
  const send = async (next: ScheduleDraft | null) => {
    // Ignore a second press while the chunk loads.
    if (isLoading.current || !next) return;
    isLoading.current = true;
    const checked = await loadWeekSaving()
      .then(({ checkWeek }) => checkWeek(applyWeekEdits(saved, next), setErrors))
      .catch(showUnreachable);
    isLoading.current = false;
    if (!checked) return;
    sentDraft.current = next;
    save.save(next);
  };
  const replaceDraft = (next: ScheduleDraft | null) => {
    setErrors({});
    setPresent(null);
    setDraft(next);
  };
  const summary = summariseWeek(values.scheduleData);
  const formId = useId();
  useUnsavedChanges({
    formId,
    title: settingsWords.schedule,
    headingId: 'weekly-schedule',
    dirty,
    saving: save.isPending,
    isRestored: restored !== null && draft === restored,
    onDiscard: () => replaceDraft(null),
  });

  return (
    <form
      id={formId}
      // Some browsers restore the values from before a reload.
      autoComplete="off"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void send(draft);
      }}
    >
      <Text c="dimmed" lh={1.6} mt="0.375rem">
        {summary}
        {next && <NextEntry next={next} timeZone={saved.timezone} asSaved={dirty} />}
      </Text>
      {/* The rows keep their position when the sentence above gets another line or a save removes the notes of copied days. */}
      <ScrollAnchoredRows rows={`${dirty} ${summary}`}>
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
          <FormActions dirty={dirty} saving={save.isPending} save={words.save} />
        </div>
      </ScrollAnchoredRows>
    </form>
  );
}

function allSlots({ scheduleData }: ScheduleValues): TimeSlot[] {
  return scheduleData.flatMap((day) => day.timeSlots);
}

interface UpcomingEntry {
  contentType: ContentType;
  scheduledTime: Date;
}

interface NextEntryProps {
  next: UpcomingEntry;
  timeZone: string;
  /** True when the week on the screen has unsaved changes, which the next entry does not include. */
  asSaved: boolean;
}

/** Shows the next entry of the saved week. */
function NextEntry({ next, timeZone, asSaved }: NextEntryProps) {
  const now = useNow();
  return (
    <Text span display="block">
      {asSaved ? words.nextAsSaved : words.next}{' '}
      <Text component="strong" c="bright" fw={600}>
        {words.nextIs(typeWithArticle(next.contentType), formatWhen(next.scheduledTime, now, timeZone))}
      </Text>
    </Text>
  );
}
