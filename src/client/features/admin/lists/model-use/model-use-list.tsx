import { adminModelWords as words } from '#strings/admin/admin-model.ts';
import type { MemberModelUse } from '../../../../../shared/admin/model-use.ts';
import type { Column } from '../../../../components/tables/data-table.tsx';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { formatNumber } from '../../../../lib/numbers.ts';
import { trpc } from '../../../../trpc.ts';
import { useListInput } from '../../admin-url.ts';
import { MemberLink } from '../cells.tsx';
import { ListFilters } from '../list-filters.tsx';
import { ListFrame } from '../list-frame.tsx';
import { LIST_QUERY } from '../list-rows.tsx';
import { formatDollars } from './model-use.ts';

/** Lists the language model's use for each member this month, without any text of theirs or of the model (rules.md G8). */
export default function ModelUseList() {
  const use = trpc.admin.modelUse.list.useQuery(useListInput(), LIST_QUERY);
  return (
    <ListFrame
      words={words}
      intro={words.intro}
      above={<ListFilters />}
      query={use}
      rows={use.data?.members}
      rowKey={({ userId }) => userId}
      columns={COLUMNS}
    />
  );
}

const COLUMNS: Column<MemberModelUse>[] = [
  { title: words.member, part: 'lead', cell: (row) => <MemberLink {...row} /> },
  { title: words.money, short: true, cell: ({ spent }) => formatDollars(spent) },
  { title: words.calls, short: true, cell: ({ calls }) => formatNumber(calls) },
  { title: words.tokens, short: true, cell: ({ tokens }) => formatNumber(tokens) },
  {
    title: words.today,
    part: 'state',
    cell: ({ callsToday, dailyCap }) => {
      if (dailyCap === null) return words.todayOnly(callsToday);
      const text = words.todayOf(callsToday, dailyCap);
      return callsToday >= dailyCap ? <StateBadge tone="caution">{text}</StateBadge> : text;
    },
  },
];
