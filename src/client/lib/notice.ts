/** The text of a toast. The specification gives some toasts only a title. */
export interface Notice {
  title: string;
  message?: string;
  /** A link to the subject of the notice. */
  link?: { label: string; href: string };
}

export type NoticeKind = 'success' | 'error';
