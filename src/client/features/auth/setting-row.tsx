import { Button, Group } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DraftStore } from '../../lib/forms/draft.ts';
import { useAnchor } from '../../lib/page/use-anchor.ts';
import { useMember } from './member.tsx';
import classes from './setting-row.module.css';

interface SettingRowProps {
  title: string;
  /** The fragment of a URL that opens it, as in `/settings#change-email`. */
  anchor?: string;
  /** Its state, at the right of its name. */
  badge?: ReactNode;
  /** More about how it stands, below its name. */
  children?: ReactNode;
  /** The label of the button that opens the panel, and its full name for screen readers. */
  open: string;
  openOf: string;
  close: string;
  /** The drafts of the panel's form: it opens with a draft from earlier, and closing it discards the draft. */
  drafts?: DraftStore<unknown>;
  /** Asked before the panel closes by its button. */
  mayClose?: () => Promise<boolean>;
  onClosed?: () => void;
  panel: (close: () => void) => ReactNode;
}

/** One thing of an account: how it stands, and behind a button the way to change it, in place. */
export function SettingRow({ title, anchor, badge, children, open, openOf, close, panel, ...ways }: SettingRowProps) {
  const { drafts, mayClose, onClosed } = ways;
  const { account } = useMember();
  const [opened, setOpened] = useState(() => (drafts?.read(account.id) ?? null) !== null);
  const [panelId, titleId, buttonId] = [useId(), useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  // Only a panel that the member opened takes the focus.
  const asked = useRef(false);
  useEffect(() => {
    if (!opened || !asked.current) return;
    const first = place.current?.querySelector<HTMLElement>('input:not([type=hidden]), select');
    first?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  const arrived = useAnchor(useMemo(() => (anchor ? [anchor] : []), [anchor])) !== null;
  useEffect(() => {
    if (arrived) setOpened(true);
  }, [arrived]);
  const shut = () => {
    drafts?.keep(account.id, null);
    flushSync(() => setOpened(false));
    onClosed?.();
    button.current?.focus();
  };

  return (
    <div className={classes.row}>
      <Group gap="md" justify="space-between" align="flex-start" wrap="nowrap">
        <h3 id={anchor} tabIndex={anchor ? -1 : undefined} className={classes.title}>
          <span id={titleId}>{title}</span>
          {badge}
        </h3>
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
            asked.current = true;
            if (!opened) return setOpened(true);
            if (!mayClose || (await mayClose())) shut();
          }}
        >
          {opened ? close : open}
          <IconChevronDown aria-hidden size={18} stroke={1.7} />
        </Button>
      </Group>
      {children && <div className={classes.about}>{children}</div>}
      {opened && (
        <div id={panelId} ref={place} className={classes.panel}>
          {panel(shut)}
        </div>
      )}
    </div>
  );
}
