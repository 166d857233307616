import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './cut-text.module.css';

interface CutTextProps extends TextProps {
  /** How many lines are shown, also as a CSS value; null for all. */
  lines: number | string | null;
  component?: 'blockquote';
  lang?: string;
  children: ReactNode;
}

/** A text of at most some lines, the last of which fades out if there are more. */
export function CutText({ lines, children, ...text }: CutTextProps) {
  return (
    <Text {...text} className={lines === null ? undefined : classes.cut} __vars={{ '--lines': lines?.toString() }}>
      <span className={classes.text}>{children}</span>
    </Text>
  );
}
