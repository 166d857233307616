import { Box, DataList, Group } from '@mantine/core';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { email } from '#strings/channels/email.ts';
import { sms } from '#strings/channels/sms.ts';
import { alertMessageWords } from '#strings/messages/alerts.ts';
import type { ChannelWords } from '../../../../content/strings/channel-words.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { trpc } from '../../../trpc.ts';
import { DataListItem } from '../data-list-item.tsx';
import { showMutationError } from '../mutation-toasts.ts';
import { MemberButton, type MemberChoice } from './member-choice.tsx';
import tools from './tools.module.css';

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
            channelWords={sms.diagnostic}
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
            channelWords={email.diagnostic}
            member={{ email: testEmail.data.email }}
            config={testEmail.data.nodemailerConfig}
            test={testEmail.data.nodemailerTest}
          />
        )}
      </div>
    </>
  );
}

type Value = string | number | boolean | null;
type Fields = Readonly<Record<string, Value>>;

interface DiagnosticResultProps {
  /** The channel's labels. */
  channelWords: NonNullable<ChannelWords['diagnostic']>;
  member: Fields;
  config: Fields;
  test: { success: boolean; error: string | null; code: string | null; said: CodedMessage | null };
  /** The longest message of the channel, if its length has a price. */
  sample?: Fields;
}

/** Shows the answer of a diagnostic: every field with its label, also empty ones. */
function DiagnosticResult({ channelWords, member, config, test: { said, ...test }, sample }: DiagnosticResultProps) {
  const names: Readonly<Record<string, string>> = { ...words.fields, ...channelWords.fields };
  const groups: { name: string; fields: Fields }[] = [
    { name: words.member, fields: member },
    { name: words.config, fields: config },
    { name: words.test, fields: test },
    ...(sample ? [{ name: words.sample, fields: sample }] : []),
  ];
  return (
    <section className={tools.below} aria-label={channelWords.result}>
      <Group gap="0.25rem 0.625rem">
        <Box component="h4" ff="text" fz="md">
          {channelWords.result}
        </Box>
        <StateBadge tone={test.success ? 'good' : 'bad'}>{test.success ? words.passed : words.failed}</StateBadge>
      </Group>
      {groups.map(({ name, fields }) => (
        <div key={name}>
          <Box component="h5" ff="text" fz="sm" c="dimmed" mt="sm">
            {name}
          </Box>
          <DataList size="md" gap="0.625rem" labelWidth="40%" mt="0.375rem">
            {Object.entries(fields).map(([field, value]) => (
              <DataListItem
                key={field}
                name={names[field] ?? field}
                // A sample's text is an entry of the library.
                lang={field === 'text' ? CONTENT_LANGUAGE : undefined}
              >
                {inWords(field, value, said)}
              </DataListItem>
            ))}
          </DataList>
        </div>
      ))}
    </section>
  );
}

function inWords(field: string, value: Value, said: CodedMessage | null): string {
  if (value === null) return words.none;
  if (field === 'success') return value ? words.passed : words.failed;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return field === 'error' ? alertMessageWords.of(String(value), said) : String(value);
}
