import { Button, Stack } from '@mantine/core';
import { careWords as words } from '#strings/guidance/care.ts';
import type { CareCard as Care } from '../../../../shared/guidance/care/care-card.ts';
import { BottomDrawer } from '../../../components/dialogs/bottom-drawer.tsx';
import { CareText } from './care-card.tsx';

interface CareDrawerProps {
  care: Care;
  opened: boolean;
  onClose: () => void;
}

/** Shows the text of the care card right after a reflection is saved. The card itself stays on the dashboard. */
export default function CareDrawer({ care, opened, onClose }: CareDrawerProps) {
  return (
    <BottomDrawer title={words.title} subtitle={words.saved} opened={opened} onClose={onClose} closable>
      <Stack gap="md" lh={1.6} mt="lg">
        <CareText care={care} />
        <Button variant="default" fullWidth onClick={onClose}>
          {words.close}
        </Button>
      </Stack>
    </BottomDrawer>
  );
}
