import { TOKEN_SCOPES } from '../../../../shared/auth.ts';
import { z } from '../../../../shared/zod.ts';
import { createDraftStore } from '../../../lib/forms/draft-store.ts';

/** The drafts of the form for a new token. */
export const tokenDrafts = createDraftStore(
  'token',
  z.object({
    name: z.string().max(200),
    scopes: z.array(z.enum(TOKEN_SCOPES)),
    expiresInDays: z.number().int().nullable(),
  }),
);
