import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

/** Content that is folded below its summary. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className={classes.summary}>
        {summary}
        <IconChevronDown aria-hidden size={18} stroke={1.8} />
      </summary>
      {children}
    </details>
  );
}
