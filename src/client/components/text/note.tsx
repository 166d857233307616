import { Text, type TextProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

/** A short explanation in small, soft text. */
export function Note(props: TextProps & Omit<ComponentPropsWithRef<'p'>, keyof TextProps>) {
  return <Text c="dimmed" fz="sm" lh={1.55} {...props} />;
}
