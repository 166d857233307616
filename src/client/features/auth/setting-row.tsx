import { Button, Group, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DraftStore } from '../../lib/forms/draft-store.ts';
import { useFragment } from '../../lib/page/use-fragment.ts';
import { useMember } from '../member/member-context.tsx';
import classes from './setting-row.module.css';

interface SettingRowProps {
  title: string;
  /** The URL fragment that opens the panel, as in `/settings#change-email`. */
  anchor?: string;
  /** The state, beside the title. */
  badge?: ReactNode;
  /** More about the state, below the title. */
  children?: ReactNode;
  /** The label of the button that opens the panel, and its full name for screen readers. */
  open: string;
  openOf: string;
  close: string;
  /** The drafts of the panel's form. A stored draft opens the panel; closing the panel deletes it. */
  drafts?: DraftStore<unknown>;
  /** Called before the button closes the panel. False keeps it open. */
  mayClose?: () => Promise<boolean>;
  onClosed?: () => void;
  panel: (close: () => void) => ReactNode;
}

/** A row of Settings: its title and state, and a button that opens a panel to change it. */
export function SettingRow({ title, anchor, badge, children, open, openOf, close, panel, ...props }: SettingRowProps) {
  const { drafts, mayClose, onClosed } = props;
  const { account } = useMember();
  const [opened, setOpened] = useState(() => (drafts?.read(account.id) ?? null) !== null);
  const [panelId, titleId, buttonId] = [useId(), useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  const panelElement = useRef<HTMLDivElement>(null);
  // Only a panel that the member opened takes the focus.
  const openedByMember = useRef(false);
  useEffect(() => {
    if (!opened || !openedByMember.current) return;
    const first = panelElement.current?.querySelector<HTMLElement>('input:not([type=hidden]), select');
    first?.focus({ preventScroll: true });
    panelElement.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  const fragment = useFragment();
  const isLinked = anchor !== undefined && fragment === `#${anchor}`;
  useEffect(() => {
    if (isLinked) setOpened(true);
  }, [isLinked]);
  const closePanel = () => {
    drafts?.write(account.id, null);
    flushSync(() => setOpened(false));
    onClosed?.();
    button.current?.focus();
  };

  return (
    <div className={classes.row}>
      <Group gap="md" justify="space-between" align="flex-start" wrap="nowrap">
        <Group
          component="h3"
          id={anchor}
          tabIndex={anchor ? -1 : undefined}
          gap="0.25rem 0.625rem"
          miw={0}
          py="0.625rem"
          ff="text"
          fz="md"
          lh={1.4}
        >
          <span id={titleId}>{title}</span>
          {badge}
        </Group>
        <Button
          ref={button}
          id={buttonId}
          variant="subtle"
          size="compact-md"
          className={classes.open}
          {...(opened ? { 'aria-labelledby': `${buttonId} ${titleId}` } : { 'aria-label': openOf })}
          aria-expanded={opened}
          aria-controls={opened ? panelId : undefined}
          onClick={async () => {
            openedByMember.current = true;
            if (!opened) return setOpened(true);
            if (!mayClose || (await mayClose())) closePanel();
          }}
        >
          {opened ? close : open}
          <IconChevronDown aria-hidden size={18} stroke={1.7} />
        </Button>
      </Group>
      {children && <div className={classes.about}>{children}</div>}
      {opened && (
        <Stack
          id={panelId}
          ref={panelElement}
          gap="1.125rem"
          py="0.5rem 0.75rem"
          style={{ animation: 'var(--drop-in)' }}
        >
          {panel(closePanel)}
        </Stack>
      )}
    </div>
  );
}
