import { Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import { adminSettingWords as words } from '#strings/admin/admin-settings.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { PageWithIndex } from '../../../components/page/page-with-index.tsx';
import { trpc } from '../../../trpc.ts';
import { PartHeading } from '../part-heading.tsx';
import { GroupCard, headingOf } from './group-card.tsx';

/** The settings of the site, with a form for each group. */
export default function SettingsPart() {
  const settings = trpc.admin.settings.list.useQuery(undefined, { staleTime: 0 });
  return (
    <Stack component="section" aria-labelledby="site-settings">
      <PartHeading id="site-settings">{words.title}</PartHeading>
      <Text c="dimmed">{words.intro}</Text>
      <p>
        <Link href="/setup">{words.guide}</Link>
      </p>
      <Loaded query={settings} heights={[20, 20]}>
        {({ inEffect, groups }) => (
          <>
            {!inEffect && <p role="status">{words.notInEffect}</p>}
            <PageWithIndex
              label={words.title}
              parts={groups.map(({ group }) => ({ id: headingOf(group), title: words.groups[group].title }))}
            >
              {groups.map((group) => (
                <GroupCard key={group.group} group={group} selectedByParam="list" />
              ))}
            </PageWithIndex>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
