import { Stack, Text } from '@mantine/core';
import { adminAuditWords as words } from '#strings/admin/admin-audit.ts';
import type { AuditEntry } from '../../../../../shared/admin.ts';
import type { Column } from '../../../../components/tables/data-table.tsx';
import { trpc } from '../../../../trpc.ts';
import { useListInput } from '../../admin-url.ts';
import { Timestamp } from '../../timestamp.tsx';
import { DimmedText, MemberLink } from '../cells.tsx';
import { ListFilters } from '../list-filters.tsx';
import { ListFrame } from '../list-frame.tsx';
import { LIST_QUERY } from '../list-rows.tsx';

/** Lists the actions of administrators: what, by whom, to whom, when and from where (decisions.md D2). */
export default function AuditList() {
  const acts = trpc.admin.audit.list.useQuery({ ...useListInput(), limit: 25 }, LIST_QUERY);
  return (
    <ListFrame
      words={words}
      above={<ListFilters />}
      query={acts}
      rows={acts.data?.entries}
      rowKey={({ id }) => id}
      columns={COLUMNS}
    />
  );
}

const COLUMNS: Column<AuditEntry>[] = [
  { title: words.what, part: 'lead', cell: (entry) => <What entry={entry} /> },
  {
    title: words.who,
    cell: ({ actorId, actorName }) => <PersonCell id={actorId} name={actorName} nobody={words.operator} />,
  },
  {
    title: words.whom,
    cell: ({ targetId, targetName }) => <PersonCell id={targetId} name={targetName} nobody={words.nobody} />,
  },
  {
    title: words.from,
    cell: ({ address }) => (
      // An IPv4 address stays on one line; a longer one may break.
      <Text span display="inline-block" miw="8.5em">
        {address ?? words.machine}
      </Text>
    ),
  },
  { title: words.when, part: 'state', cell: ({ createdAt }) => <Timestamp at={createdAt} /> },
];

function What({ entry: { action, details } }: { entry: AuditEntry }) {
  return (
    <Stack component="span" gap="0.125rem">
      {words.acts[action] ?? (
        <Text component="code" fz="sm">
          {action}
        </Text>
      )}
      {details && (
        <DimmedText>
          {Object.entries(details)
            .map(([name, value]) => words.details[name]?.(value) ?? `${name}: ${value}`)
            .filter(Boolean)
            .join(' · ')}
        </DimmedText>
      )}
    </Stack>
  );
}

function PersonCell({ id, name, nobody }: { id: number | null; name: string | null; nobody: string }) {
  if (id === null) return <DimmedText>{nobody}</DimmedText>;
  return name === null ? words.gone(id) : <MemberLink userId={id} username={name} />;
}
