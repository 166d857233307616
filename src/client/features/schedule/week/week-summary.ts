import { listWords } from '#strings/locale.ts';
import { scheduleWords } from '#strings/schedule/schedule.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { CONTENT_TYPES } from '../../../../shared/guidance/content-types.ts';
import { DAYS_OF_WEEK } from '../../../../shared/schedule/schedule-limits.ts';
import type { ScheduleDay } from '../../../../shared/schedule.ts';
import { sortSlots } from './day-slots.ts';

const words = scheduleWords.summary;

type PartOfDay = keyof typeof words.parts.one;

// A sentence with more parts is too long to read.
const MAX_PARTS = 5;

/** Describes a week in one sentence, in the order of its days. Days that are off are left out. */
export function summariseWeek(week: readonly ScheduleDay[]): string {
  const on = week.filter((day) => day.enabled && day.timeSlots.length > 0);
  const count = on.reduce((sum, day) => sum + day.timeSlots.length, 0);
  if (count === 0) return words.none;
  const times = count === 1 ? words.once : count === 2 ? words.twice : words.times(inWords(count));
  const types = CONTENT_TYPES.map((type) => ({ type, parts: partsOfType(on, type) })).filter(
    ({ parts }) => parts.length,
  );
  if (types.flatMap(({ parts }) => parts).length > MAX_PARTS)
    return words.whole(times, words.overview(inWords(on.length), listWords(types.map(({ type }) => words.many[type]))));
  const inOrder = types.toSorted((one, other) => firstDay(one.parts) - firstDay(other.parts));
  const phrases = inOrder.map(({ type, parts: [first, ...others] }) => {
    const name = first?.single && others.length === 0 ? words.one[type] : words.many[type];
    return `${name} ${listWords([first, ...others].map((part) => part?.when ?? ''))}`;
  });
  return words.whole(times, phrases.join(words.comma));
}

interface Part {
  /** `on weekday mornings`. */
  when: string;
  single: boolean;
  /** The first day of the week in this part; 0 is Monday. */
  firstDay: number;
}

const firstDay = ([first]: Part[]) => first?.firstDay ?? 0;

/** Returns when a week has one type: a part for each set of days, sorted by their first days. */
function partsOfType(on: readonly ScheduleDay[], type: ContentType): Part[] {
  const daysByPart = new Map<PartOfDay, number[]>();
  for (const day of on)
    for (const slot of sortSlots(day.timeSlots)) {
      if (slot.type !== type) continue;
      const part = partOfDay(slot.hour);
      const days = [...(daysByPart.get(part) ?? []), DAYS_OF_WEEK.indexOf(day.dayOfWeek)];
      daysByPart.set(part, days.sort());
    }
  // Join mornings and evenings of the same days.
  const partsByDays = new Map<string, PartOfDay[]>();
  for (const part of Object.keys(words.parts.one) as PartOfDay[]) {
    const days = daysByPart.get(part)?.join();
    if (days) partsByDays.set(days, [...(partsByDays.get(days) ?? []), part]);
  }
  const parts = [...partsByDays].map(([key, parts]) => {
    const slots = key.split(',').map(Number);
    // Two slots on one morning count twice, but the day is named once.
    const single = slots.length === 1 && parts.length === 1;
    return { when: describeDays([...new Set(slots)], parts), single, firstDay: Math.min(...slots) };
  });
  return parts.sort((one, other) => one.firstDay - other.firstDay);
}

function describeDays(days: number[], parts: PartOfDay[]): string {
  const one = listWords(parts.map((part) => words.parts.one[part]));
  const many = listWords(parts.map((part) => words.parts.many[part]));
  const names = (indices: number[]) => listWords(indices.map((index) => scheduleWords.days[dayAt(index)]));
  const missing = DAYS_OF_WEEK.map((_, index) => index).filter((index) => !days.includes(index));
  if (missing.length === 0) return words.every(one);
  if (days.join() === '0,1,2,3,4') return words.weekdays(many);
  if (days.join() === '5,6') return words.weekends(many);
  if (missing.length <= 2) return words.everyExcept(one, names(missing));
  return words.onDays(names(days), days.length === 1 ? one : many);
}

function dayAt(index: number) {
  return DAYS_OF_WEEK[index] ?? 'monday';
}

/** Returns the part of the day for an hour (0–23), as a schedule names it: 3 AM is "in the morning". */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'morning';
  if (hour < 17) return 'afternoon';
  return hour < 21 ? 'evening' : 'night';
}

function inWords(count: number): string {
  return words.numbers[count] ?? String(count);
}
