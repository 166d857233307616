import { createEntry } from '../guidance/entries.ts';
import type { CallRows } from './call.ts';

export const accountCalls: CallRows = {
  'auth.account.export': {
    who: 'member',
    stranger: 'forbidden',
    async input(api, owner) {
      await createEntry(api.site, owner.id, { title: 'Kept for a friend' });
      return { userId: owner.id };
    },
    contains: ['Kept for a friend', 'formatVersion'],
  },
  'auth.account.delete': {
    who: 'session',
    stranger: 'forbidden',
    input: (_api, owner) => ({ userId: owner.id }),
  },
};
