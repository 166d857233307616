import type { Statement } from 'better-sqlite3';
import { Column, is, Placeholder, QueryPromise, SQL, sql } from 'drizzle-orm';
import type { Queries } from './sqlite.ts';

/** The values a read gets when it is run, each standing for itself while it is built. */
export type Given<V> = { readonly [name in keyof V]-?: Placeholder };

type Values = Record<string, unknown>;
type Decode = (raw: unknown) => unknown;

/** What reads a value of the driver's; the library keeps it out of its types. */
interface Coded {
  decoder: { mapFromDriverValue: Decode };
}
interface Aliased {
  sql: unknown;
}

/** What a built query has to say of itself, beyond what its types say. */
interface Built {
  prepare(): {
    stmt: Statement;
    query: { params: unknown[] };
    fields: { path: string[]; field: unknown }[];
    joinsNotNullableMap: object | undefined;
    all(values: Values): unknown[];
  };
}

/** A read with its values: to be awaited, or yielded inside a piece of work. */
export class ReadyRead<R> extends QueryPromise<R[]> {
  readonly runNow: () => R[];

  constructor(runNow: () => R[]) {
    super();
    this.runNow = runNow;
  }

  override async execute(): Promise<R[]> {
    return this.runNow();
  }
}

/**
 * Makes a read that is built and compiled once per database and from then on only run. Building a query costs more than
 * asking SQLite for a handful of rows, so what a page asks for at every visit is made this way; on another engine it is
 * a prepared statement just the same.
 */
export function defineRead<V, R>(
  build: (q: Queries, given: Given<V>) => PromiseLike<R[]>,
): (q: Queries, values: V) => PromiseLike<R[]> {
  const compiled = new WeakMap<object, (values: Values) => R[]>();
  const given = new Proxy({} as Given<V>, { get: (_, name) => sql.placeholder(String(name)) });
  const rowsOf = (q: Queries) => {
    const known = compiled.get(q.tables);
    if (known) return known;
    const rows = compile(build(q, given) as unknown as Built) as (values: Values) => R[];
    compiled.set(q.tables, rows);
    return rows;
  };
  return (q, values) => new ReadyRead(() => rowsOf(q)(values as Values));
}

function compile(query: Built): (values: Values) => unknown[] {
  const prepared = query.prepare();
  const { stmt, fields, joinsNotNullableMap } = prepared;
  // Rows that are objects within objects are left to the library, which reads them slowly and rightly.
  if (joinsNotNullableMap && fields.some(({ path }) => path.length > 1)) return (values) => prepared.all(values);
  const params = prepared.query.params.map(readerOf);
  const columns = fields.map(({ path, field }) => ({ name: path[0] as string, decode: decoderOf(field) }));
  return (values) => {
    const raw = stmt.raw(true).all(...params.map((param) => param(values))) as unknown[][];
    return raw.map((row) => readRow(row, columns));
  };
}

function readRow(raw: unknown[], columns: { name: string; decode: Decode | null }[]): object {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at += 1) {
    const { name, decode } = columns[at] as { name: string; decode: Decode | null };
    const value = raw[at];
    row[name] = decode === null || value === null ? value : decode(value);
  }
  return row;
}

/** How a column's value is read; null where it is as the driver gives it. */
function decoderOf(field: unknown): Decode | null {
  const { decoder } = (
    is(field, Column) ? { decoder: field } : is(field, SQL) ? field : (field as Aliased).sql
  ) as Coded;
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return null;
  return (raw) => decoder.mapFromDriverValue(raw);
}

/** How a parameter's value is had: it is fixed, or given, and then told to the driver as columns.ts stores its kind. */
function readerOf(param: unknown): (values: Values) => unknown {
  if (!is(param, Placeholder)) return () => param;
  const { name } = param;
  return (values) => {
    const value = values[name];
    if (value instanceof Date) return value.getTime();
    return typeof value === 'boolean' ? Number(value) : value;
  };
}
