import { QueryPromise, sql } from 'drizzle-orm';
import type { Given, Queries, Query, StatementBuilder } from '../database.ts';

type Values = Record<string, unknown>;

/** A statement compiled by Drizzle, on a synchronous driver. */
interface Statement {
  all(values?: Values): unknown[];
}

/** A compiled statement with its values. Code awaits it, or yields it inside a transaction. */
export class ReadyStatement<R> extends QueryPromise<R[]> {
  readonly runNow: () => R[];

  constructor(runNow: () => R[]) {
    super();
    this.runNow = runNow;
  }

  override async execute(): Promise<R[]> {
    return this.runNow();
  }
}

/** Creates {@link Queries.runStatement}, which compiles each builder's statement once for this database. */
export function createStatements(queries: () => Queries): Queries['runStatement'] {
  const statements = new WeakMap<object, Statement>();
  const given = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });
  const statementOf = <V extends object, R>(build: StatementBuilder<V, R>): Statement => {
    const statement = statements.get(build) ?? compile(build(queries(), given as Given<V>));
    statements.set(build, statement);
    return statement;
  };
  return <V extends object, R>(build: StatementBuilder<V, R>, values: V) =>
    new ReadyStatement(() => statementOf(build).all(toDriver(values)) as R[]);
}

function compile(query: Query<unknown>): Statement {
  return (query as unknown as { prepare(): Statement }).prepare();
}

/**
 * Drizzle passes a placeholder's value to the driver unchanged, because a placeholder has no column. So convert values
 * here to the form of columns.ts.
 */
function toDriver(values: object): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (value instanceof Date) return [name, value.getTime()];
      return [name, typeof value === 'boolean' ? Number(value) : value];
    }),
  );
}
