import { getHotkeyHandler, randomId } from '@mantine/hooks';
import { notifications, notificationsStore } from '@mantine/notifications';
import type { Notice, NoticeKind } from '../../lib/notices.ts';
import { describeNotice } from './describe-notice.tsx';

/** The distance to the right, in px, that a swipe needs (product.md §9). Mantine's own drag needs a third of the width. */
const SWIPE_THRESHOLD = 50;

/** Shows a toast in place of any other one. */
export function presentNotice(kind: NoticeKind, notice: Notice): void {
  const focused = document.activeElement?.closest('[data-notice]');
  if (focused) {
    // A focused toast keeps the focus and gets the new words.
    notifications.update({ id: focused.id, ...describeNotice(focused.id, kind, notice) });
    return;
  }
  const id = randomId();
  let startX = 0;
  let cameFrom: EventTarget | null = null;
  notifications.clean();
  notifications.show({
    id,
    ...describeNotice(id, kind, notice),
    'data-notice': true,
    onPointerDownCapture: ({ clientX }) => {
      startX = clientX;
    },
    onPointerUp: ({ clientX }) => {
      if (clientX - startX >= SWIPE_THRESHOLD) notifications.hide(id);
    },
    onKeyDown: getHotkeyHandler([['Escape', () => notifications.hide(id)]]),
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom = relatedTarget;
    },
    onClose: () => {
      const hasFocus = document.getElementById(id)?.contains(document.activeElement);
      if (hasFocus && cameFrom instanceof HTMLElement) cameFrom.focus();
    },
  });
}

/** Dismisses success toasts. Error toasts stay. */
export function dismissSuccess(): void {
  notifications.updateState(notificationsStore, (shown) => shown.filter((each) => each['data-kind'] !== 'success'));
}
