import { useState } from 'react';
import { appWords } from '#strings/app.ts';
import { secondStepWords, securityWords } from '#strings/auth/security.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { missingHere } from '../../../components/messages/missing-part.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { askToLeave } from '../../../lib/forms/unsaved.ts';
import { trpc } from '../../../trpc.ts';
import { ResendLink } from '../account/pending-email.tsx';
import { SettingRow } from '../setting-row.tsx';
import { RECOVERY_CODES_FORM } from './recovery-codes-form.ts';
import { RowNote } from './row-note.tsx';

const loading = () => <p role="status">{appWords.loading}</p>;
const SecondStepSetup = lazyPart(() => import('./second-step-setup.tsx'), { loading, missing: missingHere });
const SecondStepChange = lazyPart(() => import('./second-step-change.tsx'), { loading, missing: missingHere });
const RecoveryCodes = lazyPart(() => import('./recovery-codes.tsx'), { loading, missing: missingHere });
const words = secondStepWords;

/** Shows whether signing in asks for a second step, and turns it on or off. */
export function SecondStepRow() {
  const { data, error, refetch } = trpc.auth.secondStep.state.useQuery(undefined, { refetchOnMount: 'always' });
  const utils = trpc.useUtils();
  // Shown once: they outlive the form that made them, and nothing but the member puts them away.
  const [codes, setCodes] = useState<string[] | null>(null);
  const { enabled = false, addressIsOwn = true } = data ?? {};
  const noteCodes = (made: string[]) => {
    setCodes(made);
    utils.auth.secondStep.state.setData(undefined, {
      enabled: true,
      pending: false,
      recoveryCodesLeft: made.length,
      addressIsOwn,
    });
  };
  return (
    <SettingRow
      title={words.title}
      badge={data && <StateBadge tone={enabled ? 'good' : 'quiet'}>{enabled ? words.on : words.off}</StateBadge>}
      open={enabled ? words.change : words.setUp}
      openOf={enabled ? words.changeOf : words.setUpOf}
      close={securityWords.close}
      mayClose={() => askToLeave({ loses: true, only: RECOVERY_CODES_FORM })}
      onDiscard={() => setCodes(null)}
      panel={(close) =>
        codes ? (
          <RecoveryCodes
            codes={codes}
            onDone={() => {
              setCodes(null);
              close();
            }}
          />
        ) : enabled ? (
          <SecondStepChange onCodes={noteCodes} onDone={close} />
        ) : (
          <SecondStepSetup onCodes={noteCodes} />
        )
      }
    >
      <p>{words.about}</p>
      {data?.enabled && <p>{words.codesLeft(data.recoveryCodesLeft)}</p>}
      {enabled && !addressIsOwn && <EndsWithReset />}
      {!data && error && <RowNote error={error} onRetry={() => void refetch()} />}
    </SettingRow>
  );
}

/** Tells that a reset by mail would switch the second step off, and sends the link that prevents it. */
function EndsWithReset() {
  return (
    <>
      <p>{words.endsWithReset}</p>
      <ResendLink label={words.sendLink} />
    </>
  );
}
