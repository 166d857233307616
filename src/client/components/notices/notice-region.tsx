import '@mantine/notifications/styles.layer.css';
import { ActionIcon, Text } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { type FocusEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { appWords } from '#strings/app.ts';
import type { Notice } from '../../lib/notices.ts';
import { findToastOffset, watchLayout } from '../../lib/page/toast-offset.ts';
import classes from './notice-region.module.css';
import { DURATION, onNoticeRemoved, setFocusedNotice } from './present-notice.ts';

type NotificationData = Parameters<typeof notifications.show>[0];

const SWIPE_THRESHOLD = 50;
const HOTKEY = 'F8';

/** Shows the toasts. F8 focuses a toast's close button, and a toast stays while it has the focus. */
export default function NoticeRegion() {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== HOTKEY) return;
      const close = region.current?.querySelector('button');
      if (!close) return;
      event.preventDefault();
      close.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const returnFocus = () => {
    if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus();
  };

  return (
    <section
      ref={region}
      aria-label={appWords.notice}
      aria-live="polite"
      onFocus={({ relatedTarget }) => {
        if (!region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <Notifications
        position="top-right"
        limit={1}
        autoClose={DURATION}
        transitionDuration={0}
        notificationMaxHeight={400}
        containerWidth={420}
        withinPortal={false}
        allowDragDismiss={false}
        allowScrollDismiss={false}
        className={classes.stack}
        renderNotification={(data) => <Toast data={data} onLeave={returnFocus} />}
      />
    </section>
  );
}

/**
 * Moves a toast down so that it covers no headings and few controls. A toast that has the focus or is pressed does not
 * move.
 */
function moveOffContent(toast: HTMLElement | null): void {
  const place = toast?.closest(`.${classes.stack}`);
  if (!toast || !place || toast.contains(document.activeElement) || toast.matches(':active')) return;
  toast.style.marginTop = `${findToastOffset(toast, place)}px`;
}

function Toast({ data, onLeave }: { data: NotificationData; onLeave: () => void }) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const [path] = useLocation();
  const pathBefore = useRef(path);
  // The toast moves after the page has changed or a scroll has ended. It does not move during scrolling, so that it can be
  // read.
  useLayoutEffect(() => {
    // Before the first paint.
    moveOffContent(box.current);
    return watchLayout(() => moveOffContent(box.current));
  }, []);
  // A new screen first scrolls to its top.
  useEffect(() => {
    if (path === pathBefore.current) return;
    pathBefore.current = path;
    const frame = requestAnimationFrame(() => moveOffContent(box.current));
    return () => cancelAnimationFrame(frame);
  }, [path]);
  const failed = data['data-kind'] === 'error';
  const { link } = data as NotificationData & Pick<Notice, 'link'>;

  const dismiss = () => {
    onLeave();
    if (data.id) notifications.hide(data.id);
  };
  // A focused toast does not close by itself.
  const hold = () => {
    setFocusedNotice(data.id ?? null);
    notifications.update({ id: data.id, autoClose: false } as NotificationData);
  };
  const letGo = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    // The window lost the focus; the toast still has it when the member comes back.
    if (currentTarget.contains(document.activeElement)) return;
    setFocusedNotice(null);
    notifications.update({ id: data.id, autoClose: DURATION } as NotificationData);
  };
  useEffect(() => () => onNoticeRemoved(data.id), [data.id]);

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (start.current === null) return;
    const moved = Math.max(0, event.clientX - start.current);
    // Capture only a swipe, so that a press reaches the button.
    if (moved > 8) event.currentTarget.setPointerCapture(event.pointerId);
    setOffset(moved);
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    // The rendered position may lag behind a fast finger, so read the event.
    const moved = start.current === null ? 0 : event.clientX - start.current;
    start.current = null;
    if (moved >= SWIPE_THRESHOLD) dismiss();
    else setOffset(0);
  };
  const onPointerCancel = () => {
    start.current = null;
    setOffset(0);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same as a swipe
    <div
      ref={box}
      className={classes.toast}
      data-kind={data['data-kind']}
      style={{ translate: `${offset}px`, opacity: 1 - Math.min(offset / 200, 0.6) }}
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
      onFocus={hold}
      onBlur={letGo}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape closes the toast, not a drawer below it.
        event.preventDefault();
        event.stopPropagation();
        dismiss();
      }}
    >
      {failed ? <IconAlertTriangle aria-hidden size={22} /> : <IconCheck aria-hidden size={22} />}
      <div className={classes.words}>
        <Text fw={600} lh={1.4}>
          {data.title}
        </Text>
        {data.message && (
          <Text c="dimmed" fz="sm" lh={1.4}>
            {data.message}
          </Text>
        )}
        {link && (
          <Link href={link.href} className={classes.link} onClick={dismiss}>
            {link.label}
          </Link>
        )}
      </div>
      <ActionIcon
        my={-8}
        className={classes.close}
        onClick={dismiss}
        aria-label={appWords.dismissNotice}
        data-mantine-stop-propagation
      >
        <IconX aria-hidden size={18} />
      </ActionIcon>
    </div>
  );
}
