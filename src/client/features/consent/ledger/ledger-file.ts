import { ledgerWords } from '#strings/consent/consent.ts';
import type { ConsentRecord } from '../../../../shared/alerts.ts';
import { uniqueById } from '../../../lib/calls/use-pages.ts';
import { formatMoment } from '../../../lib/time/dates.ts';
import { nameIn, nameOfSubject } from './ledger-names.ts';

interface Page {
  events: ConsentRecord[];
  hasMore: boolean;
}

/** All pages there are, one after another, as rows without repeats. */
export async function collectRows(read: (page: number) => Promise<Page>): Promise<ConsentRecord[]> {
  const rows: ConsentRecord[] = [];
  for (let page = 1; ; page += 1) {
    const { events, hasMore } = await read(page);
    rows.push(...events);
    if (!hasMore) return uniqueById(rows);
  }
}

/** The rows as the call gives them, with whose they are and when the file was made. */
export function toJson(
  rows: readonly ConsentRecord[],
  about: { userId: number; record?: string; timeZone: string; exportedAt: Date },
): string {
  return `${JSON.stringify({ title: ledgerWords.file, ...about, events: rows }, null, 2)}\n`;
}

/** The rows as a table, in the words of the screen, quoted as RFC 4180 has it. */
export function toCsv(rows: readonly ConsentRecord[], timeZone: string): string {
  const { columns } = ledgerWords.download;
  const lines = rows.map((row) => [
    row.createdAt.toISOString(),
    formatMoment(row.createdAt, timeZone),
    nameOfSubject(row.channel),
    ledgerWords.actions[row.action],
    nameIn(ledgerWords.sources, row.source),
    row.wordingVersion,
    row.wording,
    row.addressHash,
  ]);
  const { time, local, channel, event, source, version, wording, address } = columns;
  const table = [[time, `${local} (${timeZone})`, channel, event, source, version, wording, address], ...lines];
  // Spreadsheets take a file for UTF-8 only where it begins so.
  return `\uFEFF${table.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')}`;
}

function quote(cell: string | null): string {
  return `"${(cell ?? '').replaceAll('"', '""')}"`;
}
