import { Group } from '@mantine/core';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { email } from '#strings/channels/email.ts';
import { sms } from '#strings/channels/sms.ts';
import { trpc } from '../../../trpc.ts';
import { showMutationError } from '../mutation-toasts.ts';
import { DiagnosticResult } from './diagnostic-result.tsx';
import { MemberButton, type MemberChoice } from './member-choice.tsx';

const words = adminToolWords.diagnostics;

/** Tests SMS and email for one member, and shows every field of the answer (product.md §3). */
export function Diagnostics({ member }: { member: MemberChoice }) {
  const testSms = trpc.alerts.tests.debugSms.useMutation({ onError: showMutationError(sms.diagnostic.failed) });
  const testEmail = trpc.alerts.tests.debugEmail.useMutation({ onError: showMutationError(email.diagnostic.failed) });
  return (
    <>
      <Group gap="sm">
        <MemberButton
          member={member}
          busy={testSms.isPending && words.testing}
          act={(userId) => testSms.mutate({ userId })}
        >
          {sms.diagnostic.start}
        </MemberButton>
        <MemberButton
          member={member}
          busy={testEmail.isPending && words.testing}
          act={(userId) => testEmail.mutate({ userId })}
        >
          {email.diagnostic.start}
        </MemberButton>
      </Group>
      <div aria-live="polite">
        {testSms.data && (
          <DiagnosticResult
            words={sms.diagnostic}
            passed={testSms.data.twilioTest.success}
            member={{
              phoneNumber: testSms.data.shownNumbers.phoneNumber,
              formattedPhoneNumber: testSms.data.formattedPhoneNumber,
            }}
            config={{ ...testSms.data.twilioConfig, fromNumber: testSms.data.shownNumbers.fromNumber }}
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
    </>
  );
}
