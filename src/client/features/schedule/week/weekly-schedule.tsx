import { useState } from 'react';
import { scheduleWords as words } from '#strings/schedule/schedule.ts';
import { METHODS_WITH_HOURS } from '../../../../shared/channels/hours.ts';
import { DAYS_OF_WEEK } from '../../../../shared/schedule/schedule-limits.ts';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { Bar, SkeletonStack } from '../../../components/loading/skeletons.tsx';
import { useHydrated } from '../../../lib/page/use-hydrated.ts';
import { browserTimeZone } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import dayClasses from './schedule-day.module.css';
import { ScheduleForm } from './schedule-form.tsx';
import { scheduleDrafts, toScheduleValues } from './schedule-values.ts';

/** Loads and shows the form of the member's week. */
export function WeeklySchedule() {
  const { account } = useMember();
  const week = trpc.schedule.get.useQuery({ userId: account.id });
  const { data: coming } = trpc.schedule.upcoming.useQuery({ userId: account.id, limit: 1 });
  const { data: preferences } = trpc.alerts.getPreferences.useQuery({ userId: account.id });
  const hydrated = useHydrated();
  const zone = hydrated ? browserTimeZone() : 'UTC';
  const saved = week.data && toScheduleValues(week.data, zone);
  // After hydration the form resets if the browser has a draft, or another time zone for a week without times.
  const [form, setForm] = useState({ hydrated: false, isReset: false });
  if (form.hydrated !== hydrated) {
    const zoneDiffers = saved !== undefined && saved.timezone !== week.data?.[0]?.timezone;
    setForm({ hydrated, isReset: zoneDiffers || scheduleDrafts.read(account.id) !== null });
  }
  const methods = METHODS_WITH_HOURS.filter((method) => preferences?.alertMethods.includes(method));
  return saved ? (
    <ScheduleForm key={String(form.isReset)} saved={saved} next={coming?.upcoming[0] ?? null} methods={methods} />
  ) : (
    <QueryPlaceholder query={week} loading={<WeekSkeleton />} message={words.unreachable} />
  );
}

/** The skeleton of the week. */
export function WeekSkeleton() {
  return (
    <SkeletonStack gap={0} mt="sm" pb="lg">
      <Bar />
      <Bar w="60%" my="sm" />
      {DAYS_OF_WEEK.map((day) => (
        <div key={day} className={dayClasses.day}>
          <Bar h="1.5rem" w="8rem" />
          <Bar h="3rem" maw="24rem" />
          <Bar h="2rem" maw="24rem" />
        </div>
      ))}
    </SkeletonStack>
  );
}
