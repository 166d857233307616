import { Link } from 'wouter';
import { adminWords } from '#strings/admin/admin.ts';
import { navWords } from '#strings/app.ts';
import type { SiteFacts } from '../../../shared/admin/site.ts';
import { FixedWidthLabel } from '../../components/text/fixed-width-label.tsx';
import classes from './admin-nav.module.css';
import { adminHref, LISTS, type ListName, reviewHref } from './admin-url.ts';

/** Links to the overview and the lists, without those that this site does not use. */
export function AdminNav({ here, facts }: { here: ListName | null; facts: SiteFacts | undefined }) {
  const unused: ListName[] = [
    ...(facts?.mailCaptured ? [] : ['outbox' as const]),
    ...(facts?.model ? [] : ['model' as const]),
  ];
  const lists = LISTS.filter((name) => name === here || !unused.includes(name));
  const parts = [
    { href: adminHref(null), name: adminWords.overview, isHere: here === null },
    ...lists.map((list) => ({ href: adminHref(list), name: adminWords.lists[list], isHere: list === here })),
    { href: reviewHref(), name: navWords.review, isHere: false },
  ];
  return (
    <nav aria-label={adminWords.parts}>
      <ul className={classes.parts}>
        {parts.map(({ href, name, isHere }) => (
          <li key={href}>
            <Link href={href} className={classes.part} aria-current={isHere ? 'page' : undefined}>
              <FixedWidthLabel>{name}</FixedWidthLabel>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
