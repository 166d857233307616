import { type ReactNode, useState } from 'react';
import { settingsWords } from '#strings/settings.ts';
import { type LazyPart, lazyPart } from '../../components/loading/lazy-part.tsx';
import { LoadFailed } from '../../components/messages/load-failed.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { LANGUAGES } from '../../lib/language.ts';
import { useMember } from '../auth/member.tsx';

interface BodyProps {
  /** Shown until the part has loaded. */
  placeholder: ReactNode;
}

/** One part of Settings. */
export interface SettingsPart {
  /** The anchor. Mails and banners link to it, as in `/settings#alerts`. */
  id: string;
  title: string;
  Body: LazyPart<BodyProps>;
  /** The expected heights of the part in rem, 390 px wide on a phone and 640 px wide in the column. */
  heights: readonly [phone: number, column: number];
}

const words = settingsWords;
const TRANSLATION = 'translation';

type LoadBody = () => Promise<{ default: (props: BodyProps) => ReactNode }>;

function part(id: string, title: string, heights: SettingsPart['heights'], load: LoadBody): SettingsPart {
  const Body = lazyPart<BodyProps>(load, {
    loading: ({ placeholder }) => placeholder,
    fallback: (_props, onRetry) => (
      <SectionCard id={id} title={title}>
        <LoadFailed error={null} onRetry={onRetry} />
      </SectionCard>
    ),
  });
  return { id, title, Body, heights };
}

/** The parts below the week, in order. Each has its own chunk. */
const LATER_PARTS: readonly SettingsPart[] = [
  part('alerts', words.alerts, [65, 50.5], async () => ({
    default: (await import('../alerts/preferences/alert-preferences.tsx')).AlertPreferences,
  })),
  part('pause', words.pause, [30.5, 23.75], () => import('../schedule/pause/pause-part.tsx')),
  part('sent', words.sent, [40, 40], () => import('../alerts/slots/slots-part.tsx')),
  ...(LANGUAGES.length > 1
    ? [part('language', words.language, [16.5, 12.75], () => import('./language-part.tsx'))]
    : []),
  part(TRANSLATION, words.translation, [34, 28], () => import('../guidance/translation/translation-part.tsx')),
  part('privacy', words.privacy, [51.75, 31.75], async () => ({
    default: (await import('../consent/privacy-consent.tsx')).PrivacyConsent,
  })),
  part('account', words.account, [24.25, 24.25], () => import('../auth/account/account-part.tsx')),
  part('safety', words.safety, [34.25, 30], () => import('../auth/safety/safety-part.tsx')),
  part('tokens', words.tokens, [15, 13.5], () => import('../auth/tokens/tokens-part.tsx')),
  part('data', words.data, [43.75, 34.5], () => import('../auth/account/data-part.tsx')),
];

/** The parts that a member has: all of them, for the list of links, and those below the week. */
interface MembersParts {
  all: readonly Pick<SettingsPart, 'id' | 'title'>[];
  ids: readonly string[];
  later: readonly SettingsPart[];
}

function partsOf(later: readonly SettingsPart[]): MembersParts {
  const all = [{ id: 'weekly-schedule', title: words.schedule }, ...later];
  return { all, ids: all.map(({ id }) => id), later };
}

/** All parts, for members who can choose a Bible translation. */
export const ALL_PARTS = partsOf(LATER_PARTS);
const WITHOUT_TRANSLATION = partsOf(LATER_PARTS.filter(({ id }) => id !== TRANSLATION));

/**
 * Returns the parts that the member has. The translation needs a choice of translations. Once shown, it stays until the
 * page unmounts, even if the member's own press removes the choice.
 */
export function useSettingsParts(): MembersParts {
  const { choosesTranslation } = useMember().account;
  const [isShown, setShown] = useState(choosesTranslation);
  if (choosesTranslation && !isShown) setShown(true);
  return isShown || choosesTranslation ? ALL_PARTS : WITHOUT_TRANSLATION;
}
