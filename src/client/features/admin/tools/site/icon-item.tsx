import { Group } from '@mantine/core';
import type { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface IconItemProps {
  Icon: typeof IconClock;
  /** The colour of the icon. */
  color?: string;
  children: ReactNode;
}

/** A list item with an icon. */
export function IconItem({ Icon, color = 'var(--ink-soft)', children }: IconItemProps) {
  return (
    <Group component="li" gap="sm" wrap="nowrap" align="flex-start">
      <Icon aria-hidden size={20} stroke={1.6} color={color} style={{ flex: 'none', marginTop: '0.1875rem' }} />
      <p style={{ overflowWrap: 'anywhere' }}>{children}</p>
    </Group>
  );
}
