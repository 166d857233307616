import type { Random } from '../../src/server/testing/random.ts';

/** The parts of JSON Schema that the document uses. */
export interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

/** JSON text that JSON.stringify would not write: huge numbers, duplicate keys, inherited property names. */
export class Verbatim {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Valid values for a field by its name, when its schema alone does not determine them. */
export type Known = (name: string) => readonly unknown[] | undefined;

/** Texts that are known to break programs. */
export const STRANGE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\r\nSet-Cookie: a=b',
  '\u2028\u2029',
  '\u202eevil',
  '\ufeff',
  '\ud800',
  '\udfff\ud800',
  '\u{1f64f}\u{1f64f}\u{1f64f}',
  'שָׁלוֹם עֲלֵיכֶם',
  'Z\u0351\u036b\u0343a\u0363\u0349l\u0348\u035ag\u033do',
  'İıſ',
  '\uffff\ufdd0',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  'true',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '٣',
  '9007199254740993',
  "' OR 1=1 --",
  '%',
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$' + '{7*7}',
  '=cmd()',
  'a@b',
  '"@parish.example',
  '2027-02-30',
  '2027-03-01T25:61:61Z',
  '+0000000000',
  'Etc/Nowhere',
];

const STRANGE_JSON: readonly string[] = [
  '1e309',
  '-1e309',
  '-0',
  '0.1',
  '1e21',
  '-1',
  '9007199254740993',
  '99999999999999999999999999999999',
  '5e-324',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"isDev":true}}}',
  '{"toString":1,"valueOf":2}',
  '{"a":1,"a":2}',
  '{"length":-1}',
  '[[[[[[[[]]]]]]]]',
  '{"toJSON":"x"}',
];

const HUGE = 100_000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_ .';
// Simple texts that match most patterns of the contracts.
const CANDIDATES = [
  '123456',
  '000000',
  'a'.repeat(43),
  `B${'A'.repeat(86)}`,
  'A'.repeat(22),
  `1-${'A'.repeat(43)}`,
  'abc',
  '2027-05-01',
  '09:00',
  'a',
  '+15551234567',
];

/** Creates a value that a schema allows. */
export function makeValid(schema: Schema, random: Random, known: Known, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return random.pick(schema.enum);
  const candidates = known(name);
  if (candidates?.length && random.chance(0.9)) return random.pick(candidates);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return makeValid(random.pick(choices), random, known, name);
  const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat();
  switch (random.pick(types)) {
    case 'object':
      return makeObject(schema, random, known);
    case 'array':
      return makeArray(schema, random, known, name);
    case 'integer':
      return makeNumber(schema, random, true);
    case 'number':
      return makeNumber(schema, random, random.chance(0.5));
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return makeText(schema, random);
  }
}

function makeObject(schema: Schema, random: Random, known: Known): Record<string, unknown> {
  // Without a prototype every key is a plain one, even `__proto__`.
  const made = Object.create(null) as Record<string, unknown>;
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    if (schema.required?.includes(name) || random.chance(0.6)) made[name] = makeValid(inner, random, known, name);
  return made;
}

function makeArray(schema: Schema, random: Random, known: Known, name: string): unknown[] {
  const least = schema.minItems ?? 0;
  const length = random.int(least, Math.min(schema.maxItems ?? least + 4, least + 7));
  return Array.from({ length }, () => makeValid(schema.items ?? {}, random, known, name));
}

function makeNumber(schema: Schema, random: Random, whole: boolean): number {
  const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? -10 : schema.exclusiveMinimum + 1);
  const most = schema.maximum ?? (schema.exclusiveMaximum === undefined ? least + 1000 : schema.exclusiveMaximum - 1);
  const end = random.chance(0.5) ? most : Math.min(most, least + 20);
  if (random.chance(0.2)) return random.pick([least, most]);
  return whole ? random.int(Math.ceil(least), Math.floor(end)) : least + random.next() * (end - least);
}

function makeText({ format, pattern, minLength = 0, maxLength }: Schema, random: Random): string {
  if (format === 'email') return `fuzz-${random.int(1, 1e9)}@parish.example`;
  if (format === 'date-time') return new Date(random.int(0, 4e12)).toISOString();
  if (format === 'date') return new Date(random.int(0, 4e12)).toISOString().slice(0, 10);
  if (format === 'uri' || format === 'url') return `https://push.parish.example/${random.int(1, 1e9)}`;
  if (format === 'uuid') return `00000000-0000-4000-8000-${String(random.int(0, 1e12)).padStart(12, '0')}`;
  if (pattern) {
    const matching = CANDIDATES.filter((text) => matches(pattern, text) && text.length >= minLength);
    if (matching.length) return random.pick(matching);
  }
  const length = random.int(minLength, Math.min(maxLength ?? minLength + 60, minLength + 60));
  if (random.chance(0.15)) return padOrCut(random.pick(STRANGE_TEXTS), minLength, maxLength);
  if (random.chance(0.02) && maxLength) return 'x'.repeat(maxLength);
  return Array.from({ length }, () => LETTERS[random.int(0, LETTERS.length - 1)]).join('');
}

function padOrCut(text: string, least: number, most = Number.POSITIVE_INFINITY): string {
  return text.padEnd(least, 'x').slice(0, most);
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}

/** Creates a value that a caller might send instead of a valid one. */
export function makeStrange(random: Random, known: Known): unknown {
  switch (random.int(0, 11)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.int(-1_000_000, 1_000_000);
    case 3:
      return [];
    case 4:
      return {};
    case 5:
      return random.pick(['x', '🙏', '\u0000', '9', '(a+)+$']).repeat(HUGE / 4);
    case 6:
      return new Verbatim(`${'['.repeat(HUGE / 20)}${']'.repeat(HUGE / 20)}`);
    case 7:
    case 8:
      return new Verbatim(random.pick(STRANGE_JSON));
    case 9:
      return Array.from({ length: random.int(1, 200) }, () => random.pick(STRANGE_TEXTS));
    case 10:
      return makeValid({ type: ['string', 'integer', 'boolean'] }, random, known);
    default:
      return random.pick(STRANGE_TEXTS);
  }
}

/** Writes a value as JSON, with {@link Verbatim} parts unchanged. */
export function writeValue(value: unknown): string {
  if (value instanceof Verbatim) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeValue).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, inner]) => `${JSON.stringify(key)}:${writeValue(inner)}`)
      .join(',')}}`;
  return JSON.stringify(value) ?? 'null';
}
