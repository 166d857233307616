import { privacyWords as words } from '#strings/alerts/alerts.ts';
import { consentWordings } from '#strings/consent/wordings.ts';
import { currentLanguage } from '../../lib/language.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import { ConsentSwitch, consentNotices } from './consent-switch.tsx';

/** The member's consent to be shown what they wrote themselves. */
export function MemoriesConsent() {
  const { account } = useMember();
  const save = trpc.guidance.memories.consent.useMutation(
    consentNotices({ on: words.memoriesOn, off: words.memoriesOff }),
  );
  return (
    <ConsentSwitch
      name={words.memories}
      agreed={save.isPending ? save.variables.agreed : account.memoriesConsent}
      pending={save.isPending}
      onChange={(agreed) => save.mutate({ agreed, wordingLanguage: currentLanguage })}
    >
      {consentWordings.memories.text}
    </ConsentSwitch>
  );
}
