import { useEffect } from 'react';
import { navWords } from '#strings/app.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { useAnchor } from '../../lib/page/use-anchor.ts';
import { MAIL_ANCHOR } from '../alerts/mail/mail-anchor.ts';
import { CHANGE_EMAIL } from '../auth/account/change-email.ts';
import { ConfirmIdentity } from '../auth/confirm-identity.tsx';
import { loadWeekSaving } from '../schedule/week/schedule-form.tsx';
import { WeeklySchedule } from '../schedule/week/weekly-schedule.tsx';
import { LazySettingsPart } from './lazy-settings-part.tsx';
import { PartLinks } from './part-links.tsx';
import classes from './settings.module.css';
import { ALL_PARTS, type SettingsPart, useSettingsParts } from './settings-parts.tsx';

const ACTIVITY_EVENTS = ['scroll', 'pointerdown', 'focusin'] as const;
const ANCHORS = [...ALL_PARTS.ids, MAIL_ANCHOR, CHANGE_EMAIL];

/** The settings of a member: the week, the alert methods and the account. */
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
              <LazySettingsPart key={part.id} part={part} eager={anchor !== null} />
            ))}
          </div>
        </ConfirmIdentity>
      </div>
    </>
  );
}

/** Preloads the later parts and the code that saves the week on the first activity, so that scrolling never waits. */
function usePreloadedParts(parts: readonly SettingsPart[]): void {
  useEffect(() => {
    const preload = () => {
      stopListening();
      for (const part of parts) void part.Body.preload();
      void loadWeekSaving().catch(() => undefined);
    };
    const stopListening = () => {
      for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, preload);
    };
    for (const name of ACTIVITY_EVENTS) window.addEventListener(name, preload, { passive: true });
    return stopListening;
  }, [parts]);
}
