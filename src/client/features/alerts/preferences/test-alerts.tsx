import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { testWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { alertMessageWords } from '#strings/messages/alerts.ts';
import type { TestResults } from '../../../../shared/alerts.ts';
import type { Account } from '../../../../shared/auth.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError, showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import classes from './test-alerts.module.css';

const nameOf = (method: AlertMethod) => channelWords[method].inSentence;

/** Returns a mutation that sends tests by some channels and shows a toast with the results (product.md §8). */
export function useTestAlerts() {
  const { account } = useMember();
  return trpc.alerts.tests.send.useMutation({
    onSuccess: ({ results }) => showResults(results, account),
    onError(error) {
      const { message } = readServerError(error);
      showError({ title: words.notSent, ...(message && { message }) });
    },
  });
}

function showResults({ success, failed, errors, said }: TestResults, { role }: Account): void {
  const sent = success.map(nameOf);
  // Only administrators get a link: members find the tests in the inbox, which has no URL.
  const where = role === 'admin' ? { link: { label: words.seeDeliveries, href: '/admin?list=deliveries' } } : {};
  if (failed.length === 0) showSuccess({ ...words.successful(sent), ...where });
  else if (success.length > 0) showError({ ...words.partial(sent, failed.map(nameOf)), ...where });
  else showError(words.failed(failed.map((method) => alertMessageWords.of(errors[method] ?? '', said[method]))));
}

/** Shows the result of the last test for each channel. */
export function TestOutcome({ data, error }: Pick<ReturnType<typeof useTestAlerts>, 'data' | 'error'>) {
  return (
    <div role="status">
      {error && (
        <Text c="var(--caution)" fz="sm" py="0.25rem 0.75rem">
          {readServerError(error).message ?? words.notSent}
        </Text>
      )}
      {data && <MethodResults {...data.results} />}
    </div>
  );
}

function MethodResults({ success, failed, errors, said }: TestResults) {
  return (
    <section className={classes.results} aria-label={words.title}>
      <h3>{words.title}</h3>
      <ul>
        {success.map((method) => (
          <li key={method}>
            <IconCheck aria-hidden size={18} stroke={1.7} />
            <span>
              <strong>{channelWords[method].name}</strong>
              {words.sent}
            </span>
          </li>
        ))}
        {failed.map((method) => (
          <li key={method} data-failed>
            <IconAlertTriangle aria-hidden size={18} stroke={1.7} />
            <span>
              <strong>{channelWords[method].name}</strong>
              {alertMessageWords.of(errors[method] ?? '', said[method])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
