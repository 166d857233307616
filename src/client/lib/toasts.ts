import { loadErrorWords } from '#strings/app.ts';
import type { Toast, ToastKind } from './toast.ts';

/** Shows a success toast. */
export const showSuccess = (toast: Toast): void => present('success', toast);

/** Shows an error toast, in the destructive style. */
export function showError(toast: Toast): void {
  if (!suppressed) present('error', toast);
}

/** Dismisses a success toast, so that it does not cover the buttons of a drawer that opens. */
export function dismissSuccess(): void {
  void import('../components/toasts/present-toast.ts').then(
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
function present(kind: ToastKind, toast: Toast): void {
  void import('../components/toasts/present-toast.ts').then(
    (toasts) => toasts.presentToast(kind, toast),
    // Offline the chunk may not load; the screen shows that state by itself.
    () => {},
  );
}
