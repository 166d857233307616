import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminTrendWords as words } from '#strings/admin/admin-trends.ts';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { type Column, DataTable } from '../../../components/tables/data-table.tsx';
import classes from './trends.module.css';

interface PlotCardProps<Row> {
  id: string;
  title: string;
  intro: string;
  caption: string;
  /** The call that brings the figures, as react-query reports it. */
  loading: { error: unknown; refetch: () => Promise<unknown> };
  /** Undefined before the first answer. */
  rows: readonly Row[] | undefined;
  /** One sentence that says what the plot shows; null where there is nothing to draw. */
  finding: string | null;
  none: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The names of the marks, in their order. */
  legend: readonly { name: string; mark: string }[];
  /** The way to the rows behind the figures. */
  more?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** One plot: what it says in words, the drawing, and its numbers as a table. */
export function PlotCard<Row>({
  id,
  title,
  intro,
  caption,
  loading,
  rows,
  finding,
  none,
  columns,
  rowKey,
  legend,
  more,
  children,
}: PlotCardProps<Row>) {
  return (
    <SectionCard id={id} title={title} intro={intro}>
      <Stack gap="sm" mt="0.875rem">
        {!rows ? (
          loading.error ? (
            <LoadFailed error={loading.error} onRetry={() => void loading.refetch()} />
          ) : (
            <Skeletons heights={[3, 15]} />
          )
        ) : finding === null ? (
          <p>{none}</p>
        ) : (
          <>
            <Text fw={600}>{finding}</Text>
            {/* The sentence and the table say the same to a screen reader. */}
            <div aria-hidden>
              <ul className={classes.legend}>
                {legend.map(({ name, mark }) => (
                  <li key={name}>
                    <span className={classes.mark} data-mark={mark} />
                    {name}
                  </li>
                ))}
              </ul>
              {children(rows)}
            </div>
            {more}
            <details className={classes.numbers}>
              <summary>{words.numbers}</summary>
              {/* The newest first, as in every list here. */}
              <DataTable caption={caption} columns={columns} rows={rows.toReversed()} rowKey={rowKey} />
            </details>
          </>
        )}
      </Stack>
    </SectionCard>
  );
}
