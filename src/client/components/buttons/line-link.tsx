import { Box, type BoxProps } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './line-link.module.css';

interface LineLinkProps extends BoxProps, Omit<ComponentPropsWithoutRef<'a'>, keyof BoxProps> {
  href: string;
  /** True to underline the words only while a pointer is over them. */
  quiet?: boolean;
  children: ReactNode;
}

/** A link on its own line, with a 44 px target. */
export function LineLink({ quiet = false, ...props }: LineLinkProps) {
  const look = { className: classes.link, mod: { quiet } };
  // The router handles only paths of this site.
  if (props.href.startsWith('/')) return <Box component={Link} {...look} {...props} />;
  return <Box component="a" {...look} {...props} />;
}

/** A link back to the previous screen or list. */
export function BackLink({ children, ...props }: LineLinkProps) {
  return (
    <LineLink quiet {...props}>
      <IconArrowLeft aria-hidden size={18} stroke={1.7} className={classes.back} />
      {children}
    </LineLink>
  );
}
