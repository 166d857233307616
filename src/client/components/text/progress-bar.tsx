import { Box, type BoxProps } from '@mantine/core';
import type { AriaAttributes } from 'react';

interface ProgressBarProps extends BoxProps, AriaAttributes {
  /** 0 to 100. */
  percent: number;
  /** True when complete. */
  done?: boolean;
}

/** A progress bar. */
export function ProgressBar({ percent, done = false, ...props }: ProgressBarProps) {
  return (
    <Box
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      h={6}
      bdrs="xs"
      bg="var(--track)"
      {...props}
    >
      <Box
        h="100%"
        w={`${percent}%`}
        bdrs="xs"
        bg={done ? 'var(--done)' : 'var(--primary)'}
        style={{ transition: 'width 220ms var(--ease)' }}
      />
    </Box>
  );
}
