import { VisuallyHidden } from '@mantine/core';
import type { Key, ReactNode } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
  /** The column's heading; only screen readers get it where the cells need none. */
  title: string;
  titleHidden?: boolean;
  /**
   * What the cell is of its row, where the row is a card for want of room: `lead` is its name, `state` stands beside
   * that, `acts` end it; all others follow with their title.
   */
  part?: 'lead' | 'state' | 'acts';
  /** Never more than a few words, which stay on one line in a table. */
  short?: boolean;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** The name of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** True while newer rows load; the present ones stay readable. */
  busy?: boolean;
}

/** Rows under sticky heads; where there is no room for a table, each row is a small card. */
export function DataTable<Row>({ caption, columns, rows, rowKey, busy = false }: DataTableProps<Row>) {
  return (
    <div className={classes.frame} data-busy={busy || undefined}>
      {/* The roles are said again, for browsers forget them where a row is laid out as a card. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className={classes.table} role="table" aria-label={caption} aria-busy={busy}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ title, titleHidden, part }) => (
              <th key={title} role="columnheader" scope="col" data-part={part}>
                {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map(({ title, part, short, cell }) => (
                <td
                  key={title}
                  role="cell"
                  data-part={part}
                  data-title={part ? undefined : title}
                  data-short={short || undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}
