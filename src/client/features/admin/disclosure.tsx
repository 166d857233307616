import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Content that is folded below its summary. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <Text component="summary" w="fit-content" py="0.625rem" c="var(--primary)" fw={600} style={{ cursor: 'pointer' }}>
        {summary}
      </Text>
      {children}
    </details>
  );
}
