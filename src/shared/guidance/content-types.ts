/** The three kinds of guidance in stored form. Pages show `do` as "Action" (product.md §1). */
export const CONTENT_TYPES = ['prayer', 'do', 'reflection'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** The name of each kind of guidance for people (product.md §2). */
export const CONTENT_TYPE_LABELS: Record<ContentType, string> = {
  prayer: 'Prayer',
  do: 'Action',
  reflection: 'Reflection',
};
