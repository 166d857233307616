import { settingsWords } from '#strings/settings.ts';
import { SteadyLabel } from '../../components/text/steady-label.tsx';
import { SignOutButton } from '../auth/sign-out/sign-out-button.tsx';
import classes from './part-links.module.css';
import { useSettingsParts } from './settings-parts.tsx';
import { useCurrentPart } from './use-current-part.ts';

/**
 * Links to all parts of Settings and a button to sign out: rows at the top on a phone, a list beside the parts on a
 * desktop. The current part is marked.
 */
export function PartLinks() {
  const { all, ids } = useSettingsParts();
  const current = useCurrentPart(ids);
  return (
    <nav aria-label={settingsWords.parts}>
      <ul className={classes.list}>
        {all.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.link} aria-current={id === current ? 'location' : undefined}>
              <SteadyLabel>{title}</SteadyLabel>
            </a>
          </li>
        ))}
        <li className={classes.end}>
          <SignOutButton quiet />
        </li>
      </ul>
    </nav>
  );
}
