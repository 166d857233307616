import type { z } from 'zod';
import type { createTokenBody } from '../../../../shared/auth/credentials.ts';
import { createDraftStore } from '../../../lib/forms/draft-store.ts';

/** The drafts of the form for a new token. */
export const tokenDrafts = createDraftStore<z.output<typeof createTokenBody>>('token');
