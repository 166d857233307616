import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { TypeIcon } from '../../guidance/entry/content-type.tsx';
import { placeHref } from '../place.ts';
import classes from './cells.module.css';

interface RowLinkProps {
  href: string;
  /** The link's name for screen readers, where it is more than what is shown. */
  label?: string;
  children: ReactNode;
}

/** The name of a row, as the way to what is known of it. */
export function RowLink({ href, label, children }: RowLinkProps) {
  return (
    <Link href={href} className={classes.link} aria-label={label}>
      {children}
    </Link>
  );
}

/** A member by name, as the way to what is known of them. */
export function MemberLink({ userId, username }: { userId: number; username: string }) {
  return <RowLink href={placeHref('members', { member: userId })}>{username}</RowLink>;
}

/** Words of less weight in a cell. */
export function Soft({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <Text span c="dimmed" fz="sm" fw={400} lang={lang}>
      {children}
    </Text>
  );
}

/** The colour of each type of guidance, which repeats its icon and word. */
export const TYPE_COLORS: Record<ContentType, string> = {
  prayer: 'var(--prayer)',
  do: 'var(--action)',
  reflection: 'var(--reflection)',
};

/** A type of guidance by icon and word. What a test made says so. */
export function TypeCell({ type, isDev }: { type: ContentType; isDev: boolean }) {
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="0.25rem 0.5rem"
      c={TYPE_COLORS[type]}
      style={{ verticalAlign: 'middle' }}
    >
      <Group component="span" gap="0.375rem" wrap="nowrap">
        <TypeIcon type={type} size={17} />
        {adminListWords.types[type]}
      </Group>
      {isDev && <StateBadge tone="quiet">{adminListWords.test}</StateBadge>}
    </Group>
  );
}
