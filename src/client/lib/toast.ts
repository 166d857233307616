/** The text of a toast. The specification gives some toasts only a title. */
export interface Toast {
  title: string;
  message?: string;
  /** A link to the subject of the toast. */
  link?: { label: string; href: string };
}

export type ToastKind = 'success' | 'error';
