import { IconNotebook, IconSunrise, IconWalk } from '@tabler/icons-react';
import { typeWords } from '#strings/guidance/content.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import classes from './content-type.module.css';

const ICONS = { prayer: IconSunrise, do: IconWalk, reflection: IconNotebook };

/** The sign of a kind of guidance; the word beside it says the same. */
export function TypeIcon({ type, size = 20 }: { type: ContentType; size?: number }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden size={size} stroke={1.7} className={classes.icon} data-type={type} />;
}

/** A kind of guidance by word and icon first, colour second. */
export function TypeBadge({ type }: { type: ContentType }) {
  return (
    <span className={classes.badge} data-type={type}>
      <TypeIcon type={type} />
      {typeWords[type]}
    </span>
  );
}
