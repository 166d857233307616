import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminTrendWords } from '#strings/admin/admin-trends.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Disclosure } from '../../../components/page/disclosure.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { type Column, DataTable } from '../../../components/tables/data-table.tsx';
import classes from './trends.module.css';

interface ChartCardProps<Answer, Row> {
  id: string;
  /** The texts of the chart. `none` replaces an empty chart. */
  words: { title: string; intro: string; caption: string; none: string };
  /** The query of the figures. */
  query: { data: Answer | undefined; error: unknown; refetch: () => Promise<unknown> };
  rowsOf: (answer: Answer) => readonly Row[];
  /** Describes the chart in a sentence; null if there is nothing to draw. */
  describe: (answer: Answer) => string | null;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The names of the marks, in order. */
  legend: readonly { name: string; mark: string }[];
  /** A link to the rows behind the figures. */
  more?: (answer: Answer) => ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** One chart: a sentence about it, the drawing, and its numbers as a table. */
export function ChartCard<Answer, Row>({
  id,
  words,
  query,
  rowsOf,
  describe,
  legend,
  more,
  children,
  ...table
}: ChartCardProps<Answer, Row>) {
  return (
    <SectionCard id={id} title={words.title} intro={words.intro}>
      <Stack gap="sm" mt="0.875rem">
        <Loaded query={query} heights={[3, 15]}>
          {(answer) => {
            const finding = describe(answer);
            if (finding === null) return <p>{words.none}</p>;
            return (
              <>
                <Text fw={600}>{finding}</Text>
                {/* Screen readers get the sentence and the table instead. */}
                <div aria-hidden>
                  <Group component="ul" gap="0.25rem 1.25rem" mb="sm" c="dimmed" fz="sm">
                    {legend.map(({ name, mark }) => (
                      <Group key={name} component="li" gap="xs">
                        <span className={classes.mark} data-mark={mark} />
                        {name}
                      </Group>
                    ))}
                  </Group>
                  {children(answer)}
                </div>
                {more?.(answer)}
                <Disclosure summary={adminTrendWords.numbers}>
                  {/* Newest first, as in every list. */}
                  <DataTable caption={words.caption} rows={rowsOf(answer).toReversed()} {...table} />
                </Disclosure>
              </>
            );
          }}
        </Loaded>
      </Stack>
    </SectionCard>
  );
}
