import { Link } from 'wouter';
import { FixedWidthLabel } from '../../components/text/fixed-width-label.tsx';
import classes from './parts-nav.module.css';

interface PartsNavProps {
  label: string;
  /** `here` is `page` for the part that is shown, and `true` for one of which a detail is shown. */
  parts: readonly { href: string; name: string; here?: 'page' | 'true' | undefined }[];
}

/** Links to the parts of the administration or of the review. */
export function PartsNav({ label, parts }: PartsNavProps) {
  return (
    <nav aria-label={label}>
      <ul className={classes.parts}>
        {parts.map(({ href, name, here }) => (
          <li key={href}>
            <Link href={href} className={classes.part} aria-current={here}>
              <FixedWidthLabel>{name}</FixedWidthLabel>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
