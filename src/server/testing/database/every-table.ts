import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { OpenSite } from '../../site/open-site.ts';

/** A value about a member that is unique in the database. */
export interface Mark {
  /** Table and column, such as `guidance_entries.userReflection`. */
  where: string;
  /** Its form in JSON. */
  json: string;
}

type Column = ReturnType<typeof getTableColumns>[string];

// Values for columns that do not accept a free text or number.
const VALUES: Record<string, unknown> = {
  'user_schedules.timeSlots': [{ hour: 3, minute: 33, type: 'reflection' }],
  'replaced_weeks.days': [{ dayOfWeek: 'tuesday', enabled: true, timeSlots: [{ hour: 4, minute: 44, type: 'do' }] }],
  'alert_addresses.details': { username: 'mark alert_addresses.details' },
  'alert_addresses.secrets': { key: 'mark alert_addresses.secrets' },
  'alert_addresses.failedMessages': [{ deliveryId: 7_444_444, failedAt: 7_444_445 }],
  'user_profiles.notificationPreferences': { note: 'mark user_profiles.notificationPreferences' },
  'user_profiles.alertPauses': { sms: 'mark user_profiles.alertPauses' },
  'user_goals.progress': 77,
  // A deleted goal is in no answer.
  'user_goals.deletedAt': null,
  'care_notices.signs': ['abuse', 'threat'],
  'api_tokens.scopes': ['read', 'admin'],
  'audit_log.details': { note: 'mark audit_log.details' },
};
const OWNERS = ['userId', 'actorId', 'targetId', 'createdBy', 'usedBy'];
const FIRST_ID = 7_000_001;
const FIRST_INSTANT = Date.parse('2027-02-01T00:00:00Z');

/** Returns the columns in which a table names the member of a row. */
export function ownerColumns(table: Table): string[] {
  return Object.keys(getTableColumns(table)).filter((name) => OWNERS.includes(name));
}

/**
 * Adds a row about a member to every table that has a column for one, and replaces the member's earlier rows there. Returns all
 * values, which are unique where the type allows it.
 */
export async function fillEveryTable(
  site: OpenSite,
  userId: number,
  tables: SQLiteTable[] = Object.values(site.db.tables),
): Promise<Mark[]> {
  const marks: Mark[] = [];
  const ids = new Map<string, number>();
  for (const table of tables) {
    if (ownerColumns(table).length === 0) continue;
    const row = makeRow(table, userId, ids, marks.length);
    if (ownerColumns(table).includes('userId') && getTableName(table) !== 'consent_events')
      site.db.client.prepare(`DELETE FROM ${getTableName(table)} WHERE user_id = ?`).run(userId);
    await site.db.insert(table as typeof site.db.tables.pauses).values(row as never);
    for (const [column, value] of Object.entries(row)) marks.push(markOf(table, column, value));
  }
  return marks;
}

function makeRow(table: SQLiteTable, userId: number, ids: Map<string, number>, seed: number): Record<string, unknown> {
  const name = getTableName(table);
  const references = new Map(
    getTableConfig(table).foreignKeys.map(({ reference }) => {
      const { columns, foreignTable } = reference();
      return [columns[0]?.name, getTableName(foreignTable)];
    }),
  );
  ids.set(name, FIRST_ID + seed);
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([column, facts], at) => {
      const other = references.get(facts.name);
      if (ownerColumns(table).includes(column)) return [column, userId];
      if (other) return [column, ids.get(other)];
      return [column, valueFor(`${name}.${column}`, facts, seed + at, FIRST_ID + seed)];
    }),
  );
}

function valueFor(where: string, column: Column, number: number, id: number): unknown {
  if (where in VALUES) return VALUES[where];
  if (column.enumValues?.length) return column.enumValues.at(-1);
  switch (column.dataType) {
    case 'number':
      return where.endsWith('.id') ? id : FIRST_ID + number;
    case 'boolean':
      return true;
    case 'date':
      return new Date(FIRST_INSTANT + number * 1000);
    case 'json':
      return [`mark ${where}`];
    default:
      return `mark ${where}`;
  }
}

/** Returns the text to search for: a unique value alone, or a value that other rows may share with its field name. */
function markOf(table: Table, column: string, value: unknown): Mark {
  const json = JSON.stringify(value);
  const isAlone = value instanceof Date || json.includes('mark ');
  return { where: `${getTableName(table)}.${column}`, json: isAlone ? json : `"${column}":${json}` };
}
