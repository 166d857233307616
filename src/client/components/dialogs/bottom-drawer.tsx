import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { ActionIcon, Drawer, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { dialogWords } from '#strings/app.ts';
import { useOverlay } from '../../lib/page/overlay-stack.ts';
import classes from './bottom-drawer.module.css';

const DRAG_THRESHOLD = 96;
/** How long a drawer takes to rise or to fall, in milliseconds. */
export const DRAWER_MS = 220;

export interface BottomDrawerProps {
  title: string;
  subtitle: string;
  /** The language of the subtitle; that of the page unless set. */
  subtitleLang?: string;
  opened: boolean;
  onClose: () => void;
  /** True if a press outside and a pull do not close the drawer, because a stray touch must not close a form. */
  guarded?: boolean;
  /** True for a close button in the corner, for a drawer without another button that closes it. */
  closable?: boolean;
  /** True for a drawer that opens at the side of a wide window. */
  sideways?: boolean;
  /** How long the drawer stays visible after closing, in milliseconds. It takes no input then. */
  lingerMs?: number;
  /** A sentence above the content, which screen readers announce when it appears. */
  alert?: string | false;
  children: ReactNode;
}

/** A drawer that rises from the lower edge. A pull, a press beside it, Escape and Back close it. */
export function BottomDrawer({ title, subtitle, opened, onClose, children, ...options }: BottomDrawerProps) {
  const { guarded = false, closable = false, sideways = false, lingerMs, alert, subtitleLang } = options;
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  const atSide = sideways && wide;
  const keyboard = useKeyboardInset(opened || Boolean(lingerMs));
  const { pulled, handlers } = usePullDown({ opened, onPulled: onClose, enabled: !guarded && !atSide });
  useOverlay(opened, onClose);
  // A closing drawer must not take presses meant for the page, nor the focus, which Mantine moves into it shortly after
  // it opened. A lingering drawer is not inert, so that screen readers can still read it.
  const closing = opened ? undefined : { pointerEvents: 'none' as const };
  const inert = !opened && !lingerMs;
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={atSide ? 'right' : 'bottom'}
      size="26rem"
      closeOnClickOutside={!guarded}
      transitionProps={{
        duration: DRAWER_MS,
        timingFunction: 'var(--ease)',
        ...(lingerMs && { exitDelay: lingerMs }),
      }}
      classNames={atSide ? { body: classes.body, content: classes.side } : classes}
      // Set on the root, because Mantine applies a content style to its wrapper too, which would move both.
      style={{ '--keyboard': `${keyboard}px`, '--pulled': `${pulled}px` }}
    >
      <Drawer.Overlay style={closing} />
      <Drawer.Content style={closing} inert={inert}>
        {/* Not Mantine's Drawer.Header, whose element would be a second banner of the page. */}
        <div className={classes.header}>
          {closable && (
            <ActionIcon radius="xl" className={classes.close} aria-label={dialogWords.close} onClick={onClose}>
              <IconX aria-hidden size={22} stroke={1.7} />
            </ActionIcon>
          )}
          <div className={classes.grip} data-side={atSide || undefined} {...handlers}>
            {/* A drawer that cannot be pulled shows no handle, but keeps its place. */}
            {!atSide && <span className={classes.handle} data-off={guarded || undefined} aria-hidden />}
            <Drawer.Title tabIndex={-1} data-autofocus>
              {title}
            </Drawer.Title>
          </div>
        </div>
        <Drawer.Body>
          <Text lang={subtitleLang} c="dimmed" ta={atSide ? 'start' : 'center'} textWrap="balance" maw="none" lh={1.45}>
            {subtitle}
          </Text>
          {alert !== undefined && <div role="alert">{alert && <DrawerNote>{alert}</DrawerNote>}</div>}
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** A highlighted sentence in a drawer. */
export function DrawerNote({ refused = false, children }: { refused?: boolean; children: string }) {
  const colours = refused ? { c: 'var(--danger)', bg: 'var(--danger-ground)' } : { bg: 'var(--primary-soft)' };
  return (
    <Text {...colours} maw="none" mt="lg" px="md" py="sm" bdrs="md" fz="sm" fw={600} lh="xs">
      {children}
    </Text>
  );
}

/**
 * Returns the distance that the drawer is pulled down, in px, and its pointer handlers. Releasing it far enough down calls
 * `onPulled`.
 */
function usePullDown({ opened, onPulled, enabled }: { opened: boolean; onPulled: () => void; enabled: boolean }) {
  const start = useRef<number | null>(null);
  const [pulled, setPulled] = useState(0);
  const [wasOpened, setWasOpened] = useState(opened);
  if (wasOpened !== opened) {
    setWasOpened(opened);
    // A closing drawer keeps its offset, so that it leaves from where the finger released it.
    if (opened) setPulled(0);
  }
  return {
    pulled,
    handlers: enabled
      ? {
          onPointerDown: (event: PointerEvent<HTMLElement>) => {
            start.current = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          },
          onPointerMove: (event: PointerEvent<HTMLElement>) => {
            if (start.current !== null) setPulled(Math.max(0, event.clientY - start.current));
          },
          onPointerUp: (event: PointerEvent<HTMLElement>) => {
            // The state may lag behind a fast finger, so read the event.
            const moved = start.current === null ? 0 : event.clientY - start.current;
            start.current = null;
            if (moved >= DRAG_THRESHOLD) onPulled();
            else setPulled(0);
          },
          onPointerCancel: () => {
            start.current = null;
            setPulled(0);
          },
        }
      : {},
  };
}

/** Returns the height of the window's lower part that an on-screen keyboard covers, in px. */
function useKeyboardInset(active: boolean): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!active || !seen) return;
    const measure = () => {
      // A zoomed page has a smaller viewport without a keyboard.
      const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      setInset(Math.max(0, Math.round(covered)));
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [active]);
  return inset;
}
