import { Box } from '@mantine/core';
import { pauseWords } from '#strings/schedule/pause.ts';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { PauseEverything, Resting } from './resting.tsx';

const words = pauseWords;

/** A time without guidance: beginning one, and ending it. */
export default function PausePart() {
  const { account } = useMember();
  const { data, error, refetch } = trpc.schedule.pauses.view.useQuery({ userId: account.id });
  return (
    <SectionCard id="pause" title={words.title} intro={words.intro}>
      <Box mt="lg">
        {data ? (
          data.pausedUntil ? (
            <Resting until={data.pausedUntil} />
          ) : (
            <PauseEverything />
          )
        ) : error ? (
          <LoadFailed error={error} message={words.unreachable} onRetry={() => void refetch()} />
        ) : (
          <Skeletons heights={[6.75, 3]} />
        )}
      </Box>
    </SectionCard>
  );
}
