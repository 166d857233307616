import { channelWords } from '#strings/channels/all.ts';
import { typeWords } from '#strings/guidance/content.ts';
import { scheduleWords } from '#strings/schedule/schedule.ts';
import { scheduleLaterWords } from '#strings/schedule/schedule-later.ts';
import type { ScheduleDay, TimeSlot } from '../../../../../shared/schedule.ts';
import { ChangedElsewhere, type Collision } from '../../../../components/forms/changed-elsewhere.tsx';
import { formatClock, formatZone } from '../../../../lib/time/dates.ts';
import { sortSlots } from '../day-slots.ts';
import type { SavedWeek, ScheduleDraft } from '../schedule-values.ts';
import { findCollisions } from './week-edits.ts';

interface WeekConflictProps {
  present: SavedWeek;
  draft: ScheduleDraft;
  saving: boolean;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows the days and the zone that were changed both here and elsewhere, with both versions. */
export function WeekConflict({ present, draft, ...answers }: WeekConflictProps) {
  const { days, zone } = findCollisions(present, draft);
  const collisions: Collision[] = days.map((index) => ({
    name: scheduleWords.days[(present.scheduleData[index] as ScheduleDay).dayOfWeek],
    theirs: describeDay(present.scheduleData[index] as ScheduleDay),
    mine: describeDay(draft.values.scheduleData[index] as ScheduleDay),
  }));
  if (zone)
    collisions.push({
      name: scheduleLaterWords.zone.label,
      theirs: formatZone(present.timezone),
      mine: formatZone(draft.values.timezone),
      // Intl has city names in English only.
      lang: 'en',
    });
  return <ChangedElsewhere conflict={present} collisions={collisions} {...answers} />;
}

function describeDay({ enabled, timeSlots }: ScheduleDay): string {
  if (!enabled) return scheduleWords.restDay;
  if (timeSlots.length === 0) return scheduleWords.noTimes;
  return sortSlots(timeSlots).map(describeSlot).join(', ');
}

function describeSlot({ confirmedFor = [], type, ...time }: TimeSlot): string {
  const slot = `${formatClock(time)} ${typeWords[type]}`;
  const names = confirmedFor.map((method) => channelWords[method].inSentence);
  return names.length > 0 ? scheduleLaterWords.confirmed(slot, names.join(', ')) : slot;
}
