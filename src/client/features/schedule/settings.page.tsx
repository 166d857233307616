import { navWords } from '#strings/app.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { AccountSection } from '../auth/account-section.tsx';
import classes from './settings.module.css';
import { WeeklySchedule } from './weekly-schedule.tsx';

/** What a member sets for themselves. */
export default function SettingsPage() {
  return (
    <>
      <PageHeading title={navWords.settings} />
      <div className={classes.sections}>
        <WeeklySchedule />
        <AccountSection />
      </div>
    </>
  );
}
