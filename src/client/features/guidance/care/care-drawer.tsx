import { Button } from '@mantine/core';
import { careWords as words } from '#strings/guidance/care.ts';
import type { CareCard as Care } from '../../../../shared/guidance/care/care-card.ts';
import { BottomDrawer } from '../../../components/dialogs/bottom-drawer.tsx';
import classes from './care-card.module.css';
import { CareText } from './care-card.tsx';

interface CareDrawerProps {
  care: Care;
  opened: boolean;
  onClose: () => void;
}

/** The card with help where the words were written, right after they were saved. It stays on the dashboard. */
export function CareDrawer({ care, opened, onClose }: CareDrawerProps) {
  return (
    <BottomDrawer title={words.title} subtitle={words.saved} opened={opened} onClose={onClose} closable>
      <div className={classes.drawer}>
        <CareText care={care} />
        <Button variant="default" fullWidth onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </BottomDrawer>
  );
}
