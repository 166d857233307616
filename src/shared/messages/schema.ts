import { z } from '../zod.ts';

/** A message next to its English sentence in an answer (decisions.md D45). */
export const message = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
