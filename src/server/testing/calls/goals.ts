import type { SignedIn, TestApi } from '../api.ts';
import type { CallRows } from './call.ts';

const TITLE = 'Write to a friend each month';

async function ownGoal(
  { site }: TestApi,
  { id }: SignedIn,
  values: { deletedAt?: Date } = {},
): Promise<{ id: number }> {
  const { userGoals } = site.db.tables;
  const createdAt = new Date(site.clock.now());
  const [row] = await site.db
    .insert(userGoals)
    .values({ userId: id, title: TITLE, createdAt, ...values })
    .returning({ id: userGoals.id });
  return row as { id: number };
}

export const goalsCalls: CallRows = {
  'guidance.goals.list': {
    who: 'member',
    stranger: 'own',
    async input(api, owner) {
      await ownGoal(api, owner);
      return undefined;
    },
    contains: [TITLE],
  },
  'guidance.goals.get': {
    who: 'member',
    stranger: 'not_found',
    input: (api, owner) => ownGoal(api, owner),
    contains: [TITLE],
  },
  'guidance.goals.add': { who: 'member', stranger: 'own', input: () => ({ title: TITLE }), contains: [TITLE] },
  'guidance.goals.change': {
    who: 'member',
    stranger: 'not_found',
    input: async (api, owner) => ({ ...(await ownGoal(api, owner)), completions: 6 }),
    contains: [TITLE, '"progress":50'],
  },
  'guidance.goals.remove': {
    who: 'member',
    stranger: 'not_found',
    input: (api, owner) => ownGoal(api, owner),
    contains: ['"success":true'],
  },
  'guidance.goals.restore': {
    who: 'member',
    stranger: 'not_found',
    input: (api, owner) => ownGoal(api, owner, { deletedAt: new Date(api.site.clock.now()) }),
    contains: [TITLE],
  },
};
