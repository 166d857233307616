import { getHotkeyHandler, randomId } from '@mantine/hooks';
import { notifications, notificationsStore } from '@mantine/notifications';
import type { Toast, ToastKind } from '../../lib/toast.ts';
import { describeToast } from './describe-toast.tsx';

/** The distance to the right, in px, that a swipe needs (product.md §9). */
const SWIPE_THRESHOLD = 50;

/** Shows a toast in place of any other one. */
export function presentToast(kind: ToastKind, toast: Toast): void {
  const focused = document.activeElement?.closest('[data-toast]');
  if (focused) {
    // A focused toast keeps the focus and gets the new words.
    notifications.update({ id: focused.id, ...describeToast(focused.id, kind, toast) });
    return;
  }
  const id = randomId();
  let startX: number | null = null;
  const endSwipe = () => {
    startX = null;
  };
  let isFocused = false;
  let cameFrom: EventTarget | null = null;
  notifications.clean();
  notifications.show({
    id,
    ...describeToast(id, kind, toast),
    'data-toast': true,
    onPointerDownCapture: ({ clientX }) => {
      startX = clientX;
    },
    onPointerUp: ({ clientX }) => {
      if (startX !== null && clientX - startX >= SWIPE_THRESHOLD) notifications.hide(id);
      endSwipe();
    },
    onPointerLeave: endSwipe,
    onPointerCancel: endSwipe,
    onKeyDown: getHotkeyHandler([['Escape', () => notifications.hide(id)]]),
    onFocus: ({ relatedTarget }) => {
      if (isFocused) return;
      isFocused = true;
      cameFrom = relatedTarget;
      setAutoClose(id, false);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      // While its window is in the background, a toast is still the active element.
      if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return;
      isFocused = false;
      setAutoClose(id, undefined);
    },
    onClose: () => {
      const hasFocus = document.getElementById(id)?.contains(document.activeElement);
      if (hasFocus && cameFrom instanceof HTMLElement) cameFrom.focus();
    },
  });
}

// Mantine's stacked layout closes a toast five seconds after each blur, also after a blur of the window.
function setAutoClose(id: string, autoClose: false | undefined): void {
  notifications.updateState(notificationsStore, (shown) =>
    shown.map((each) => (each.id === id ? { ...each, autoClose } : each)),
  );
}

/** Dismisses success toasts. Error toasts stay. */
export function dismissSuccess(): void {
  for (const { id, 'data-kind': kind } of notificationsStore.getState().notifications)
    if (id && kind === 'success') notifications.hide(id);
}
