import { Group } from '@mantine/core';
import { signOutWords } from '#strings/auth/sign-out.ts';
import { useMember } from '../member.tsx';
import { SignOutButton } from '../sign-out/sign-out-button.tsx';
import classes from './signed-in-as.module.css';

/** Whose account this is, and the way out of it; `menu` is the popover it stands in, if any. */
export function SignedInAs({ menu }: { menu?: string }) {
  const { account } = useMember();
  return (
    <Group gap="md" justify="space-between">
      <div className={classes.words}>
        <p className={classes.label}>{signOutWords.signedIn}</p>
        <p className={classes.name}>{account.username}</p>
        <p className={classes.email}>{account.email}</p>
      </div>
      <SignOutButton menu={menu} />
    </Group>
  );
}
