import { keepPreviousData } from '@tanstack/react-query';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import type { Invitation } from '../../../../../shared/admin.ts';
import { type Column, DataTable } from '../../../../components/tables/data-table.tsx';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { showSuccess } from '../../../../lib/notices.ts';
import { trpc } from '../../../../trpc.ts';
import { tellFailure } from '../../call-notice.ts';
import { Moment } from '../../moment.tsx';
import { usePlace } from '../../place.ts';
import { ListFrame } from '../list-frame.tsx';
import { RowActs } from '../row-acts.tsx';
import { InvitationForm } from './invitation-form.tsx';

const words = adminListWords.invitations;
const ROWS = 25;

/** Lists the invitations and offers to invite somebody (decisions.md D6). */
export default function InvitationsPart() {
  const { page } = usePlace();
  const { data: facts } = trpc.admin.siteFacts.useQuery();
  const invitations = trpc.admin.invitations.list.useQuery(
    { page, limit: ROWS },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <ListFrame
      title={words.title}
      intro={facts && <p>{words.about[facts.registration]}</p>}
      filters={<InvitationForm />}
      loading={invitations}
      found={invitations.data && { rows: invitations.data.invitations, hasMore: invitations.data.hasMore }}
      empty={words.empty}
    >
      {(rows, busy) => (
        <DataTable caption={words.caption} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} busy={busy} />
      )}
    </ListFrame>
  );
}

const COLUMNS: Column<Invitation>[] = [
  { title: words.for, part: 'lead', cell: ({ email }) => email ?? words.anybody },
  { title: words.by, cell: ({ createdByName }) => createdByName ?? words.operator },
  { title: words.until, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
  { title: words.state, part: 'state', cell: (invitation) => <State invitation={invitation} /> },
  {
    title: adminListWords.acts,
    titleHidden: true,
    part: 'acts',
    cell: (invitation) => <TakeBack invitation={invitation} />,
  },
];

function State({ invitation: { usedAt, usedByName, expiresAt } }: { invitation: Invitation }) {
  if (usedAt) return <StateBadge tone="good">{usedByName ? words.used(usedByName) : words.usedByGone}</StateBadge>;
  return expiresAt < new Date() ? (
    <StateBadge tone="quiet">{words.expired}</StateBadge>
  ) : (
    <StateBadge tone="waiting">{words.open}</StateBadge>
  );
}

function TakeBack({ invitation: { id, email, usedAt } }: { invitation: Invitation }) {
  const whom = email ?? words.anybody.toLowerCase();
  const remove = trpc.admin.invitations.delete.useMutation({
    onSuccess: () => showSuccess({ title: words.deleted }),
    onError: tellFailure(words.deleteFailed),
  });
  return (
    <RowActs
      acts={[
        usedAt === null && {
          name: words.delete,
          nameOf: words.deleteOf(whom),
          pending: remove.isPending,
          doing: words.working,
          ask: { title: words.askDelete(whom), about: words.aboutDelete, confirm: words.delete },
          act: () => remove.mutateAsync({ id }),
        },
      ]}
    />
  );
}
