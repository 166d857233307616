import { memberSearch } from '../admin.ts';
import { pageNumber, rowLimit } from '../fields.ts';
import { z } from '../zod.ts';

/** The model's use for one member: calls, tokens and cost. It holds none of their words and none of the model's. */
export const modelUse = z.object({
  /** Requests in this month, by the member's own days. */
  calls: z.number().int(),
  tokens: z.number().int(),
  /** Dollars. */
  spent: z.number(),
  /** Requests on the member's present day. */
  callsToday: z.number().int(),
  /** The most requests on one day; null on a site without a model. */
  dailyCap: z.number().int().nullable(),
});
export type ModelUse = z.infer<typeof modelUse>;

export const modelUseListInput = z.object({ page: pageNumber, limit: rowLimit(100, 25), q: memberSearch });
export const memberModelUse = modelUse.extend({ userId: z.number().int(), username: z.string() });
export type MemberModelUse = z.infer<typeof memberModelUse>;
export const modelUseListOutput = z.object({ members: z.array(memberModelUse), hasMore: z.boolean() });
