import { adminToolWords } from '#strings/admin-tools.ts';
import { ActionButton } from '../../components/action-button.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { trpc } from '../../trpc.ts';
import { tellFailure } from './call-notice.ts';
import results from './diagnostic-result.module.css';
import { DiagnosticResult } from './diagnostic-result.tsx';
import { useMemberChoice } from './member-choice.tsx';
import classes from './tools.module.css';

const words = adminToolWords.diagnostics;

/** What stands between one member and text messages or mail, with every field of the answer (product.md §3). */
export function Diagnostics() {
  const member = useMemberChoice();
  const sms = trpc.alerts.tests.debugSms.useMutation({ onError: tellFailure(words.smsFailed) });
  const email = trpc.alerts.tests.debugEmail.useMutation({ onError: tellFailure(words.emailFailed) });
  return (
    <SectionCard id="diagnostics" title={words.title} intro={words.intro}>
      <div className={classes.form}>
        {member.field}
        <div className={classes.buttons}>
          <ActionButton
            variant="default"
            off={!member.given || sms.isPending}
            onClick={() => member.withNumber((userId) => sms.mutate({ userId }))}
          >
            {sms.isPending ? words.testing : words.sms}
          </ActionButton>
          <ActionButton
            variant="default"
            off={!member.given || email.isPending}
            onClick={() => member.withNumber((userId) => email.mutate({ userId }))}
          >
            {email.isPending ? words.testing : words.email}
          </ActionButton>
        </div>
        <div aria-live="polite" className={results.results}>
          {sms.data && (
            <DiagnosticResult
              title={words.smsResult}
              passed={sms.data.twilioTest.success}
              member={{ phoneNumber: sms.data.phoneNumber, formattedPhoneNumber: sms.data.formattedPhoneNumber }}
              config={sms.data.twilioConfig}
              test={sms.data.twilioTest}
            />
          )}
          {email.data && (
            <DiagnosticResult
              title={words.emailResult}
              passed={email.data.nodemailerTest.success}
              member={{ email: email.data.email }}
              config={email.data.nodemailerConfig}
              test={email.data.nodemailerTest}
            />
          )}
        </div>
      </div>
    </SectionCard>
  );
}
