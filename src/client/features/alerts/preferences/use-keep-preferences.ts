import type { MethodState } from '../../../../shared/alerts.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import type { SavedAlerts } from './alert-edits.ts';

/** Gives what puts an answer of the server into the places that the screens read preferences and kinds of mail from. */
export function useKeepPreferences() {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const whose = { userId: account.id };
  return ({
    alertMethods,
    phoneNumber,
    smsConsent,
    whatsappNumber,
    methods,
    categories,
  }: SavedAlerts & { methods: MethodState[] }) => {
    utils.alerts.getPreferences.setData(whose, { alertMethods, phoneNumber, smsConsent, whatsappNumber, methods });
    if (categories) utils.alerts.categories.get.setData(whose, { categories });
  };
}
