import { Stack } from '@mantine/core';
import { Link } from 'wouter';
import { adminSettingWords as words } from '#strings/admin/admin-settings.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { trpc } from '../../../trpc.ts';
import { PartHeading } from '../part-heading.tsx';
import { GroupCard } from './group-card.tsx';

/** The settings of the site, with a form for each group. */
export default function SettingsPart() {
  const settings = trpc.admin.settings.list.useQuery(undefined, { staleTime: 0 });
  return (
    <Stack component="section" maw="42rem" aria-labelledby="site-settings">
      <PartHeading id="site-settings">{words.title}</PartHeading>
      <p>{words.intro}</p>
      <p>
        <Link href="/setup">{words.guide}</Link>
      </p>
      <Loaded query={settings} heights={[20, 20]}>
        {({ inEffect, groups }) => (
          <>
            {!inEffect && <p role="status">{words.notInEffect}</p>}
            {groups.map((group) => (
              <GroupCard key={group.group} group={group} placeIn="list" />
            ))}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
