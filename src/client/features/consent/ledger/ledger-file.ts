import { ledgerWords } from '#strings/consent/ledger.ts';
import type { ConsentEvent } from '../../../../shared/alerts.ts';
import { uniqueById } from '../../../lib/calls/use-pages.ts';
import { formatDateTime } from '../../../lib/time/dates.ts';
import { nameIn, nameOfSubject } from './ledger-names.ts';

interface Page {
  events: ConsentEvent[];
  hasMore: boolean;
}

/** Reads all pages one after another. Returns their rows without duplicates. */
export async function collectRows(read: (page: number) => Promise<Page>): Promise<ConsentEvent[]> {
  const rows: ConsentEvent[] = [];
  for (let page = 1; ; page += 1) {
    const { events, hasMore } = await read(page);
    rows.push(...events);
    if (!hasMore) return uniqueById(rows);
  }
}

/** Returns the rows as JSON, with the member's id and the time of the export. */
export function toJson(
  rows: readonly ConsentEvent[],
  about: { userId: number; record?: string; timeZone: string; exportedAt: Date },
): string {
  return `${JSON.stringify({ title: ledgerWords.file, ...about, events: rows }, null, 2)}\n`;
}

/** Returns the rows as CSV (RFC 4180), with the labels of the screen. */
export function toCsv(rows: readonly ConsentEvent[], timeZone: string): string {
  const { columns } = ledgerWords.download;
  const lines = rows.map((row) => [
    row.createdAt.toISOString(),
    formatDateTime(row.createdAt, timeZone),
    nameOfSubject(row.channel),
    ledgerWords.actions[row.action],
    nameIn(ledgerWords.sources, row.source),
    row.wordingVersion,
    row.wording,
    row.addressHash,
  ]);
  const { time, local, channel, event, source, version, wording, address } = columns;
  const table = [[time, `${local} (${timeZone})`, channel, event, source, version, wording, address], ...lines];
  // Spreadsheets need the byte order mark to read UTF-8.
  return `\uFEFF${table.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')}`;
}

function quote(cell: string | null): string {
  return `"${(cell ?? '').replaceAll('"', '""')}"`;
}
