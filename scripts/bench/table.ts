/** One figure, with its reference from the same run if there is one. */
export interface Row {
  what: string;
  measured: string;
  reference?: string;
  ratio?: string;
  goal?: string;
  /** Set where the figure misses a goal that must hold on every machine; then the run fails. */
  missed?: boolean;
}

/** Returns the median of some figures. */
export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** Returns the value below which a share (0 to 1) of some figures lies. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function printTable(rows: Row[]): void {
  const heads = ['what', 'measured', 'reference', 'ratio', 'goal'] as const;
  const cells = [heads.map(String), ...rows.map((row) => heads.map((head) => row[head] ?? ''))];
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head, ...body] = cells;
  console.log(line(head as string[]));
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  for (const row of body) console.log(line(row));
}
