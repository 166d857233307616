import { Link } from 'wouter';
import { adminWords } from '#strings/admin/admin.ts';
import { navWords } from '#strings/app.ts';
import { SteadyLabel } from '../../components/text/steady-label.tsx';
import classes from './admin-nav.module.css';
import { LISTS, type ListName, placeHref } from './place.ts';

/** The parts of the screen: the overview and each list, without those that this site has no use for. */
export function AdminNav({ here, off }: { here: ListName | null; off: readonly ListName[] }) {
  const shown = LISTS.filter((name) => !off.includes(name) || here === name);
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
