import { Box, Group, Text } from '@mantine/core';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import card from '../../../components/page/section-card.module.css';
import { type Column, DataTable } from '../../../components/tables/data-table.tsx';

/** The number of rows. */
export const LATEST = 5;
// The heights in rem of a table row, and of the card that replaces it on a narrow screen.
const ROW = 3.9;
const CARD = 10.5;

const SKELETON = (
  <>
    <Box display={{ lg: 'none' }}>
      <Skeletons heights={Array(LATEST).fill(CARD)} />
    </Box>
    <Box display={{ base: 'none', lg: 'block' }}>
      <Skeletons heights={Array(LATEST).fill(ROW)} />
    </Box>
  </>
);

/** The props of the latest rows of a list. */
export interface LatestRowsProps<Row> {
  id: string;
  title: string;
  /** The link to the whole list. */
  all: { label: string; href: string };
  empty: string;
  query: { error: unknown; refetch: () => Promise<unknown> };
  /** Undefined before the first answer. */
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
}

/** The latest rows of a list, with a link to the whole list. */
export function LatestRows<Row extends { id: number }>({
  id,
  title,
  all,
  empty,
  query,
  rows,
  columns,
}: LatestRowsProps<Row>) {
  return (
    <Box component="section" className={card.card} pt="md" pb="xs" aria-labelledby={id}>
      <Group justify="space-between" align="baseline" gap="0 1rem">
        <Box component="h2" id={id} tabIndex={-1} fz="xl">
          {title}
        </Box>
        <LineLink quiet href={all.href}>
          {all.label}
        </LineLink>
      </Group>
      {rows ? (
        rows.length > 0 ? (
          <DataTable caption={title} columns={columns} rows={rows} rowKey={(row) => row.id} />
        ) : (
          <Text c="dimmed" pb="sm">
            {empty}
          </Text>
        )
      ) : (
        <QueryPlaceholder query={query} loading={SKELETON} />
      )}
    </Box>
  );
}
