import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first of the rows that a press on a button for more brought, so that reading goes on there: the
 * button may be gone with the last of them. Rows are marked by `data-row`, within the element that takes the ref.
 * @param shown the number of rows.
 * @returns `ask`, which the button calls before it loads more.
 */
export function useReadOn<Around extends HTMLElement>(
  shown: number,
): { around: RefObject<Around | null>; ask: () => void } {
  const around = useRef<Around>(null);
  const asked = useRef<{ shown: number; at: Element | null } | null>(null);
  useEffect(() => {
    if (asked.current === null || shown <= asked.current.shown) return;
    const { shown: before, at } = asked.current;
    asked.current = null;
    const { activeElement, body } = document;
    // The reader may have gone elsewhere meanwhile.
    if (activeElement !== at && activeElement !== body) return;
    const row = around.current?.querySelectorAll<HTMLElement>('[data-row]')[before];
    if (!row) return;
    row.tabIndex = -1;
    row.focus();
  }, [shown]);
  return {
    around,
    ask: () => {
      asked.current = { shown, at: document.activeElement };
    },
  };
}
