import { useEffect } from 'react';
import { navWords } from '#strings/app.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { useAnchor } from '../../lib/page/use-anchor.ts';
import { MAIL_ANCHOR } from '../alerts/mail/mail-anchor.ts';
import { CHANGE_EMAIL } from '../auth/account/change-email.ts';
import { ConfirmIdentity } from '../auth/confirm-identity.tsx';
import { loadWeekSaving } from '../schedule/week/schedule-form.tsx';
import { WeeklySchedule } from '../schedule/week/weekly-schedule.tsx';
import { PartLinks } from './part-links.tsx';
import classes from './settings.module.css';
import { SettingsPartPlace } from './settings-part-place.tsx';
import { EVERY_PART, type SettingsPart, useSettingsParts } from './settings-parts.tsx';

const SIGNS = ['scroll', 'pointerdown', 'focusin'] as const;
const ANCHORS = [...EVERY_PART.ids, MAIL_ANCHOR, CHANGE_EMAIL];

/** What a member sets for themselves: their week and how it reaches them, and their account. */
export default function SettingsPage() {
  const anchor = useAnchor(ANCHORS);
  const { later } = useSettingsParts();
  usePreloadedParts(later);
  return (
    <>
      <PageHeading title={navWords.settings} />
      <div className={classes.page}>
        <aside className={classes.aside}>
          <PartLinks />
        </aside>
        <ConfirmIdentity>
          <div className={classes.parts}>
            <div data-part="weekly-schedule" className={classes.part}>
              <WeeklySchedule />
            </div>
            {later.map((part) => (
              <SettingsPartPlace key={part.id} part={part} wanted={anchor !== null} />
            ))}
          </div>
        </ConfirmIdentity>
      </div>
    </>
  );
}

/** Fetches the later parts, and what saving the week takes, as soon as somebody turns to the page, so that scrolling down does not wait for them. */
function usePreloadedParts(parts: readonly SettingsPart[]): void {
  useEffect(() => {
    const preload = () => {
      leave();
      for (const part of parts) void part.Body.preload();
      void loadWeekSaving().catch(() => undefined);
    };
    const leave = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, preload);
    };
    for (const sign of SIGNS) window.addEventListener(sign, preload, { passive: true });
    return leave;
  }, [parts]);
}
