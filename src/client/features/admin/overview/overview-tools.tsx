import '@mantine/core/styles/SimpleGrid.layer.css';
import { SimpleGrid, Stack } from '@mantine/core';
import type { SiteFacts } from '../../../../shared/admin/site.ts';
import { ChannelStates } from '../tools/channel-states.tsx';
import { ConceptRotation } from '../tools/concept-rotation.tsx';
import { ConsentLedger } from '../tools/consent-ledger.tsx';
import { MemberTools } from '../tools/member-tools.tsx';
import { AboutSite } from '../tools/site/about-site.tsx';
import { Backups } from '../tools/site/backups.tsx';
import { ComingDay } from '../tools/site/coming-day.tsx';
import { Doctor } from '../tools/site/doctor.tsx';

const columns = { cols: { base: 1, lg: 2 }, spacing: 'lg', style: { alignItems: 'start' } } as const;

/**
 * The lower part of the overview: all tests, and facts about the site, which are null when they could not be loaded: the
 * page says so above.
 */
export default function OverviewTools({ facts }: { facts: SiteFacts | undefined | null }) {
  return (
    <>
      {facts !== null && <ChannelStates facts={facts} />}
      <MemberTools />
      <SimpleGrid {...columns}>
        <Stack gap="lg">
          <ComingDay />
          <ConsentLedger />
        </Stack>
        <Stack gap="lg">
          <Doctor />
          {facts !== null && <Backups facts={facts} />}
        </Stack>
      </SimpleGrid>
      <SimpleGrid {...columns}>
        <ConceptRotation />
        {facts !== null && <AboutSite facts={facts} />}
      </SimpleGrid>
    </>
  );
}
