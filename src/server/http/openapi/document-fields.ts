import type { z } from 'zod';
import type { FieldDescription } from './descriptions/description.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** The keyword under which zod writes the descriptions of a contract's fields. The document does not contain it. */
export const FIELDS_KEY = 'x-field-descriptions';

/** Moves the descriptions of an object schema's fields into its properties. */
export function describeProperties({ [FIELDS_KEY]: fields, ...schema }: Schema): Schema {
  const described = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const field = (fields as Record<string, FieldDescription>)[name];
    return [name, field === undefined ? property : describeField(property as Schema, field)];
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

/** Adds a field's description to its schema, and its format to the parts that are text. */
export function describeField(schema: Schema, field: FieldDescription): Schema {
  if (typeof field === 'string') return { ...schema, description: field };
  const { description, format } = field;
  const formatted = schema.anyOf
    ? { ...schema, anyOf: schema.anyOf.map((inner) => withFormat(inner as Schema, format)) }
    : withFormat(schema, format);
  return { ...formatted, description };
}

function withFormat(schema: Schema, format: string): Schema {
  return [schema.type].flat().includes('string') ? { ...schema, format } : schema;
}
