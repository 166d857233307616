import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { adminQueueWords } from '#strings/admin/admin-queue.ts';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { Column } from '../../../components/tables/data-table.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { TypeBadge } from '../../guidance/entry/type-badge.tsx';
import { adminHref } from '../admin-url.ts';
import classes from './cells.module.css';
import { isKnownReason, reasonInWords } from './outcome-words.ts';

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
      {isDev && <StateBadge tone="quiet">{adminQueueWords.test}</StateBadge>}
    </Group>
  );
}

interface OutcomeCellProps {
  code: string | null;
  attempts: number;
  /** How late a message was sent, in words. */
  late?: string | false | null;
}

/** Details of a job's or delivery's outcome: its reason in words, over the code that the channels' pages explain. */
export function OutcomeCell({ code, attempts, late }: OutcomeCellProps) {
  const details = [late, code && reasonInWords(code), attempts > 1 && adminQueueWords.tries(attempts)]
    .filter(Boolean)
    .join(' · ');
  // The words of an unknown code contain it.
  if (!code || !isKnownReason(code)) return details;
  return (
    <span>
      {details}
      <code className={classes.code} translate="no">
        {code}
      </code>
    </span>
  );
}

/** The last column of a list, with the buttons of a row. */
export function actionsColumn<Row>(cell: Column<Row>['cell']): Column<Row> {
  return { title: adminSharedWords.actions, titleHidden: true, part: 'actions', cell };
}
