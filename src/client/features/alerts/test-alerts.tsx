import { Box, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { testWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { alertMessageWords } from '#strings/messages/alerts.ts';
import type { TestResults } from '../../../shared/alerts.ts';
import type { AlertMethod } from '../../../shared/channels/channels.ts';
import { readServerError } from '../../lib/calls/server-error.ts';
import { showCallError } from '../../lib/calls/show-call-error.ts';
import { showError, showSuccess } from '../../lib/toasts.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../member/member-context.tsx';

const nameOf = (method: AlertMethod) => channelWords[method].inSentence;

/**
 * Returns a mutation that sends tests by some channels and shows a toast with the results (product.md §8). `errorTitle` is
 * the title of its errors for administrators.
 */
export function useTestAlerts(errorTitle?: string) {
  const { account } = useMember();
  // Only administrators get a link: members find the tests in the inbox, which has no URL.
  const where =
    account.role === 'admin' ? { link: { label: words.seeDeliveries, href: '/admin?list=deliveries' } } : {};
  return trpc.alerts.tests.send.useMutation({
    onSuccess({ results: { success, failed, errors, said } }, { userId }) {
      const sent = success.map(nameOf);
      if (sent.length === 0) {
        const reasons = failed.map((method) => alertMessageWords.of(errors[method] ?? '', said[method]));
        showError({ title: errorTitle ?? words.failed, message: reasons.join(' ') || words.nothing });
      } else if (failed.length > 0) showError({ ...words.partial(sent, failed.map(nameOf)), ...where });
      else showSuccess({ ...words.successful(sent, userId === account.id), ...where });
    },
    onError: showCallError({ ...words.notSent, ...(errorTitle && { title: errorTitle }) }),
  });
}

interface TestOutcomeProps {
  test: Pick<ReturnType<typeof useTestAlerts>, 'data' | 'error'>;
  title?: string;
}

/** Shows the result of the last test for each channel. */
export function TestOutcome({ test: { data, error }, title = words.title }: TestOutcomeProps) {
  return (
    <div role="status">
      {error && (
        <Text c="var(--caution)" fz="sm" py="0.25rem 0.75rem">
          {readServerError(error).message ?? words.notSent.title}
        </Text>
      )}
      {data && <MethodResults title={title} results={data.results} />}
    </div>
  );
}

function MethodResults({ title, results }: { title: string; results: TestResults }) {
  const { success, failed, errors, said } = results;
  return (
    <Box
      component="section"
      aria-label={title}
      my="sm"
      px="md"
      py="0.875rem"
      bdrs="md"
      bg="var(--hover)"
      fz="sm"
      lh="sm"
    >
      <Text component="h3" ff="text" fw={600} lh="xl">
        {title}
      </Text>
      {success.length + failed.length === 0 && <p>{words.nothing}</p>}
      <ul>
        {success.map((method) => (
          <Result key={method} method={method} sentence={words.sent} />
        ))}
        {failed.map((method) => (
          <Result
            key={method}
            failed
            method={method}
            sentence={alertMessageWords.of(errors[method] ?? '', said[method])}
          />
        ))}
      </ul>
    </Box>
  );
}

function Result({ method, sentence, failed }: { method: AlertMethod; sentence: string; failed?: boolean }) {
  const Icon = failed ? IconAlertTriangle : IconCheck;
  return (
    <Group component="li" gap="xs" align="flex-start" wrap="nowrap" mt="0.375rem">
      <Icon
        aria-hidden
        size={18}
        stroke={1.7}
        color={failed ? 'var(--caution)' : 'var(--done)'}
        style={{ flex: 'none', marginTop: '0.125rem' }}
      />
      <span style={{ overflowWrap: 'anywhere' }}>
        <Text component="strong" display="block" fw={600}>
          {channelWords[method].name}
        </Text>
        {sentence}
      </span>
    </Group>
  );
}
