import { useState } from 'react';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import type { Invitation } from '../../../../../shared/admin.ts';
import { MutationButton } from '../../../../components/buttons/mutation-button.tsx';
import type { Column } from '../../../../components/tables/data-table.tsx';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { trpc } from '../../../../trpc.ts';
import { useListInput } from '../../admin-url.ts';
import { mutationToasts } from '../../mutation-toasts.ts';
import { Timestamp } from '../../timestamp.tsx';
import { actionsColumn } from '../cells.tsx';
import { ListFrame } from '../list-frame.tsx';
import { LIST_QUERY } from '../list-rows.tsx';
import { InvitationForm } from './invitation-form.tsx';

const words = adminListWords.invitations;

/** Lists the invitations, with a form to create one (decisions.md D6). */
export default function InvitationsPart() {
  const { data: facts } = trpc.admin.siteFacts.useQuery();
  const [withdrawnId, setWithdrawnId] = useState<number | null>(null);
  const invitations = trpc.admin.invitations.list.useQuery({ ...useListInput(), limit: 25 }, LIST_QUERY);
  return (
    <ListFrame
      words={words}
      intro={facts && <p>{words.about[facts.registration]}</p>}
      above={<InvitationForm withdrawnId={withdrawnId} />}
      query={invitations}
      rows={invitations.data?.invitations}
      rowKey={({ id }) => id}
      columns={[
        ...COLUMNS,
        actionsColumn<Invitation>(
          (row) => row.usedAt === null && <Withdraw invitation={row} onDone={() => setWithdrawnId(row.id)} />,
        ),
      ]}
    />
  );
}

const COLUMNS: Column<Invitation>[] = [
  { title: words.for, part: 'lead', cell: ({ email }) => email ?? words.anybody },
  { title: words.by, cell: ({ createdByName }) => createdByName ?? words.operator },
  { title: words.until, cell: ({ expiresAt }) => <Timestamp at={expiresAt} /> },
  { title: adminSharedWords.status, part: 'state', cell: (invitation) => <State invitation={invitation} /> },
];

function State({ invitation: { usedAt, usedByName, expiresAt } }: { invitation: Invitation }) {
  if (usedAt) return <StateBadge tone="good">{usedByName ? words.used(usedByName) : words.usedByGone}</StateBadge>;
  return expiresAt < new Date() ? (
    <StateBadge tone="quiet">{words.expired}</StateBadge>
  ) : (
    <StateBadge tone="caution">{words.open}</StateBadge>
  );
}

interface WithdrawProps {
  invitation: Invitation;
  onDone: () => void;
}

function Withdraw({ invitation: { id, email }, onDone }: WithdrawProps) {
  const whom = email ?? words.anybody.toLowerCase();
  const remove = trpc.admin.invitations.delete.useMutation(mutationToasts(words.deleted, words.deleteFailed));
  return (
    <MutationButton
      size="sm"
      mutation={remove}
      input={{ id }}
      label={words.delete}
      fullLabel={words.deleteOf(whom)}
      busyLabel={words.working}
      onDone={onDone}
      ask={{ title: words.askDelete(whom), about: words.aboutDelete, confirm: words.delete, danger: true }}
    />
  );
}
