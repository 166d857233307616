import { keepPreviousData } from '@tanstack/react-query';
import { adminAuditWords as words } from '#strings/admin/admin-audit.ts';
import type { AuditEntry } from '../../../../../shared/admin.ts';
import { type Column, DataTable } from '../../../../components/tables/data-table.tsx';
import { trpc } from '../../../../trpc.ts';
import { Moment } from '../../moment.tsx';
import { usePlace } from '../../place.ts';
import classes from '../cells.module.css';
import { MemberLink } from '../cells.tsx';
import { ListFilters } from '../list-filters.tsx';
import { ListFrame } from '../list-frame.tsx';

const ROWS = 25;

/** Lists the acts of administrators: the act, its actor, its member, and when and from where (decisions.md D2). */
export default function AuditList() {
  const { page, filter } = usePlace();
  const q = filter('q');
  const acts = trpc.admin.audit.list.useQuery(
    { page, limit: ROWS, ...(q ? { q } : {}) },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <ListFrame
      title={words.title}
      filters={<ListFilters />}
      filtered={q !== ''}
      loading={acts}
      found={acts.data && { rows: acts.data.entries, hasMore: acts.data.hasMore }}
      empty={words.empty}
    >
      {(rows, busy) => (
        <DataTable caption={words.caption} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} busy={busy} />
      )}
    </ListFrame>
  );
}

const COLUMNS: Column<AuditEntry>[] = [
  { title: words.what, part: 'lead', cell: (entry) => <What entry={entry} /> },
  {
    title: words.who,
    cell: ({ actorId, actorName }) => <Somebody id={actorId} name={actorName} nobody={words.operator} />,
  },
  {
    title: words.whom,
    cell: ({ targetId, targetName }) => <Somebody id={targetId} name={targetName} nobody={words.nobody} />,
  },
  { title: words.from, cell: ({ address }) => <span className={classes.address}>{address ?? words.machine}</span> },
  { title: words.when, part: 'state', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

function What({ entry: { action, details } }: { entry: AuditEntry }) {
  return (
    <span className={classes.stack}>
      {words.acts[action] ?? <code className={classes.code}>{action}</code>}
      {details && (
        <span className={classes.soft}>
          {Object.entries(details)
            .map(([name, value]) => words.details[name]?.(value) ?? `${name}: ${value}`)
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </span>
  );
}

function Somebody({ id, name, nobody }: { id: number | null; name: string | null; nobody: string }) {
  if (id === null) return <span className={classes.soft}>{nobody}</span>;
  return name === null ? words.gone(id) : <MemberLink userId={id} username={name} />;
}
