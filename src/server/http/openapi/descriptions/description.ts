import type { z } from 'zod';

/** A field's description in the document: a sentence, and the format of a text that has one. */
export type FieldDescription = string | { description: string; format: 'date' | 'email' | 'uri' };

/** A contract schema with a description of each of its fields. */
export interface DescribedSchema {
  schema: z.ZodObject;
  fields: Readonly<Record<string, FieldDescription>>;
}

/** Describes the fields of one contract schema. A missing or misspelt field is a type error. */
export function describeFields<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape, z.core.$ZodObjectConfig>,
  fields: Record<keyof NoInfer<Shape>, FieldDescription>,
): DescribedSchema {
  return { schema, fields };
}
