import { Link } from 'wouter';
import { reviewPlanWords } from '#strings/admin/review-plans.ts';
import { typeWords } from '#strings/guidance/content.ts';
import type { ThemeWeek } from '../../../../../shared/guidance/plans.ts';
import { reviewHref } from '../../admin-url.ts';
import classes from '../review.module.css';

type Planned = ThemeWeek['entries'][number];

/** Lists the entries that a theme week sends first. */
export function PlannedEntries({ entries }: { entries: readonly Planned[] }) {
  if (entries.length === 0) return <p>{reviewPlanWords.nothing}</p>;
  return (
    <ul className={classes.bullets}>
      {entries.map((planned) => (
        <li key={planned.entry}>
          <PlannedEntry planned={planned} />
        </li>
      ))}
    </ul>
  );
}

/** The type of a planned entry, and its title as a link. */
export function PlannedEntry({ planned: { entry, title, language, contentType } }: { planned: Planned }) {
  return (
    <>
      {typeWords[contentType]}:{' '}
      <Link href={reviewHref({ entry })} lang={language}>
        {title}
      </Link>
    </>
  );
}
