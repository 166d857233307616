import { Text } from '@mantine/core';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import { adminTranslationWords } from '#strings/admin/admin-translations.ts';
import type { AdminTranslation } from '../../../../../shared/guidance/translations.ts';
import { MutationButton } from '../../../../components/buttons/mutation-button.tsx';
import type { Column } from '../../../../components/tables/data-table.tsx';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { formatLanguage } from '../../../../lib/time/dates.ts';
import { trpc } from '../../../../trpc.ts';
import { mutationToasts } from '../../mutation-toasts.ts';
import { actionsColumn } from '../cells.tsx';
import { ListFrame } from '../list-frame.tsx';

const words = adminTranslationWords;
// How often to refetch the number of remaining members while verses are rewritten.
const POLL_MS = 10_000;

/** Lists the site's Bible translations, with a button to make one the default. */
export default function TranslationsPart() {
  const translations = trpc.admin.translations.list.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.outdated ? POLL_MS : false),
  });
  const { data } = translations;
  return (
    <ListFrame
      words={words}
      intro={
        <>
          <p>{words.intro}</p>
          <div role="status">{data && data.outdated > 0 && <Text mt="xs">{words.outdated(data.outdated)}</Text>}</div>
        </>
      }
      query={translations}
      rows={data?.translations}
      rowKey={({ abbreviation }) => abbreviation}
      columns={COLUMNS}
    />
  );
}

const COLUMNS: Column<AdminTranslation>[] = [
  { title: words.name, part: 'lead', cell: ({ name, abbreviation }) => `${name} (${abbreviation})` },
  { title: words.language, short: true, cell: ({ language }) => formatLanguage(language) },
  { title: words.verses, cell: ({ verses, books }) => words.versesOf(verses, books) },
  { title: words.licence, cell: ({ licence }) => licence },
  { title: words.members, short: true, cell: ({ members }) => words.membersOf(members) },
  {
    title: adminSharedWords.status,
    titleHidden: true,
    part: 'state',
    cell: ({ isDefault }) => isDefault && <StateBadge tone="good">{words.isDefault}</StateBadge>,
  },
  actionsColumn((translation) => !translation.isDefault && <MakeDefault translation={translation} />),
];

function MakeDefault({ translation: { abbreviation, name } }: { translation: AdminTranslation }) {
  const change = trpc.admin.translations.setDefault.useMutation(mutationToasts(words.made(name), words.failed));
  return (
    <MutationButton
      size="sm"
      mutation={change}
      input={{ translation: abbreviation }}
      label={words.makeDefault}
      fullLabel={words.makeDefaultOf(name)}
      busyLabel={words.working}
    />
  );
}
