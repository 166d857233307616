import { privacyWords as words } from '#strings/alerts/alerts.ts';
import { consentWordings } from '#strings/consent/wordings.ts';
import { currentLanguage } from '../../lib/language.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import { ConsentSwitch, consentNotices } from './consent-switch.tsx';

/** The member's consent to guidance that a language model writes. Nothing on a site without a model. */
export function ModelConsent() {
  const { account } = useMember();
  const save = trpc.guidance.model.consent.useMutation(consentNotices({ on: words.modelOn, off: words.modelOff }));
  if (account.modelConsent === null) return null;
  return (
    <ConsentSwitch
      name={words.model}
      agreed={save.isPending ? save.variables.agreed : account.modelConsent}
      pending={save.isPending}
      onChange={(agreed) => save.mutate({ agreed, wordingLanguage: currentLanguage })}
    >
      {consentWordings.model.text}
    </ConsentSwitch>
  );
}
