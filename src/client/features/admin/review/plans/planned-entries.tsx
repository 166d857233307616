import { Link } from 'wouter';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { typeWords } from '#strings/guidance/content.ts';
import type { ThemeWeek } from '../../../../../shared/guidance/plans.ts';
import classes from '../review.module.css';
import { reviewHref } from '../review-place.ts';

/** The entries that a theme week brings first. */
export function PlannedEntries({ entries }: { entries: ThemeWeek['entries'] }) {
  if (entries.length === 0) return <p>{adminReviewWords.plans.nothing}</p>;
  return (
    <ul className={classes.reports}>
      {entries.map(({ entry, title, language, contentType }) => (
        <li key={entry}>
          {typeWords[contentType]}:{' '}
          <Link href={reviewHref({ entry })} lang={language}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
