import { Stack } from '@mantine/core';
import { trpc } from '../../../trpc.ts';
import responsive from '../responsive.module.css';
import { ChannelStates } from '../tools/channel-states.tsx';
import { ConceptRotation } from '../tools/concept-rotation.tsx';
import { ConsentLedger } from '../tools/consent-ledger.tsx';
import { MemberTools } from '../tools/member-tools.tsx';
import { AboutSite } from '../tools/site/about-site.tsx';
import { Backups } from '../tools/site/backups.tsx';
import { ComingDay } from '../tools/site/coming-day.tsx';
import { Doctor } from '../tools/site/doctor.tsx';

/** The lower part of the overview: all tests, and facts about the site. */
export default function OverviewTools() {
  // If the facts could not be loaded, the page says so above, with a button that fetches them again.
  const { data, error } = trpc.admin.siteFacts.useQuery(undefined, { retryOnMount: false });
  const hasFacts = data !== undefined || error === null;
  return (
    <>
      {hasFacts && <ChannelStates />}
      <MemberTools />
      <div className={responsive.two}>
        <Stack gap="lg">
          <ComingDay />
          <ConsentLedger />
        </Stack>
        <Stack gap="lg">
          <Doctor />
          {hasFacts && <Backups />}
        </Stack>
      </div>
      <div className={responsive.two}>
        <ConceptRotation />
        {hasFacts && <AboutSite />}
      </div>
    </>
  );
}
