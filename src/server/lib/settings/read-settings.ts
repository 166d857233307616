import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** The values of the settings as they are written, by their names. */
export type SettingValues = Readonly<Record<string, string | undefined>>;

/** A configuration that the server cannot use. The message has one readable line per error. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Reads the values of some settings from environment variables. A `NAME_FILE` variable names a file that holds the value;
 * an empty value counts as not set.
 * @throws {EnvError} with one line per file that cannot be read.
 */
export function readValues(source: SettingValues, names: readonly string[]): Record<string, string> {
  const errors: string[] = [];
  const values: Record<string, string> = {};
  for (const name of names) {
    try {
      const value = settingValue(source, name)?.trim();
      if (value) values[name] = value;
    } catch (error) {
      errors.push(
        `${name}_FILE: the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`,
      );
    }
  }
  if (errors.length) throw new EnvError(errors.join('\n'));
  return values;
}

/** The settings of a table of schemas, or one line for each invalid one. */
export type Parsed<Shape extends z.ZodRawShape> =
  | { data: z.output<z.ZodObject<Shape>>; errors: [] }
  | { data: null; errors: { name: string; sentence: string }[] };

/** Parses values by the schemas of settings. */
export function parseSettings<Shape extends z.ZodRawShape>(
  values: SettingValues,
  schema: z.ZodObject<Shape>,
): Parsed<Shape> {
  const result = schema.safeParse(values);
  if (result.success) return { data: result.data, errors: [] };
  return {
    data: null,
    errors: result.error.issues.map(({ path, message }) => ({ name: String(path[0]), sentence: message })),
  };
}

function settingValue(source: SettingValues, name: string): string | undefined {
  if (source[name]?.trim()) return source[name];
  const file = source[`${name}_FILE`]?.trim();
  return file ? readFileSync(file, 'utf8') : undefined;
}
