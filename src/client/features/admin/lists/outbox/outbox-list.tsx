import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'wouter';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import type { CapturedMail } from '../../../../../shared/admin-lists.ts';
import { type Column, DataTable } from '../../../../components/tables/data-table.tsx';
import { trpc } from '../../../../trpc.ts';
import { Moment } from '../../moment.tsx';
import { placeHref, usePlace } from '../../place.ts';
import classes from '../cells.module.css';
import { ListFrame } from '../list-frame.tsx';

const words = adminListWords.outbox;

/** Mail that was captured because no mail server is set (decisions.md D36). */
export function OutboxList() {
  const { page } = usePlace();
  const mails = trpc.admin.outbox.list.useQuery({ page }, { staleTime: 0, placeholderData: keepPreviousData });
  const captured = mails.data?.captured ?? true;
  return (
    <ListFrame
      title={words.title}
      intro={captured && <p>{words.about}</p>}
      loading={mails}
      found={mails.data && { rows: mails.data.mails, hasMore: mails.data.hasMore }}
      empty={captured ? words.empty : words.sending}
    >
      {(rows, busy) => (
        <DataTable caption={words.caption} columns={COLUMNS} rows={rows} rowKey={({ name }) => name} busy={busy} />
      )}
    </ListFrame>
  );
}

const COLUMNS: Column<CapturedMail>[] = [
  {
    title: words.subject,
    part: 'lead',
    cell: ({ name, subject }) => (
      <Link
        href={placeHref('outbox', { mail: name })}
        className={classes.member}
        aria-label={words.readOf(subject || words.noSubject)}
      >
        {subject || words.noSubject}
      </Link>
    ),
  },
  { title: words.to, cell: ({ to }) => to },
  { title: words.at, cell: ({ sentAt }) => <Moment at={sentAt} /> },
  { title: words.size, cell: ({ size }) => words.kilobytes((size / 1024).toFixed(1)) },
];
