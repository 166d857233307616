import { partSummaries as words } from '#strings/settings.ts';
import { currentLanguage, LANGUAGES } from '../../lib/language.ts';
import { formatDay, localDateOf } from '../../lib/time/dates.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { trpc } from '../../trpc.ts';
import { formatWhen, typeWithArticle } from '../guidance/dashboard/next-entry-words.ts';
import { useMember } from '../member/member-context.tsx';
import { useMemberZone } from '../member/use-member-zone.ts';

// The summary in each part's row: its state where the page knows it, else what is in it.

export function WeekPartSummary() {
  const { account } = useMember();
  const zone = useMemberZone();
  const now = useNow();
  const { data } = trpc.schedule.upcoming.useQuery({ userId: account.id, limit: 1 });
  const next = data?.upcoming[0];
  return next ? words.next(typeWithArticle(next.contentType), formatWhen(next.scheduledTime, now, zone)) : words.week;
}

export function AlertsPartSummary() {
  const { account } = useMember();
  const { data } = trpc.alerts.getPreferences.useQuery({ userId: account.id });
  if (!data) return words.alerts;
  const on = data.methods.filter(({ method }) => data.alertMethods.includes(method));
  return on.some(({ state }) => state === 'needs_verification') ? words.unverified : words.on(on.length);
}

export function PausePartSummary() {
  const { account } = useMember();
  const zone = useMemberZone();
  const { data } = trpc.schedule.pauses.view.useQuery({ userId: account.id });
  return data?.pausedUntil ? words.paused(formatDay(localDateOf(data.pausedUntil, zone))) : words.pause;
}

export function LanguagePartSummary() {
  return LANGUAGES.find(({ code }) => code === currentLanguage)?.name;
}

export function AccountPartSummary() {
  return useMember().account.email;
}
