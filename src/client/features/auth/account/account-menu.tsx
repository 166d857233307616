import { ActionIcon } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useId } from 'react';
import { signOutWords as words } from '#strings/auth/sign-out.ts';
import { type Member, MemberProvider } from '../../member/member-context.tsx';
import classes from './account-menu.module.css';
import { SignedInAs } from './signed-in-as.tsx';

/** The menu in the header: shows the account and signs out. */
export function AccountMenu({ member }: { member: Member | null }) {
  const id = useId();
  return (
    <>
      <ActionIcon
        color="ink"
        size="2.875em"
        fz="inherit"
        me="-0.6875em"
        aria-label={words.account}
        title={words.account}
        popoverTarget={id}
      >
        <IconUser aria-hidden size="1.5em" stroke={1.6} />
      </ActionIcon>
      {/* The browser closes a popover on Escape, Back and a press outside, and returns the focus. */}
      <section id={id} popover="auto" aria-label={words.account} className={classes.menu}>
        {member && (
          <MemberProvider value={member}>
            <SignedInAs menu={id} />
          </MemberProvider>
        )}
      </section>
    </>
  );
}
