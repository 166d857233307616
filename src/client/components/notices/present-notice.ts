import { notifications } from '@mantine/notifications';
import type { Notice, NoticeKind } from '../../lib/notices.ts';

/** The time a toast stays, in milliseconds (product.md §9). */
export const DURATION = 5000;

/** The id of the focused toast. */
let focusedId: string | null = null;

/** The kind of the toast that was shown last. */
let lastKind: NoticeKind | null = null;

/** Stores which toast has the focus; null for none. */
export function setFocusedNotice(id: string | null): void {
  focusedId = id;
}

/** Handles the removal of a toast, which also loses the focus. */
export function onNoticeRemoved(id: string | undefined): void {
  if (focusedId === id) focusedId = null;
}

/** Shows a toast and replaces any other one. */
export function presentNotice(kind: NoticeKind, { title, message, link }: Notice): void {
  lastKind = kind;
  const data = { title, message, link, role: kind === 'error' ? 'alert' : 'status', 'data-kind': kind };
  // A focused toast stays and gets the new words.
  if (focusedId !== null) {
    notifications.update({ id: focusedId, ...data });
    return;
  }
  notifications.clean();
  notifications.show({ ...data, autoClose: DURATION });
}

/** Dismisses a success toast unless it has the focus. An error toast stays. */
export function dismissSuccess(): void {
  if (lastKind === 'success' && focusedId === null) notifications.clean();
}
