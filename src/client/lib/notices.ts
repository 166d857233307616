import { loadErrorWords } from '#strings/app.ts';
import type { Notice, NoticeKind } from './notice.ts';

/** Shows a success toast. */
export const showSuccess = (notice: Notice): void => present('success', notice);

/** Shows an error toast, in the destructive style. */
export function showError(notice: Notice): void {
  if (!suppressed) present('error', notice);
}

/** Dismisses a success toast, so that it does not cover the buttons of a drawer that opens. */
export function dismissSuccess(): void {
  void import('../components/notices/present-notice.ts').then(
    (toasts) => toasts.dismissSuccess(),
    // If the chunk did not load, there is no toast.
    () => {},
  );
}

let suppressed = false;

/** Suppresses error toasts until the next task, when the screen itself shows the error. */
export function suppressErrors(): void {
  suppressed = true;
  setTimeout(() => {
    suppressed = false;
  });
}

/** Shows a toast that a part of the page could not be fetched. */
export const showUnreachable = (): void =>
  showError({ title: loadErrorWords.offline, message: loadErrorWords.offlineMessage });

// The toasts load after the screen, so this module must not import them statically.
function present(kind: NoticeKind, notice: Notice): void {
  void import('../components/notices/present-notice.ts').then(
    (toasts) => toasts.presentNotice(kind, notice),
    // Offline the chunk may not load; the screen shows that state by itself.
    () => {},
  );
}
