import { useState } from 'react';

/**
 * Whether a dialog is open, and its subject, such as the row to delete. The subject is null until the dialog opens first,
 * so that its chunk loads only then, and stays while the dialog closes, so that its words do.
 */
export function useDialog<Subject = true>() {
  const [state, setState] = useState<{ subject: Subject; opened: boolean } | null>(null);
  return {
    subject: state?.subject ?? null,
    opened: state?.opened ?? false,
    open: (subject: Subject) => setState({ subject, opened: true }),
    close: () => setState((now) => now && { ...now, opened: false }),
  };
}
