import { Group, Stack, Text } from '@mantine/core';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { channelWords } from '#strings/channels/all.ts';
import { alertMessageWords } from '#strings/messages/alerts.ts';
import type { TestResults } from '../../../../shared/alerts.ts';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { showError, showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { adminHref } from '../admin-url.ts';
import { showMutationError } from '../mutation-notices.ts';

const words = adminToolWords.alertTest;

/** Returns a mutation that sends a member test alerts and shows a toast with the number sent. */
export function useAlertTest() {
  return trpc.alerts.tests.send.useMutation({
    onSuccess: ({ results: { success, failed } }) => {
      const link = { label: words.seeDeliveries, href: adminHref('deliveries') };
      if (success.length) showSuccess({ title: words.done(success.length, failed.length), link });
      else showError({ title: words.failed, message: words.nothingSent(failed.length) });
    },
    onError: showMutationError(words.failed),
  });
}

/** Lists the result of a test for each method, with the reason if nothing was sent. */
export function AlertResults({ results: { success, failed, errors, said } }: { results: TestResults }) {
  if (success.length + failed.length === 0) return <p>{words.nothing}</p>;
  return (
    <Stack component="ul" gap="sm" aria-label={words.results}>
      {[...success, ...failed].map((method) => (
        <li key={method}>
          <Group justify="space-between" gap="sm">
            <Text span fw={600}>
              {channelWords[method].name}
            </Text>
            <StateBadge tone={success.includes(method) ? 'good' : 'bad'}>
              {success.includes(method) ? words.sent : words.notSent}
            </StateBadge>
          </Group>
          {errors[method] && (
            <Text c="dimmed" fz="sm" mt="0.125rem">
              {alertMessageWords.of(errors[method], said[method])}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
