import { Link } from 'wouter';
import { adminWords } from '#strings/admin/admin.ts';
import { navWords } from '#strings/app.ts';
import { SteadyLabel } from '../../components/text/steady-label.tsx';
import classes from './admin-nav.module.css';
import { LISTS, type ListName, placeHref } from './place.ts';

/** The parts of the screen: the overview and each list. */
export function AdminNav({ here, withOutbox }: { here: ListName | null; withOutbox: boolean }) {
  const shown = LISTS.filter((name) => name !== 'outbox' || withOutbox || here === 'outbox');
  return (
    <nav aria-label={adminWords.parts}>
      <ul className={classes.parts}>
        {[null, ...shown].map((name) => (
          <li key={name ?? 'overview'}>
            <Link href={placeHref(name)} className={classes.part} aria-current={name === here ? 'page' : undefined}>
              <SteadyLabel>{name ? adminWords.lists[name] : adminWords.overview}</SteadyLabel>
            </Link>
          </li>
        ))}
        <li>
          <Link href="/review" className={classes.part}>
            <SteadyLabel>{navWords.review}</SteadyLabel>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
