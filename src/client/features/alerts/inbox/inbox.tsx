import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { ActionIcon, Drawer, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { inboxWords as words } from '#strings/alerts/inbox.ts';
import type { Inbox as InboxState } from '../../../../shared/alerts.ts';
import { BottomDrawer } from '../../../components/dialogs/bottom-drawer.tsx';
import { moveFocus } from '../../../lib/page/navigation.ts';
import { useSheet } from '../../../lib/page/sheets.ts';
import { type Member, MemberProvider } from '../../auth/member.tsx';
import classes from './inbox.module.css';
import { InboxContent } from './inbox-content.tsx';

// wouter announces its steps as events named for the history calls.
const STEPS = ['pushState', 'replaceState'];

interface InboxProps {
  member: Member;
  inbox: InboxState | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Lists the sent messages and what needs the member. It opens from below on a phone, else at the side. */
export default function Inbox({ member, inbox, opened, onClose }: InboxProps) {
  const cameFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (opened) cameFrom.current = document.activeElement;
  }, [opened]);
  const close = () => {
    onClose();
    if (cameFrom.current instanceof HTMLElement) moveFocus(cameFrom.current);
  };
  useStepTaken(opened, close);
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  // From below it is a sheet by itself.
  useSheet(opened && wide, close);
  const content = (
    <MemberProvider value={member}>
      <InboxContent inbox={inbox} />
    </MemberProvider>
  );
  if (!wide)
    return (
      <BottomDrawer title={words.title} subtitle={words.about} opened={opened} onClose={close} closable>
        {content}
      </BottomDrawer>
    );
  return (
    <Drawer.Root
      opened={opened}
      onClose={close}
      position="right"
      size="26rem"
      transitionProps={{ duration: 200, timingFunction: 'var(--ease)' }}
      classNames={{ content: classes.side, body: classes.sideBody }}
    >
      <Drawer.Overlay />
      <Drawer.Content inert={!opened}>
        <Drawer.Body>
          <div className={classes.head}>
            <Drawer.Title tabIndex={-1} data-autofocus>
              {words.title}
            </Drawer.Title>
            <ActionIcon size={46} me={-11} aria-label={words.close} onClick={close}>
              <IconX aria-hidden size={22} stroke={1.7} />
            </ActionIcon>
          </div>
          <Text c="dimmed" lh={1.45} maw="none">
            {words.about}
          </Text>
          {content}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Calls back when a link was followed, be it to the very place one is at, which no screen would notice. */
function useStepTaken(watching: boolean, onStep: () => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    if (!watching) return;
    const listener = () => step();
    for (const name of STEPS) window.addEventListener(name, listener);
    return () => {
      for (const name of STEPS) window.removeEventListener(name, listener);
    };
  }, [watching]);
}
