import { privacyWords as words } from '#strings/alerts/alerts.ts';
import { consentWordings } from '#strings/consent/wordings.ts';
import { NamedSwitch } from '../../components/forms/named-switch.tsx';
import { readServerError } from '../../lib/calls/server-error.ts';
import { currentLanguage } from '../../lib/language.ts';
import { showError, showSuccess } from '../../lib/notices.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import classes from './privacy-consent.module.css';

/** The member's consent to guidance that a language model writes. Nothing on a site without a model. */
export function ModelConsent() {
  const { account } = useMember();
  const save = trpc.guidance.model.consent.useMutation({
    onSuccess: ({ agreed }) => showSuccess({ title: agreed ? words.modelOn : words.modelOff }),
    onError: (error) => {
      const { message } = readServerError(error);
      showError({ title: words.modelFailed, ...(message ? { message } : {}) });
    },
  });
  if (account.modelConsent === null) return null;
  const agreed = save.isPending ? save.variables.agreed : account.modelConsent;
  return (
    <div className={classes.model}>
      <NamedSwitch
        name={words.model}
        checked={agreed}
        disabled={save.isPending}
        onChange={(on) => save.mutate({ agreed: on, wordingLanguage: currentLanguage })}
        aria-describedby="model-consent"
      />
      {/* The ledger records that these very words were shown (decisions.md D30). */}
      <p id="model-consent">{consentWordings.model.text}</p>
    </div>
  );
}
