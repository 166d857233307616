import { adminListWords } from '#strings/admin/admin-lists.ts';
import type { CapturedMail } from '../../../../../shared/admin-lists.ts';
import type { Column } from '../../../../components/tables/data-table.tsx';
import { formatNumber } from '../../../../lib/numbers.ts';
import { trpc } from '../../../../trpc.ts';
import { adminHref, useAdminUrl, useListInput } from '../../admin-url.ts';
import { Timestamp } from '../../timestamp.tsx';
import { RowLink } from '../cells.tsx';
import { ListFrame } from '../list-frame.tsx';
import { LIST_QUERY } from '../list-rows.tsx';
import { MailView } from './mail-view.tsx';

const words = adminListWords.outbox;
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Shows the captured mail in the URL, or lists all of them. */
export default function OutboxPart() {
  const name = useAdminUrl().param('mail');
  return name ? <MailView key={name} name={name} /> : <OutboxList />;
}

/** Lists mail that was captured because the site has no mail server (decisions.md D36). */
function OutboxList() {
  const mails = trpc.admin.outbox.list.useQuery(useListInput(), LIST_QUERY);
  const captured = mails.data?.captured ?? true;
  return (
    <ListFrame
      words={captured ? words : { ...words, empty: words.sending }}
      intro={captured && <p>{words.about}</p>}
      query={mails}
      rows={mails.data?.mails}
      rowKey={({ name }) => name}
      columns={COLUMNS}
    />
  );
}

const COLUMNS: Column<CapturedMail>[] = [
  {
    title: words.subject,
    part: 'lead',
    cell: ({ name, subject }) => (
      <RowLink href={adminHref('outbox', { mail: name })} label={words.readOf(subject || words.noSubject)}>
        {subject || words.noSubject}
      </RowLink>
    ),
  },
  { title: words.to, cell: ({ to }) => to },
  { title: words.at, cell: ({ sentAt }) => <Timestamp at={sentAt} /> },
  { title: words.size, cell: ({ size }) => words.kilobytes(formatNumber(size / 1024, ONE_DECIMAL)) },
];
