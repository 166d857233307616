import { useState } from 'react';

/**
 * Returns whether a dialog is open, and its subject, such as the row to delete. The subject is null until the first
 * opening, so the chunk loads only then. It stays while the dialog closes, so the text does not vanish.
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
