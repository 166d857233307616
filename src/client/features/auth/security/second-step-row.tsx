import { useState } from 'react';
import { appWords } from '#strings/app.ts';
import { secondStepWords, securityWords } from '#strings/auth/security.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { askToLeave } from '../../../lib/forms/unsaved-changes.ts';
import { trpc } from '../../../trpc.ts';
import { ResendLink } from '../../member/pending-email.tsx';
import { SettingRow } from '../setting-row.tsx';

const loading = () => <p role="status">{appWords.loading}</p>;
const SecondStepForms = lazyPart(() => import('./second-step-forms.tsx'), { loading, fallback: partFallback });
const RecoveryCodes = lazyPart(() => import('./recovery-codes.tsx'), { loading, fallback: partFallback });
const words = secondStepWords;
const CODES_FORM_ID = 'recovery-codes';

/** Shows whether signing in asks for a second step, and turns it on or off. */
export function SecondStepRow() {
  const query = trpc.auth.secondStep.state.useQuery(undefined, { refetchOnMount: 'always' });
  const utils = trpc.useUtils();
  // The codes are shown once. Keep them after the form unmounts, until the member closes them.
  const [codes, setCodes] = useState<string[] | null>(null);
  const { enabled = false, addressIsOwn = true } = query.data ?? {};
  const storeCodes = (newCodes: string[]) => {
    setCodes(newCodes);
    utils.auth.secondStep.state.setData(undefined, {
      enabled: true,
      pending: false,
      recoveryCodesLeft: newCodes.length,
      addressIsOwn,
    });
  };
  return (
    <SettingRow
      title={words.title}
      badge={query.data && <StateBadge tone={enabled ? 'good' : 'quiet'}>{enabled ? words.on : words.off}</StateBadge>}
      open={enabled ? words.change : words.setUp}
      openOf={enabled ? words.changeOf : words.setUpOf}
      close={securityWords.close}
      mayClose={() => askToLeave({ clearsDrafts: true, formId: CODES_FORM_ID })}
      onClosed={() => setCodes(null)}
      panel={(close) =>
        codes ? (
          <RecoveryCodes formId={CODES_FORM_ID} codes={codes} onDone={close} />
        ) : (
          <SecondStepForms enabled={enabled} onCodes={storeCodes} onDone={close} />
        )
      }
    >
      <p>{words.about}</p>
      {query.data?.enabled && <p>{words.codesLeft(query.data.recoveryCodesLeft)}</p>}
      {/* With an unconfirmed address, a password reset by mail ends the second step. Confirming it prevents that. */}
      {enabled && !addressIsOwn && (
        <>
          <p>{words.endsWithReset}</p>
          <ResendLink label={words.sendLink} />
        </>
      )}
      {!query.data && query.error && (
        <QueryPlaceholder query={query} loading={[]} message={securityWords.unreachable} />
      )}
    </SettingRow>
  );
}
