import { z } from 'zod';

/** A message as it stands in an answer beside its English sentence (decisions.md D45). */
export const message = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
