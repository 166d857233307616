import type { MethodState } from '../../../shared/alerts.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import type { SavedAlerts } from './alert-edits.ts';

/**
 * Gives what is to be called after something about a member's methods changed: with how they stand now, or without, so that
 * it is asked for; what else on the screens depends on it is asked for again as well.
 */
export function useAlertsChanged() {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const userId = account.id;
  return (fresh?: SavedAlerts & { methods: MethodState[] }) => {
    if (fresh) {
      const { alertMethods, phoneNumber, smsConsent, whatsappNumber, methods } = fresh;
      const stored = { alertMethods, phoneNumber, smsConsent, whatsappNumber, methods };
      utils.alerts.getPreferences.setData({ userId }, stored);
    } else void utils.alerts.getPreferences.invalidate({ userId });
    void utils.alerts.categories.get.invalidate({ userId });
    void utils.alerts.inbox.read.invalidate({ userId });
    void utils.guidance.dashboard.invalidate();
  };
}
