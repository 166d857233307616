import { Box, Group, Text } from '@mantine/core';
import { signOutWords } from '#strings/auth/sign-out.ts';
import { Note } from '../../../components/text/note.tsx';
import { useMember } from '../../member/member-context.tsx';
import { SignOutButton } from '../sign-out/sign-out-button.tsx';

/** Shows the account and a button to sign out. `menu` is the id of the popover that contains it. */
export function SignedInAs({ menu }: { menu?: string }) {
  const { account } = useMember();
  return (
    <Group gap="md" justify="space-between">
      <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Note>{signOutWords.signedIn}</Note>
        <Text fw={600} lh={1.4}>
          {account.username}
        </Text>
        <Note>{account.email}</Note>
      </Box>
      <SignOutButton menu={menu} />
    </Group>
  );
}
