import '@mantine/core/styles/SimpleGrid.layer.css';
import { Box, SimpleGrid, Stack, Text } from '@mantine/core';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { AlertTest } from './alert-test.tsx';
import { Diagnostics } from './diagnostics.tsx';
import { MemberField, useMemberChoice } from './member-choice.tsx';
import { QueueTest } from './queue-test.tsx';
import { Resync } from './resync.tsx';
import classes from './tools.module.css';

const { member: words, queueTest, resync, alertTest, diagnostics } = adminToolWords;
// Two columns on a desk.
const COLUMNS = [
  [
    { id: 'queue-test', words: queueTest, Tool: QueueTest },
    { id: 'resync', words: resync, Tool: Resync },
  ],
  [
    { id: 'alert-test', words: alertTest, Tool: AlertTest },
    { id: 'diagnostics', words: diagnostics, Tool: Diagnostics },
  ],
];

/** The tests of one member, who is chosen once for all of them (product.md §2). */
export function MemberTools() {
  const member = useMemberChoice();
  return (
    <SectionCard id="member-tools" title={words.title} intro={words.intro}>
      <Box mt="md" maw="26rem">
        <MemberField member={member} />
      </Box>
      <SimpleGrid minColWidth="min(100%, 26rem)" autoFlow="auto-fit" spacing="2.5rem" verticalSpacing={0}>
        {COLUMNS.map((tools) => (
          <Stack key={tools[0]?.id} gap="xs">
            {tools.map(({ id, words: { title, intro }, Tool }) => (
              <section key={id} className={classes.below} aria-labelledby={id}>
                <Box component="h3" id={id} fz="lg">
                  {title}
                </Box>
                <Text c="dimmed" mt="0.25rem" mb="md">
                  {intro}
                </Text>
                <Stack>
                  <Tool member={member} />
                </Stack>
              </section>
            ))}
          </Stack>
        ))}
      </SimpleGrid>
    </SectionCard>
  );
}
