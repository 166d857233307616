/** The three kinds of guidance, as stored; `do` is shown to people as "Action" (product.md §1). */
export const CONTENT_TYPES = ['prayer', 'do', 'reflection'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** What people read for each kind of guidance (product.md §2). */
export const CONTENT_TYPE_LABELS: Record<ContentType, string> = {
  prayer: 'Prayer',
  do: 'Action',
  reflection: 'Reflection',
};
