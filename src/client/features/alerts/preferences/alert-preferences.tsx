import { Box } from '@mantine/core';
import { useEffect } from 'react';
import { alertWords as words } from '#strings/alerts/alerts.ts';
import { consentWordings } from '#strings/consent/wordings.ts';
import { settingsWords } from '#strings/settings.ts';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { showError } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { EverythingPaused } from '../pauses/everything-paused.tsx';
import { AlertForm } from './alert-form.tsx';

// Seven rows and the buttons.
const SKELETONS = [5, 5, 5, 5, 5, 5, 5, 3.5];

/** The form of the seven methods by which guidance reaches a member, each with its state from the server. */
export function AlertPreferences() {
  const { account } = useMember();
  const { data, error, refetch } = trpc.alerts.getPreferences.useQuery({ userId: account.id });
  const pause = trpc.schedule.pauses.view.useQuery({ userId: account.id });
  const { data: mail } = trpc.alerts.categories.get.useQuery({ userId: account.id });
  useEffect(() => {
    if (error) showError({ title: words.loadFailed });
  }, [error]);
  return (
    // The ledger records that these very words were shown (decisions.md D30).
    <SectionCard id="alerts" title={settingsWords.alerts} intro={consentWordings.settings.text}>
      {data && !pause.isPending ? (
        <>
          {pause.data?.pausedUntil && <EverythingPaused until={pause.data.pausedUntil} />}
          <AlertForm saved={{ ...data, categories: mail?.categories }} />
        </>
      ) : (
        <Box mt="md">
          {error ? (
            <LoadFailed error={error} message={words.unreachable} onRetry={() => void refetch()} />
          ) : (
            <Skeletons heights={SKELETONS} />
          )}
        </Box>
      )}
    </SectionCard>
  );
}
