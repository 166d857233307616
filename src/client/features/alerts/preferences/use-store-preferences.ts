import type { MethodState } from '../../../../shared/alerts.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import type { SavedAlerts } from './alert-edits.ts';

/** Returns a function that stores an answer of the server in the queries of preferences and kinds of mail. */
export function useStorePreferences() {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const whose = { userId: account.id };
  return ({ categories, ...preferences }: SavedAlerts & { methods: MethodState[] }) => {
    utils.alerts.getPreferences.setData(whose, preferences);
    if (categories) utils.alerts.categories.get.setData(whose, { categories });
  };
}
