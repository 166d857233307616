import { Stack, Text } from '@mantine/core';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import type { AdminMember } from '../../../../../shared/admin-lists.ts';
import type { Column } from '../../../../components/tables/data-table.tsx';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { trpc } from '../../../../trpc.ts';
import { adminHref, useAdminUrl, useListInput } from '../../admin-url.ts';
import { Timestamp } from '../../timestamp.tsx';
import { DimmedText, RowLink } from '../cells.tsx';
import { ListFilters } from '../list-filters.tsx';
import { ListFrame } from '../list-frame.tsx';
import { LIST_QUERY } from '../list-rows.tsx';
import { ChannelBadges } from './channel-badges.tsx';
import { MemberDetail } from './member-detail.tsx';

const words = adminListWords.members;
const ROLES = ['member', 'reviewer', 'admin'] as const;

/** Shows the member in the URL, or lists all members. */
export default function MembersPart() {
  const userId = Number(useAdminUrl().param('member'));
  return Number.isSafeInteger(userId) && userId > 0 ? <MemberDetail key={userId} userId={userId} /> : <MembersList />;
}

function MembersList() {
  const members = trpc.admin.members.list.useQuery(useListInput({ role: ROLES }), LIST_QUERY);
  return (
    <ListFrame
      words={words}
      above={
        <ListFilters
          choices={[{ name: 'role', label: adminSharedWords.role, all: adminSharedWords.all, options: words.roles }]}
        />
      }
      query={members}
      rows={members.data?.members}
      rowKey={({ id }) => id}
      columns={COLUMNS}
    />
  );
}

const COLUMNS: Column<AdminMember>[] = [
  {
    title: words.name,
    part: 'lead',
    cell: ({ id, username, email }) => (
      <Stack component="span" gap="0.125rem" align="flex-start">
        <RowLink href={adminHref('members', { member: id })} label={words.openOf(username)}>
          {username}
        </RowLink>
        <DimmedText>{email}</DimmedText>
      </Stack>
    ),
  },
  {
    title: words.role,
    part: 'state',
    cell: ({ role }) =>
      role === 'member' ? (
        <DimmedText>{words.roles[role]}</DimmedText>
      ) : (
        <StateBadge tone="good">{words.roles[role]}</StateBadge>
      ),
  },
  { title: words.status, cell: (member) => <Readiness member={member} /> },
  { title: words.methods, cell: ({ methods }) => <ChannelBadges methods={methods} /> },
  {
    title: words.lastSeen,
    cell: ({ lastSeenAt }) => (lastSeenAt ? <Timestamp at={lastSeenAt} /> : <DimmedText>{words.never}</DimmedText>),
  },
  { title: words.joined, cell: ({ createdAt }) => <Timestamp at={createdAt} dateOnly /> },
];

/** Says that a member is set up, or what is missing before guidance reaches them. */
function Readiness({ member: { emailVerified, onboarded } }: { member: AdminMember }) {
  if (emailVerified && onboarded) return words.onboarded;
  return (
    <Text component="div" c="var(--caution)">
      {!emailVerified && <div>{words.unconfirmed}</div>}
      {!onboarded && <div>{words.notOnboarded}</div>}
    </Text>
  );
}
