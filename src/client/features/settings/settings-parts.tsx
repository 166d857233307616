import {
  IconBellRinging,
  IconBook2,
  IconCalendarWeek,
  IconDatabaseExport,
  IconFileCheck,
  IconKey,
  IconLanguage,
  IconPlayerPause,
  IconSend,
  IconShieldLock,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { partSummaries, settingsWords } from '#strings/settings.ts';
import { type LazyPart, lazyPart } from '../../components/loading/lazy-part.tsx';
import { LoadFailed } from '../../components/messages/load-failed.tsx';
import { currentLanguage, LANGUAGES } from '../../lib/language.ts';
import { formatDay, localDateOf } from '../../lib/time/dates.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { trpc } from '../../trpc.ts';
import { MAIL_ANCHOR } from '../alerts/mail/mail-anchor.ts';
import { formatWhen, typeWithArticle } from '../guidance/dashboard/next-entry-words.ts';
import { CHANGE_EMAIL } from '../member/change-email.ts';
import { useMember } from '../member/member-context.tsx';
import { useMemberZone } from '../member/use-member-zone.ts';
import { WeeklySchedule } from '../schedule/week/weekly-schedule.tsx';

interface BodyProps {
  /** Shown until the part has loaded. */
  placeholder: ReactNode;
}

/** One part of Settings. */
export interface SettingsPart {
  /** The anchor. Mails and banners link to it, as in `/settings#alerts`. */
  id: string;
  title: string;
  icon: TablerIcon;
  /** The summary in its row on a phone. */
  Summary: ComponentType;
  /** The anchors inside it. */
  innerAnchors?: readonly string[];
  Body: ComponentType<BodyProps> & Partial<Pick<LazyPart<BodyProps>, 'preload'>>;
  /** The expected height of a part that loads later, in rem: on a phone of 390 px, and in the column of 640. */
  heights?: readonly [phone: number, column: number];
}

const words = settingsWords;
const TRANSLATION = 'translation';

type PartName = Exclude<keyof typeof words & string, 'parts' | 'schedule' | 'mail'>;
type LoadBody = () => Promise<{ default: (props: BodyProps) => ReactNode }>;

/** A part in a chunk of its own. */
function part(
  id: PartName,
  icon: TablerIcon,
  summary: string | ComponentType,
  heights: SettingsPart['heights'],
  load: LoadBody,
): SettingsPart {
  const Body = lazyPart<BodyProps>(load, {
    loading: ({ placeholder }) => placeholder,
    fallback: (_props, onRetry) => <LoadFailed error={null} onRetry={onRetry} />,
  });
  return { id, title: words[id], icon, Summary: typeof summary === 'string' ? () => summary : summary, Body, heights };
}

const WEEK: SettingsPart = {
  id: 'weekly-schedule',
  title: words.schedule,
  icon: IconCalendarWeek,
  Summary: WeekPartSummary,
  Body: WeeklySchedule,
};

/** The parts in order, the most used first. On a phone each group is a list of its own. */
const GROUPS: readonly (readonly SettingsPart[])[] = [
  [
    WEEK,
    {
      ...part(
        'alerts',
        IconBellRinging,
        AlertsPartSummary,
        [65, 50.5],
        () => import('../alerts/preferences/alert-preferences.tsx'),
      ),
      innerAnchors: [MAIL_ANCHOR],
    },
    part('pause', IconPlayerPause, PausePartSummary, [41, 29.5], () => import('../schedule/pause/pause-part.tsx')),
    part('sent', IconSend, partSummaries.sent, [40, 40], () => import('../alerts/slot-history/slot-history-part.tsx')),
  ],
  [
    ...(LANGUAGES.length > 1
      ? [part('language', IconLanguage, LanguagePartSummary, [16.5, 12.75], () => import('./language-part.tsx'))]
      : []),
    part(
      TRANSLATION,
      IconBook2,
      partSummaries.translation,
      [34, 28],
      () => import('../guidance/translation/translation-part.tsx'),
    ),
  ],
  [
    part(
      'privacy',
      IconFileCheck,
      partSummaries.privacy,
      [51.75, 31.75],
      () => import('../consent/privacy-consent.tsx'),
    ),
    {
      ...part(
        'account',
        IconUser,
        AccountPartSummary,
        [24.25, 24.25],
        () => import('../auth/account/account-part.tsx'),
      ),
      innerAnchors: [CHANGE_EMAIL],
    },
    part(
      'safety',
      IconShieldLock,
      partSummaries.safety,
      [34.25, 30],
      () => import('../auth/security/security-part.tsx'),
    ),
    part('tokens', IconKey, partSummaries.tokens, [15, 13.5], () => import('../auth/tokens/tokens-part.tsx')),
    part(
      'data',
      IconDatabaseExport,
      partSummaries.data,
      [43.75, 34.5],
      () => import('../auth/account/account-data-part.tsx'),
    ),
  ],
];

/** The parts that a member has: by group, and all of them in order. */
export interface MembersParts {
  groups: readonly (readonly SettingsPart[])[];
  all: readonly SettingsPart[];
}

function partsOf(every: typeof GROUPS): MembersParts {
  const groups = every.filter((group) => group.length > 0);
  const all = groups.flat();
  return { groups, all };
}

/** Every part, for members who can choose a Bible translation. */
export const EVERY_PART = partsOf(GROUPS);
const WITHOUT_TRANSLATION = partsOf(GROUPS.map((group) => group.filter(({ id }) => id !== TRANSLATION)));

/**
 * Returns the parts that the member has. The translation part is shown only if the member can choose a translation. Once
 * shown, it stays until the page unmounts, even if the member's own press removes the choice.
 */
export function useSettingsParts(): MembersParts {
  const { choosesTranslation } = useMember().account;
  const [isShown, setShown] = useState(choosesTranslation);
  if (choosesTranslation && !isShown) setShown(true);
  return isShown || choosesTranslation ? EVERY_PART : WITHOUT_TRANSLATION;
}

// The summary in each part's row: its state if the page knows it, else its contents.

function WeekPartSummary() {
  const { account } = useMember();
  const zone = useMemberZone();
  const now = useNow();
  const { data } = trpc.schedule.upcoming.useQuery({ userId: account.id, limit: 1 });
  const next = data?.upcoming[0];
  return next
    ? partSummaries.next(typeWithArticle(next.contentType), formatWhen(next.scheduledTime, now, zone))
    : partSummaries.week;
}

function AlertsPartSummary() {
  const { account } = useMember();
  const { data } = trpc.alerts.getPreferences.useQuery({ userId: account.id });
  if (!data) return partSummaries.alerts;
  const on = data.methods.filter(({ method }) => data.alertMethods.includes(method));
  return on.some(({ state }) => state === 'needs_verification')
    ? partSummaries.unverified
    : partSummaries.on(on.length);
}

function PausePartSummary() {
  const { account } = useMember();
  const zone = useMemberZone();
  const { data } = trpc.schedule.pauses.view.useQuery({ userId: account.id });
  if (!data) return partSummaries.pause;
  const { pausedUntil } = data;
  return pausedUntil ? partSummaries.paused(formatDay(localDateOf(pausedUntil, zone))) : partSummaries.notPaused;
}

function LanguagePartSummary() {
  return LANGUAGES.find(({ code }) => code === currentLanguage)?.name;
}

function AccountPartSummary() {
  return useMember().account.email;
}
