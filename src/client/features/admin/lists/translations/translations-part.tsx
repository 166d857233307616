import { adminListWords } from '#strings/admin/admin-lists.ts';
import { adminTranslationWords } from '#strings/admin/admin-translations.ts';
import type { AdminTranslation } from '../../../../../shared/guidance/translations.ts';
import { type Column, DataTable } from '../../../../components/tables/data-table.tsx';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { showSuccess } from '../../../../lib/notices.ts';
import { formatLanguage } from '../../../../lib/time/dates.ts';
import { trpc } from '../../../../trpc.ts';
import { tellFailure } from '../../call-notice.ts';
import { ListFrame } from '../list-frame.tsx';
import { RowActs } from '../row-acts.tsx';

const words = adminTranslationWords;
// While verses are being rewritten, the number of members that are left is asked for this often.
const FOLLOW_MS = 10_000;

/** The Bible translations of the site, and the way to make one the default. */
export default function TranslationsPart() {
  const translations = trpc.admin.translations.list.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.outdated ? FOLLOW_MS : false),
  });
  const { data } = translations;
  return (
    <ListFrame
      title={words.title}
      intro={
        <>
          <p>{words.intro}</p>
          <p role="status">{data && data.outdated > 0 && words.outdated(data.outdated)}</p>
        </>
      }
      loading={translations}
      found={data && { rows: data.translations, hasMore: false }}
      empty={words.empty}
    >
      {(rows, busy) => (
        <DataTable
          caption={words.caption}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ abbreviation }) => abbreviation}
          busy={busy}
        />
      )}
    </ListFrame>
  );
}

const COLUMNS: Column<AdminTranslation>[] = [
  { title: words.name, part: 'lead', cell: ({ name, abbreviation }) => `${name} (${abbreviation})` },
  { title: words.language, short: true, cell: ({ language }) => formatLanguage(language) },
  { title: words.verses, cell: ({ verses, books }) => words.versesOf(verses, books) },
  { title: words.licence, cell: ({ licence }) => licence },
  { title: words.members, short: true, cell: ({ members }) => words.membersOf(members) },
  {
    title: words.state,
    titleHidden: true,
    part: 'state',
    cell: ({ isDefault }) => isDefault && <StateBadge tone="good">{words.isDefault}</StateBadge>,
  },
  {
    title: adminListWords.acts,
    titleHidden: true,
    part: 'acts',
    cell: (translation) => <MakeDefault translation={translation} />,
  },
];

function MakeDefault({ translation: { abbreviation, name, isDefault } }: { translation: AdminTranslation }) {
  const change = trpc.admin.translations.setDefault.useMutation({
    onSuccess: () => showSuccess({ title: words.made(name) }),
    onError: tellFailure(words.failed),
  });
  return (
    <RowActs
      acts={[
        !isDefault && {
          name: words.makeDefault,
          nameOf: words.makeDefaultOf(name),
          pending: change.isPending,
          doing: words.working,
          act: () => change.mutateAsync({ translation: abbreviation }),
        },
      ]}
    />
  );
}
