import { testWords as words } from '#strings/alerts/alerts.ts';
import { channelWords } from '#strings/channels/all.ts';
import { standingWords } from '#strings/messages/standings.ts';
import type { TestResults } from '../../../../shared/alerts.ts';
import type { Account } from '../../../../shared/auth.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError, showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';

const nameOf = (method: AlertMethod) => channelWords[method].inSentence;

/** Sends tests by some methods and shows in a toast how many were sent (product.md §8). */
export function useTestAlerts() {
  const { account } = useMember();
  const test = trpc.alerts.tests.send.useMutation({
    onSuccess: ({ results }) => presentResults(results, account),
    onError(error) {
      const { message } = readServerError(error);
      showError({ title: words.notSent, ...(message && { message }) });
    },
  });
  return {
    pending: test.isPending,
    results: test.data?.results ?? null,
    error: test.error,
    send: (alertMethods: AlertMethod[]) => test.mutate({ userId: account.id, alertMethods }),
  };
}

function presentResults({ success, failed, errors, said }: TestResults, { role }: Account): void {
  const sent = success.map(nameOf);
  // Members find them under the bell, which has no address.
  const where = role === 'admin' ? { link: { label: words.seeDeliveries, href: '/admin?list=deliveries' } } : {};
  if (failed.length === 0) showSuccess({ ...words.successful(sent), ...where });
  else if (success.length > 0) showError({ ...words.partial(sent, failed.map(nameOf)), ...where });
  else showError(words.failed(failed.map((method) => standingWords.of(errors[method] ?? '', said[method]))));
}
