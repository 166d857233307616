import { Link } from 'wouter';
import { adminWords } from '#strings/admin/admin.ts';
import { navWords } from '#strings/app.ts';
import type { SiteFacts } from '../../../shared/admin/site.ts';
import { SteadyLabel } from '../../components/text/steady-label.tsx';
import classes from './admin-nav.module.css';
import { LISTS, type ListName, placeHref, reviewHref } from './place.ts';

/** The parts of the screen: the overview and each list, without those that this site has no use for. */
export function AdminNav({ here, facts }: { here: ListName | null; facts: SiteFacts | undefined }) {
  const unused: ListName[] = [
    ...(facts?.mailCaptured ? [] : ['outbox' as const]),
    ...(facts?.model ? [] : ['model' as const]),
  ];
  const lists = LISTS.filter((name) => name === here || !unused.includes(name));
  const parts = [
    { href: placeHref(null), name: adminWords.overview, isHere: here === null },
    ...lists.map((list) => ({ href: placeHref(list), name: adminWords.lists[list], isHere: list === here })),
    { href: reviewHref(), name: navWords.review, isHere: false },
  ];
  return (
    <nav aria-label={adminWords.parts}>
      <ul className={classes.parts}>
        {parts.map(({ href, name, isHere }) => (
          <li key={href}>
            <Link href={href} className={classes.part} aria-current={isHere ? 'page' : undefined}>
              <SteadyLabel>{name}</SteadyLabel>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
