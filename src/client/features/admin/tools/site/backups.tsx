import { Group, Stack, Text } from '@mantine/core';
import { adminSiteWords } from '#strings/admin/admin-site.ts';
import { Skeletons } from '../../../../components/loading/skeletons.tsx';
import { SectionCard } from '../../../../components/page/section-card.tsx';
import { formatAgo } from '../../../../lib/time/spans.ts';
import { trpc } from '../../../../trpc.ts';
import { Timestamp } from '../../timestamp.tsx';

const words = adminSiteWords.backups;
const SHOWN = 5;

/** Lists the newest backups with their ages. */
export function Backups() {
  const { data: facts } = trpc.admin.siteFacts.useQuery();
  const files = facts?.backups.files ?? [];
  return (
    <SectionCard id="backups" title={words.title} intro={facts?.backups.nightly === false ? words.off : words.intro}>
      {!facts && <Skeletons heights={[8]} />}
      <Stack component="ul" gap="0.375rem" mt="0.875rem">
        {facts && files.length === 0 && <li>{words.empty}</li>}
        {files.slice(0, SHOWN).map(({ name, kind, madeAt, size, encrypted }) => (
          <Group key={name} component="li" gap="0 1rem">
            <Timestamp at={madeAt} />
            <Text span c="dimmed">
              {[
                formatAgo(madeAt),
                words.kinds[kind],
                words.megabytes(size / 1e6),
                ...(encrypted ? [words.encrypted] : []),
              ].join(' · ')}
            </Text>
          </Group>
        ))}
        {files.length > SHOWN && (
          <Text component="li" c="dimmed">
            {words.more(files.length - SHOWN)}
          </Text>
        )}
      </Stack>
    </SectionCard>
  );
}
