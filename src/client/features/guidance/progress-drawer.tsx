import { navWords } from '#strings/app.ts';
import { BottomDrawer } from '../../components/bottom-drawer.tsx';
import type { Member } from '../auth/member.tsx';

interface ProgressDrawerProps {
  member: Member;
  opened: boolean;
  onClose: () => void;
}

/** Being written. */
export default function ProgressDrawer({ member, opened, onClose }: ProgressDrawerProps) {
  return (
    <BottomDrawer title={navWords.progress} subtitle={member.account.username} opened={opened} onClose={onClose}>
      {null}
    </BottomDrawer>
  );
}
