import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { email } from '#strings/channels/email.ts';
import { sms } from '#strings/channels/sms.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { trpc } from '../../../trpc.ts';
import { tellFailure } from '../call-notice.ts';
import results from './diagnostic-result.module.css';
import { DiagnosticResult } from './diagnostic-result.tsx';
import { useMemberChoice } from './member-choice.tsx';
import classes from './tools.module.css';

const words = adminToolWords.diagnostics;

/** Tests SMS and email for one member, and shows every field of the answer (product.md §3). */
export function Diagnostics() {
  const member = useMemberChoice();
  const testSms = trpc.alerts.tests.debugSms.useMutation({ onError: tellFailure(sms.diagnostic.failed) });
  const testEmail = trpc.alerts.tests.debugEmail.useMutation({ onError: tellFailure(email.diagnostic.failed) });
  return (
    <SectionCard id="diagnostics" title={words.title} intro={words.intro}>
      <div className={classes.form}>
        {member.field}
        <div className={classes.buttons}>
          <ActionButton
            variant="default"
            off={!member.given || testSms.isPending}
            onClick={() => member.withNumber((userId) => testSms.mutate({ userId }))}
          >
            {testSms.isPending ? words.testing : sms.diagnostic.start}
          </ActionButton>
          <ActionButton
            variant="default"
            off={!member.given || testEmail.isPending}
            onClick={() => member.withNumber((userId) => testEmail.mutate({ userId }))}
          >
            {testEmail.isPending ? words.testing : email.diagnostic.start}
          </ActionButton>
        </div>
        <div aria-live="polite" className={results.results}>
          {testSms.data && (
            <DiagnosticResult
              words={sms.diagnostic}
              passed={testSms.data.twilioTest.success}
              member={{
                phoneNumber: testSms.data.phoneNumber,
                formattedPhoneNumber: testSms.data.formattedPhoneNumber,
              }}
              config={testSms.data.twilioConfig}
              test={testSms.data.twilioTest}
              sample={testSms.data.longestSample}
            />
          )}
          {testEmail.data && (
            <DiagnosticResult
              words={email.diagnostic}
              passed={testEmail.data.nodemailerTest.success}
              member={{ email: testEmail.data.email }}
              config={testEmail.data.nodemailerConfig}
              test={testEmail.data.nodemailerTest}
            />
          )}
        </div>
      </div>
    </SectionCard>
  );
}
