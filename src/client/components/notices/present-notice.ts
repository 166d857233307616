import { notifications } from '@mantine/notifications';
import type { Notice, NoticeKind } from '../../lib/notices.ts';

/** The time a toast stays, in milliseconds (product.md §9). */
export const DURATION = 5000;

/** The toast that the keyboard is in. */
let held: string | null = null;

/** The kind of the toast that was shown last. */
let lastKind: NoticeKind | null = null;

/** Notes which toast the keyboard is in; null where it is in none. */
export function holdNotice(id: string | null): void {
  held = id;
}

/** Notes that a toast has gone, and the keyboard with it. */
export function letGoOf(id: string | undefined): void {
  if (held === id) held = null;
}

/** Shows one toast in place of any other: at most one is seen at a time. */
export function presentNotice(kind: NoticeKind, { title, message, link }: Notice): void {
  lastKind = kind;
  const said = { title, message, link, role: kind === 'error' ? 'alert' : 'status', 'data-kind': kind };
  // A toast that the keyboard is in stays, with other words.
  if (held !== null) {
    notifications.update({ id: held, ...said });
    return;
  }
  notifications.clean();
  notifications.show({ ...said, autoClose: DURATION });
}

/** Removes a toast of success, unless the keyboard is in it. An error stays until it has been read. */
export function dismissSuccess(): void {
  if (lastKind === 'success' && held === null) notifications.clean();
}
