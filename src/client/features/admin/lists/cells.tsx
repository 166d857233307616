import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { TypeBadge } from '../../guidance/entry/content-type.tsx';
import { adminHref } from '../admin-url.ts';
import classes from './cells.module.css';

interface RowLinkProps {
  href: string;
  /** The accessible name, if it differs from the text. */
  label?: string;
  children: ReactNode;
}

/** The name of a row as a link to its details. */
export function RowLink({ href, label, children }: RowLinkProps) {
  return (
    <Link href={href} className={classes.link} aria-label={label}>
      {children}
    </Link>
  );
}

/** A member's name as a link to their details. */
export function MemberLink({ userId, username }: { userId: number; username: string }) {
  return <RowLink href={adminHref('members', { member: userId })}>{username}</RowLink>;
}

/** Dimmed text in a cell. */
export function DimmedText({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <Text span c="dimmed" fz="sm" fw={400} lang={lang}>
      {children}
    </Text>
  );
}

/** The icon and name of a content type, with a badge if a test made the entry. */
export function TypeCell({ type, isDev }: { type: ContentType; isDev: boolean }) {
  return (
    <Group component="span" display="inline-flex" gap="0.25rem 0.5rem" style={{ verticalAlign: 'middle' }}>
      <TypeBadge type={type} size={17} fw={400} />
      {isDev && <StateBadge tone="quiet">{adminListWords.test}</StateBadge>}
    </Group>
  );
}
