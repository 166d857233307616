import type { MethodState } from '../../../shared/alerts.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import type { SavedAlerts } from './alert-edits.ts';

/** Gives what puts an answer of the server into the place that the screens read preferences from. */
export function useKeepPreferences() {
  const { account } = useMember();
  const utils = trpc.useUtils();
  return ({
    alertMethods,
    phoneNumber,
    smsConsent,
    whatsappNumber,
    methods,
  }: SavedAlerts & { methods: MethodState[] }) =>
    void utils.alerts.getPreferences.setData(
      { userId: account.id },
      { alertMethods, phoneNumber, smsConsent, whatsappNumber, methods },
    );
}
