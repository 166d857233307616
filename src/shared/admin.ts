import { z } from 'zod';

export const queueStatsOutput = z.object({
  waiting: z.number().int(),
  processing: z.number().int(),
  completed: z.number().int(),
  failed: z.number().int(),
  totalScheduled: z.number().int(),
});
