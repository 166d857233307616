import { Box, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Bar } from '../../../components/loading/skeletons.tsx';
import { Card } from '../../../components/page/card.tsx';

/** The skeleton of an entry's card. */
export function CardSkeleton({ height, children }: { height: string; children?: ReactNode }) {
  return (
    <Card mih={height}>
      <Stack gap="1.5rem" aria-hidden>
        <Bars widths={[34]} />
        <Bars widths={[88, 46]} />
        <Box ps="1.125rem" style={{ borderInlineStart: '2px solid var(--line)' }}>
          <Bars widths={[96, 90, 62]} />
        </Box>
        {children}
        <Bar w="8.5rem" h="3rem" />
      </Stack>
    </Card>
  );
}

/** Skeletons of lines of text, with their widths in percent. */
export function Bars({ widths }: { widths: number[] }) {
  return (
    <Stack gap="sm">
      {widths.map((width) => (
        <Bar key={width} w={`${width}%`} />
      ))}
    </Stack>
  );
}
