import { Box, type BoxProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

interface DisclosureProps extends BoxProps {
  summary: string;
  /** True for a plain sentence below a line, instead of words that look like a link. */
  quiet?: boolean;
  children: ReactNode;
}

/** Content that is folded below its summary. */
export function Disclosure({ summary, quiet = false, children, ...props }: DisclosureProps) {
  return (
    <Box component="details" {...props}>
      <summary className={classes.summary} data-quiet={quiet || undefined}>
        {summary}
        <IconChevronDown aria-hidden size={18} stroke={1.8} />
      </summary>
      {children}
    </Box>
  );
}
