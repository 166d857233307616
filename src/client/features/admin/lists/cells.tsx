import { Link } from 'wouter';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { TypeIcon } from '../../guidance/entry/content-type.tsx';
import { placeHref } from '../place.ts';
import classes from './cells.module.css';

/** A member by name, as the way to what is known of them. */
export function MemberLink({ userId, username }: { userId: number; username: string }) {
  return (
    <Link href={placeHref('members', { member: String(userId) })} className={classes.member}>
      {username}
    </Link>
  );
}

/** A type of guidance by sign and word; what a test made says so. */
export function TypeCell({ type, isDev }: { type: ContentType; isDev: boolean }) {
  return (
    <span className={classes.type} data-type={type}>
      <span>
        <TypeIcon type={type} size={17} />
        {adminListWords.types[type]}
      </span>
      {isDev && <StateBadge tone="quiet">{adminListWords.test}</StateBadge>}
    </span>
  );
}
