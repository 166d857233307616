import type { TokenScope } from '../../../../shared/auth.ts';
import { createDraftStore } from '../../../lib/forms/draft-store.ts';

interface TokenDraft {
  name: string;
  scopes: TokenScope[];
  expiresInDays: number | null;
}

/** The drafts of the form for a new token. */
export const tokenDrafts = createDraftStore<TokenDraft>('token');
