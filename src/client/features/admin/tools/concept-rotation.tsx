import { Box, Group, Stack, Text } from '@mantine/core';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { conceptWords } from '#strings/guidance/content.ts';
import { CONCEPTS, conceptOfDay } from '../../../../shared/guidance/concepts.ts';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { localDateOf } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useMemberZone } from '../../member/use-member-zone.ts';

const words = adminToolWords.concepts;

/** Lists the seven concepts in order, with today's marked (decisions.md D20). */
export function ConceptRotation() {
  const zone = useMemberZone();
  const today = conceptOfDay(localDateOf(useNow(), zone));
  return (
    <SectionCard id="concepts" title={words.title} intro={words.intro}>
      <Stack component="ol" gap={0} mt="sm" mx="-sm">
        {CONCEPTS.map((concept, index) => {
          const isToday = concept === today;
          return (
            <Group
              key={concept}
              component="li"
              gap="0.625rem"
              mih="2.5rem"
              py="0.375rem"
              px="sm"
              bdrs="md"
              {...(isToday && { 'aria-current': 'date' as const, bg: 'var(--primary-soft)', fw: 600 })}
            >
              <Text span c="dimmed" fz="sm" w="1.25rem" flex="none">
                {index + 1}
              </Text>
              {conceptWords[concept]}
              {isToday && (
                <Box component="span" ml="auto">
                  <StateBadge tone="good">{words.today}</StateBadge>
                </Box>
              )}
            </Group>
          );
        })}
      </Stack>
    </SectionCard>
  );
}
