import { Stack } from '@mantine/core';
import { adminUpdateWords as words } from '#strings/admin/admin-updates.ts';
import type { ServiceUpdate } from '../../../../../shared/alerts/service-updates.ts';
import { Disclosure } from '../../../../components/page/disclosure.tsx';
import type { Column } from '../../../../components/tables/data-table.tsx';
import { trpc } from '../../../../trpc.ts';
import { Timestamp } from '../../timestamp.tsx';
import { DimmedText } from '../cells.tsx';
import { ListFrame } from '../list-frame.tsx';
import { UpdateForm } from './update-form.tsx';
import { Paragraphs } from './update-sample.tsx';

/** Lists the service updates of a year, with the form that sends the next one. */
export default function UpdatesPart() {
  const updates = trpc.admin.updates.list.useQuery(undefined, { staleTime: 0 });
  return (
    <ListFrame
      words={words}
      intro={<p>{words.intro}</p>}
      above={<UpdateForm facts={updates.data} />}
      query={updates}
      rows={updates.data?.updates}
      rowKey={({ id }) => id}
      columns={COLUMNS}
    />
  );
}

const COLUMNS: Column<ServiceUpdate>[] = [
  { title: words.what, part: 'lead', cell: (update) => <What update={update} /> },
  { title: words.sentAt, part: 'state', cell: ({ sentAt }) => <Timestamp at={sentAt} /> },
];

function What({ update: { subject, preview, text, language } }: { update: ServiceUpdate }) {
  return (
    <Stack gap="0.125rem">
      <span lang={language}>{subject}</span>
      <DimmedText lang={language}>{preview}</DimmedText>
      <Disclosure summary={words.read}>
        <Paragraphs text={text} lang={language} />
      </Disclosure>
    </Stack>
  );
}
