import { z } from 'zod';
import { createDraftStore } from '../../../lib/forms/draft.ts';

/** A username begun and not saved. */
export const usernameDrafts = createDraftStore('username', z.object({ username: z.string().max(200) }));

/** A new address begun and not sent; the password beside it is kept nowhere. */
export const emailDrafts = createDraftStore('new-email', z.object({ email: z.string().max(300) }));
