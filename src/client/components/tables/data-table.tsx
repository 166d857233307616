import { VisuallyHidden } from '@mantine/core';
import type { Key, ReactNode } from 'react';
import { keepFocus } from '../../lib/page/focus-after.ts';
import classes from './data-table.module.css';

export interface Column<Row> {
  /** The column's heading; `titleHidden` shows it only to screen readers. */
  title: string;
  titleHidden?: boolean;
  /**
   * The cell's role when the row is a card: `lead` is its name, `state` is beside the name, `actions` are at the end. Other
   * cells follow with their titles.
   */
  part?: 'lead' | 'state' | 'actions';
  /** True for a cell of a few words, which a table does not wrap. */
  short?: boolean;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** The name of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** True while newer rows load. The present rows stay visible. */
  busy?: boolean;
}

/** A table with sticky headings. In a narrow space each row is a card. */
export function DataTable<Row>({ caption, columns, rows, rowKey, busy = false }: DataTableProps<Row>) {
  return (
    <div className={classes.frame} data-busy={busy || undefined}>
      {/* Browsers drop the table roles when CSS lays out a row as a card, so they are explicit. */}
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
            <tr key={rowKey(row)} ref={keepFocus} role="row">
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
