import { Stack, Text } from '@mantine/core';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import type { AdminMember } from '../../../../../shared/admin-lists.ts';
import type { Column } from '../../../../components/tables/data-table.tsx';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { trpc } from '../../../../trpc.ts';
import { Moment } from '../../moment.tsx';
import { placeHref, useListInput, usePlace } from '../../place.ts';
import { RowLink, Soft } from '../cells.tsx';
import { ListFilters } from '../list-filters.tsx';
import { ListFrame } from '../list-frame.tsx';
import { LIST_QUERY } from '../list-rows.tsx';
import { MemberDetail } from './member-detail.tsx';
import { MethodBadges } from './method-badges.tsx';

const words = adminListWords.members;
const ROLES = ['member', 'reviewer', 'admin'] as const;

/** Shows the member that the address names, or lists them all. */
export default function MembersPart() {
  const userId = Number(usePlace().param('member'));
  return Number.isSafeInteger(userId) && userId > 0 ? <MemberDetail key={userId} userId={userId} /> : <MembersList />;
}

function MembersList() {
  const members = trpc.admin.members.list.useQuery(useListInput({ role: ROLES }), LIST_QUERY);
  return (
    <ListFrame
      title={words.title}
      above={
        <ListFilters
          choices={[{ name: 'role', label: adminListWords.role, all: adminListWords.all, options: words.roles }]}
        />
      }
      query={members}
      rows={members.data?.members}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      caption={words.caption}
      empty={words.empty}
    />
  );
}

const COLUMNS: Column<AdminMember>[] = [
  {
    title: words.name,
    part: 'lead',
    cell: ({ id, username, email }) => (
      <Stack component="span" gap="0.125rem" align="flex-start">
        <RowLink href={placeHref('members', { member: id })} label={words.openOf(username)}>
          {username}
        </RowLink>
        <Soft>{email}</Soft>
      </Stack>
    ),
  },
  {
    title: words.role,
    part: 'state',
    cell: ({ role }) =>
      role === 'member' ? <Soft>{words.roles[role]}</Soft> : <StateBadge tone="good">{words.roles[role]}</StateBadge>,
  },
  { title: words.standing, cell: (member) => <Standing member={member} /> },
  { title: words.methods, cell: ({ methods }) => <MethodBadges methods={methods} /> },
  {
    title: words.lastSeen,
    cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : <Soft>{words.never}</Soft>),
  },
  { title: words.joined, cell: ({ createdAt }) => <Moment at={createdAt} dateOnly /> },
];

/** Says that a member is set up, or what is still missing before guidance reaches them. */
function Standing({ member: { emailVerified, onboarded } }: { member: AdminMember }) {
  if (emailVerified && onboarded) return words.onboarded;
  return (
    <Text component="div" c="var(--caution)">
      {!emailVerified && <div>{words.unconfirmed}</div>}
      {!onboarded && <div>{words.notOnboarded}</div>}
    </Text>
  );
}
