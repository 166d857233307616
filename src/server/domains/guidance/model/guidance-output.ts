import { z } from 'zod';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { BOOKS } from '../../../scripture/books.ts';

const text = z.string();
const texts = z.array(text);
const common = {
  title: text,
  content: text,
  // A place only: the server puts in the words (rules.md G1).
  scripture: z.strictObject({ book: z.enum(BOOKS), chapter: z.int(), from: z.int(), to: z.int() }),
  actionSteps: texts,
};

const PRAYER = z.strictObject({ ...common, prayerPrompt: text, encouragement: text, focusPoint: text });
const ACTION = z.strictObject({
  ...common,
  actionPrompt: text,
  practicalStep: text,
  checkInQuestion: text,
  motivationalNote: text,
});
const REFLECTION = z.strictObject({
  ...common,
  // The id of an offered quotation, or null for none (rules.md G2).
  quote: text.nullable(),
  reflectionQuestions: texts,
  gratitudePrompt: text,
  tomorrowPreparation: text,
});

/** The fields that the model fills, by type. Lengths and manner are checked afterwards, for they are no part of strict mode. */
export const OUTPUT_SCHEMAS = { prayer: PRAYER, do: ACTION, reflection: REFLECTION } as const;

type PrayerOutput = z.output<typeof PRAYER>;
type ActionOutput = z.output<typeof ACTION>;
type ReflectionOutput = z.output<typeof REFLECTION>;
export type GuidanceOutput = PrayerOutput | ActionOutput | ReflectionOutput;

/** Returns the JSON schema of a type's fields in the subset that strict mode takes. */
export function jsonSchemaOf(contentType: ContentType): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(OUTPUT_SCHEMAS[contentType]);
  return withoutBounds(schema) as Record<string, unknown>;
}

/** Removes the bounds of whole numbers, which zod adds and not every server takes. */
function withoutBounds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutBounds);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([name]) => name !== 'minimum' && name !== 'maximum');
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutBounds(value)]));
}
