import type { MethodState } from '../../../shared/alerts.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../member/member-context.tsx';
import type { SavedAlerts } from './alert-edits.ts';

/** Returns a function that writes the server's answer into the cached preferences and kinds of mail. */
export function useStorePreferences() {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const input = { userId: account.id };
  return ({ categories, ...preferences }: SavedAlerts & { methods: MethodState[] }) => {
    utils.alerts.getPreferences.setData(input, preferences);
    if (categories) utils.alerts.categories.get.setData(input, { categories });
  };
}
