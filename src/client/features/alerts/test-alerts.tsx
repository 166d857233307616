import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { testWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { alertMessageWords } from '#strings/messages/alerts.ts';
import type { TestResults } from '../../../shared/alerts.ts';
import type { AlertMethod } from '../../../shared/channels/channels.ts';
import { readServerError } from '../../lib/calls/server-error.ts';
import { showCallError } from '../../lib/calls/show-call-error.ts';
import { showError, showSuccess } from '../../lib/notices.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../member/member-context.tsx';
import classes from './test-alerts.module.css';

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
    <section className={classes.results} aria-label={title}>
      <h3>{title}</h3>
      {success.length + failed.length === 0 && <p>{words.nothing}</p>}
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
