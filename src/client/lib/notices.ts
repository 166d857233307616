import { troubleWords } from '#strings/app.ts';

/** What a toast says: the specification gives some of them a title only. */
export interface Notice {
  title: string;
  message?: string;
  /** A link to the place that the notice is about. */
  link?: { label: string; href: string };
}

export type NoticeKind = 'success' | 'error';

/** Says that something the member did has worked. */
export const showSuccess = (notice: Notice): void => present('success', notice);

/** Says that something failed, in the destructive style. */
export function showError(notice: Notice): void {
  if (!hushed) present('error', notice);
}

/** Removes a toast of success: a drawer that opens must not have its buttons covered by old news. */
export function dismissSuccess(): void {
  void import('../components/notices/present-notice.ts').then(
    (toasts) => toasts.dismissSuccess(),
    // Without the chunk there is no toast.
    () => {},
  );
}

let hushed = false;

/** What fails in this very moment is told of elsewhere, and not by the caller's own toast. */
export function hushErrors(): void {
  hushed = true;
  setTimeout(() => {
    hushed = false;
  });
}

/** Says that a part of the page could not be fetched: what was asked for does not open, and nothing is lost. */
export const showUnreachable = (): void =>
  showError({ title: troubleWords.offline, message: troubleWords.offlineMessage });

// The toasts come in a chunk of their own after the screen stands, so nothing here may import them at once.
function present(kind: NoticeKind, notice: Notice): void {
  void import('../components/notices/present-notice.ts').then(
    (toasts) => toasts.presentNotice(kind, notice),
    // Without a network they may not come at all, which the screen says by itself.
    () => {},
  );
}
