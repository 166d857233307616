import { Box, type BoxProps } from '@mantine/core';
import type { AriaAttributes } from 'react';
import classes from './progress-bar.module.css';

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
      className={classes.bar}
      {...props}
    >
      <Box w={`${percent}%`} mod={{ done }} />
    </Box>
  );
}
