import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'wouter';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import type { AdminMember } from '../../../../../shared/admin-lists.ts';
import { type Column, DataTable } from '../../../../components/tables/data-table.tsx';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { trpc } from '../../../../trpc.ts';
import { Moment } from '../../moment.tsx';
import { oneOf, placeHref, usePlace } from '../../place.ts';
import classes from '../cells.module.css';
import { ListFilters } from '../list-filters.tsx';
import { ListFrame } from '../list-frame.tsx';
import { MethodBadges } from './method-badges.tsx';

const words = adminListWords.members;
const ROLES = ['member', 'reviewer', 'admin'] as const;

/** Everybody who has joined, with their role and where they stand. */
export function MembersList() {
  const { page, filter } = usePlace();
  const role = oneOf(ROLES, filter('role'));
  const q = filter('q');
  const members = trpc.admin.members.list.useQuery(
    { page, ...(role ? { role } : {}), ...(q ? { q } : {}) },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <ListFrame
      title={words.title}
      filters={
        <ListFilters
          choices={[{ name: 'role', label: adminListWords.role, all: adminListWords.all, options: words.roles }]}
        />
      }
      filtered={Boolean(role || q)}
      loading={members}
      found={members.data && { rows: members.data.members, hasMore: members.data.hasMore }}
      empty={words.empty}
    >
      {(rows, busy) => (
        <DataTable caption={words.caption} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} busy={busy} />
      )}
    </ListFrame>
  );
}

const COLUMNS: Column<AdminMember>[] = [
  {
    title: words.name,
    part: 'lead',
    cell: ({ id, username, email }) => (
      <span className={classes.stack}>
        <Link
          href={placeHref('members', { member: String(id) })}
          className={classes.member}
          aria-label={words.openOf(username)}
        >
          {username}
        </Link>
        <span className={classes.soft}>{email}</span>
      </span>
    ),
  },
  {
    title: words.role,
    part: 'state',
    cell: ({ role }) =>
      role === 'member' ? (
        <span className={classes.soft}>{words.roles[role]}</span>
      ) : (
        <StateBadge tone="good">{words.roles[role]}</StateBadge>
      ),
  },
  { title: words.standing, cell: (member) => <Standing member={member} /> },
  { title: words.methods, cell: ({ methods }) => <MethodBadges methods={methods} /> },
  {
    title: words.lastSeen,
    cell: ({ lastSeenAt }) =>
      lastSeenAt ? <Moment at={lastSeenAt} /> : <span className={classes.soft}>{words.never}</span>,
  },
  { title: words.joined, cell: ({ createdAt }) => <Moment at={createdAt} dateOnly /> },
];

/** Says that a member is set up, or what is still missing before guidance reaches them. */
function Standing({ member: { emailVerified, onboarded } }: { member: AdminMember }) {
  if (emailVerified && onboarded) return words.onboarded;
  return (
    <span className={`${classes.stack} ${classes.lacking}`}>
      {!emailVerified && <span>{words.unconfirmed}</span>}
      {!onboarded && <span>{words.notOnboarded}</span>}
    </span>
  );
}
