/** A value as it travels over tRPC: plain JSON, and beside it where it stands for something JSON cannot say. */
interface Packed {
  json?: unknown;
  meta?: { values?: Notes; v?: number };
}

/** What stands at one place, or at places below it by their paths. */
type Notes = [type: string, below?: Notes] | { [path: string]: Notes };

type Branch = Record<string, unknown>;

const REVIVERS: Record<string, (value: unknown) => unknown> = {
  Date: (value) => new Date(value as string),
  undefined: () => undefined,
  number: Number,
  bigint: (value) => BigInt(value as string),
};

/**
 * The part of superjson's format that the server speaks: plain data and dates. The whole library is a twentieth of
 * what the first screen loads.
 */
export const wire = {
  serialize(value: unknown): Packed {
    const values: Record<string, Notes> = {};
    noteDates(value, '', values);
    return Object.keys(values).length ? { json: value, meta: { values, v: 1 } } : { json: value };
  },
  deserialize<T = unknown>({ json, meta }: Packed): T {
    return (meta?.values ? revive(json, meta.values) : json) as T;
  },
};

function noteDates(value: unknown, path: string, values: Record<string, Notes>): void {
  if (typeof value !== 'object' || value === null) return;
  if (value instanceof Date) {
    if (path === '') throw new Error('No call takes a date alone');
    values[path] = ['Date'];
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    const step = name.replace(/[\\.]/g, '\\$&');
    noteDates(inner, path === '' ? step : `${path}.${step}`, values);
  }
}

function revive(value: unknown, notes: Notes): unknown {
  if (Array.isArray(notes)) {
    const [type, below] = notes;
    const known = REVIVERS[type];
    if (!known || below) throw new Error(`The server sent a ${type}, which this page cannot read`);
    return known(value);
  }
  for (const [path, inner] of Object.entries(notes)) {
    const steps = splitPath(path);
    const last = steps.pop() ?? '';
    const parent = steps.reduce<Branch>((at, step) => at[step] as Branch, value as Branch);
    parent[last] = revive(parent[last], inner);
  }
  return value;
}

/** The names of a path; a dot or backslash that belongs to a name has a backslash before it. */
function splitPath(path: string): string[] {
  return (path.match(/(?:\\.|[^\\.])+/g) ?? []).map((step) => step.replace(/\\(.)/g, '$1'));
}
