import { Box, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { alertWords as words } from '#strings/alerts/alerts.ts';
import { rowPauseWords } from '#strings/alerts/row-pause.ts';
import { consentWordings } from '#strings/consent/wordings.ts';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { SectionIntro } from '../../../components/page/section-card.tsx';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { showError } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import { useMemberZone } from '../../member/use-member-zone.ts';
import classes from '../channels/channel-details.module.css';
import { AlertForm } from './alert-form.tsx';

// The heights of seven rows and the buttons.
const SKELETONS = [5, 5, 5, 5, 5, 5, 5, 3.5];

/** Loads and shows the form of the member's alert channels. */
export default function AlertPreferences() {
  const { account } = useMember();
  const query = trpc.alerts.getPreferences.useQuery({ userId: account.id });
  const pause = trpc.schedule.pauses.view.useQuery({ userId: account.id });
  const { data: mail } = trpc.alerts.categories.get.useQuery({ userId: account.id });
  useEffect(() => {
    if (query.error) showError({ title: words.loadFailed });
  }, [query.error]);
  return (
    // The ledger records that exactly this text was shown (decisions.md D30).
    <>
      <SectionIntro>{consentWordings.settings.text}</SectionIntro>
      {!query.data || pause.isPending ? (
        <Box mt="md">
          <QueryPlaceholder query={query} loading={SKELETONS} message={words.unreachable} />
        </Box>
      ) : (
        <>
          {pause.data?.pausedUntil && <EverythingPaused until={pause.data.pausedUntil} />}
          <AlertForm saved={{ ...query.data, categories: mail?.categories }} />
        </>
      )}
    </>
  );
}

/** Shows above the channels that all guidance is paused, because each row shows only its own pause. */
function EverythingPaused({ until }: { until: Date }) {
  const zone = useMemberZone();
  return (
    <Group className={classes.guide} justify="space-between" gap="0 1rem" mt="md">
      <Text fw={500}>{rowPauseWords.everything(formatDay(localDateOf(until, zone)))}</Text>
      <a href="#pause">{rowPauseWords.toPause}</a>
    </Group>
  );
}
