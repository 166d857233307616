import { Box, Group, Stack } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { careWords as words } from '#strings/guidance/care.ts';
import type { CareCard as Care } from '../../../../shared/guidance/care/care-card.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { Card } from '../../../components/page/card.tsx';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { HelpList } from './help-list.tsx';

/** The text of the card: what the product noticed, that nobody else knows, and the numbers to call (rules.md G6). */
export function CareText({ care }: { care: Care }) {
  return (
    <>
      <p>{words.noticed}</p>
      {care.signs.includes('abuse') && <p>{words.safety}</p>}
      <HelpList country={care.country} signs={care.signs} />
    </>
  );
}

/** Shows help on the dashboard of a member whose words showed a sign of crisis, until they dismiss it. */
export default function CareCard({ care }: { care: Care }) {
  const dismiss = trpc.guidance.dismissCare.useMutation({
    onSuccess: () => {
      showSuccess(words.dismissed);
      // The button disappears with its card, so move the focus to the heading.
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    },
    onError: () => showError(words.dismissFailed),
  });
  return (
    <Card aria-labelledby="care" p="lg" bd="1px solid var(--line-strong)">
      <Stack gap="md" lh="lg">
        <Group gap="0.625rem" wrap="nowrap">
          <IconLifebuoy aria-hidden size={24} stroke={1.6} color="var(--primary)" style={{ flex: 'none' }} />
          <Box component="h2" id="care" fz="xl">
            {words.title}
          </Box>
        </Group>
        <CareText care={care} />
        <Group gap="0.5rem 0.75rem" align="stretch">
          <LinkButton href="/care" variant="default">
            {words.more}
          </LinkButton>
          <ActionButton variant="subtle" inactive={dismiss.isPending} onClick={() => dismiss.mutate()}>
            {words.dismiss}
          </ActionButton>
        </Group>
      </Stack>
    </Card>
  );
}
