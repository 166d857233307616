import { type Placeholder, QueryPromise, sql } from 'drizzle-orm';
import type { Queries } from './sqlite.ts';

/** The values a read gets when it is run, each standing for itself while it is built. */
export type Given<V> = { readonly [name in keyof V]-?: Placeholder };

type Values = Record<string, unknown>;

/** A query of Drizzle that gives rows. */
interface RowsQuery<R> {
  prepare(): { all(values?: Values): R[] };
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
 * Makes a prepared statement: the query is built and compiled once per database and from then on only run. Building a
 * query costs more than asking SQLite for a handful of rows, so what a page asks for at every visit is made this way.
 */
export function defineRead<V extends object, R>(
  build: (q: Queries, given: Given<V>) => RowsQuery<R>,
): (q: Queries, values: V) => PromiseLike<R[]> {
  const prepared = new WeakMap<object, ReturnType<RowsQuery<R>['prepare']>>();
  const given = new Proxy({} as Given<V>, { get: (_, name) => sql.placeholder(String(name)) });
  const statementOf = (q: Queries) => {
    const statement = prepared.get(q.tables) ?? build(q, given).prepare();
    prepared.set(q.tables, statement);
    return statement;
  };
  return (q, values) => new ReadyRead(() => statementOf(q).all(toDriver(values)));
}

/** A placeholder has no column, so Drizzle hands its value to the driver as it is: these are as columns.ts stores them. */
function toDriver(values: object): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (value instanceof Date) return [name, value.getTime()];
      return [name, typeof value === 'boolean' ? Number(value) : value];
    }),
  );
}
