import '@mantine/core/styles/SimpleGrid.layer.css';
import { SimpleGrid, Stack } from '@mantine/core';
import { trpc } from '../../../trpc.ts';
import { ChannelStates } from '../tools/channel-states.tsx';
import { ConceptRotation } from '../tools/concept-rotation.tsx';
import { ConsentLedger } from '../tools/consent-ledger.tsx';
import { MemberTools } from '../tools/member-tools.tsx';
import { AboutSite } from '../tools/site/about-site.tsx';
import { Backups } from '../tools/site/backups.tsx';
import { ComingDay } from '../tools/site/coming-day.tsx';
import { Doctor } from '../tools/site/doctor.tsx';

const columns = { cols: { base: 1, lg: 2 }, spacing: 'lg', style: { alignItems: 'start' } } as const;

/** The lower part of the overview: all tests, and facts about the site. */
export default function OverviewTools() {
  // If the facts could not be loaded, the page says so above, with a button that fetches them again.
  const { data, error } = trpc.admin.siteFacts.useQuery(undefined, { retryOnMount: false });
  const hasFacts = data !== undefined || error === null;
  return (
    <>
      {hasFacts && <ChannelStates />}
      <MemberTools />
      <SimpleGrid {...columns}>
        <Stack gap="lg">
          <ComingDay />
          <ConsentLedger />
        </Stack>
        <Stack gap="lg">
          <Doctor />
          {hasFacts && <Backups />}
        </Stack>
      </SimpleGrid>
      <SimpleGrid {...columns}>
        <ConceptRotation />
        {hasFacts && <AboutSite />}
      </SimpleGrid>
    </>
  );
}
