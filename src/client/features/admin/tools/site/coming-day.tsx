import { Group, Stack, Text } from '@mantine/core';
import { adminSiteWords } from '#strings/admin/admin-site.ts';
import { listWords } from '#strings/locale.ts';
import { CONTENT_TYPES } from '../../../../../shared/guidance/content-types.ts';
import { LineLink } from '../../../../components/buttons/line-link.tsx';
import { Loaded } from '../../../../components/loading/loaded.tsx';
import { SectionCard } from '../../../../components/page/section-card.tsx';
import { trpc } from '../../../../trpc.ts';
import { adminHref } from '../../admin-url.ts';
import { Timestamp } from '../../timestamp.tsx';

const words = adminSiteWords.comingDay;
const SHOWN = 8;

/** Lists the slots of the next 24 hours with the number of entries of each type. */
export function ComingDay() {
  const coming = trpc.admin.trends.comingDay.useQuery(undefined, { staleTime: 0 });
  return (
    <SectionCard id="coming-day" title={words.title} intro={words.intro}>
      <Loaded query={coming} heights={[8]}>
        {({ slots }) => (
          <Stack component="ul" gap="0.375rem" mt="0.875rem">
            {slots.length === 0 && <li>{words.empty}</li>}
            {slots.slice(0, SHOWN).map((slot) => (
              <Group key={slot.at.getTime()} component="li" gap="0 1rem">
                <Timestamp at={slot.at} />
                <Text span c="dimmed">
                  {listWords(CONTENT_TYPES.flatMap((type) => (slot[type] ? [words.kinds[type](slot[type])] : [])))}
                </Text>
              </Group>
            ))}
            {slots.length > SHOWN && (
              <Text component="li" c="dimmed">
                {words.more(slots.length - SHOWN)}
              </Text>
            )}
            {slots.length > 0 && (
              <li>
                <LineLink href={adminHref('jobs', { status: 'waiting' })}>{words.all}</LineLink>
              </li>
            )}
          </Stack>
        )}
      </Loaded>
    </SectionCard>
  );
}
