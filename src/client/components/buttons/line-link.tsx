import { Box, type BoxProps } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './line-link.module.css';

interface LineLinkProps extends BoxProps, Omit<ComponentPropsWithoutRef<'a'>, keyof BoxProps> {
  href: string;
  /** True where the line shows under the words only while a pointer is over them. */
  quiet?: boolean;
  children: ReactNode;
}

/** A link that stands by itself, as tall as a finger needs. */
export function LineLink({ quiet = false, ...props }: LineLinkProps) {
  const look = { className: classes.link, mod: { quiet } };
  // The router moves to pages of this site alone.
  if (props.href.startsWith('/')) return <Box component={Link} {...look} {...props} />;
  return <Box component="a" {...look} {...props} />;
}

/** The way back to the screen or the list that this one was reached from. */
export function BackLink({ children, ...props }: LineLinkProps) {
  return (
    <LineLink quiet {...props}>
      <IconArrowLeft aria-hidden size={18} stroke={1.7} className={classes.back} />
      {children}
    </LineLink>
  );
}
