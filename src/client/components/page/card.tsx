import { Box, type BoxProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';

type CardProps = BoxProps & Omit<ComponentPropsWithoutRef<'section'>, keyof BoxProps>;

/** A part of a screen with its own background and border. */
export function Card(props: CardProps) {
  return <Box component="section" p="1.5rem" bd="1px solid var(--line)" bdrs="lg" bg="var(--card)" {...props} />;
}
