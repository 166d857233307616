import { adminUpdateWords as words } from '#strings/admin/admin-updates.ts';
import type { ServiceUpdate } from '../../../../../shared/alerts/service-updates.ts';
import { paragraphsOf } from '../../../../../shared/text/paragraphs.ts';
import { type Column, DataTable } from '../../../../components/tables/data-table.tsx';
import { trpc } from '../../../../trpc.ts';
import { Moment } from '../../moment.tsx';
import cells from '../cells.module.css';
import { ListFrame } from '../list-frame.tsx';
import { UpdateForm } from './update-form.tsx';
import classes from './updates-part.module.css';

/** Lists the service updates of a year, with the form that sends the next one. */
export default function UpdatesPart() {
  const updates = trpc.admin.updates.list.useQuery(undefined, { staleTime: 0 });
  return (
    <ListFrame
      title={words.title}
      intro={<p>{words.intro}</p>}
      filters={<UpdateForm facts={updates.data} />}
      loading={updates}
      found={updates.data && { rows: updates.data.updates, hasMore: false }}
      empty={words.empty}
    >
      {(rows, busy) => (
        <DataTable caption={words.caption} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} busy={busy} />
      )}
    </ListFrame>
  );
}

const COLUMNS: Column<ServiceUpdate>[] = [
  { title: words.what, part: 'lead', cell: (update) => <What update={update} /> },
  { title: words.sentAt, part: 'state', cell: ({ sentAt }) => <Moment at={sentAt} /> },
];

function What({ update: { subject, preview, text, language } }: { update: ServiceUpdate }) {
  return (
    <div className={cells.stack}>
      <span lang={language}>{subject}</span>
      <span lang={language} className={cells.soft}>
        {preview}
      </span>
      <details className={classes.text}>
        <summary>{words.read}</summary>
        <div lang={language}>
          {paragraphsOf(text).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </details>
    </div>
  );
}
