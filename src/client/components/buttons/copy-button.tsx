import { Box, Button, type ButtonProps, Text, type TextProps } from '@mantine/core';
import { copyWords } from '#strings/app.ts';
import { useCopy } from '../../lib/browser/copy-text.ts';

/** A button that copies a text, and a line that says whether it was copied. */
export function CopyButton({ text, children, ...props }: ButtonProps & { text: string; children: string }) {
  const copying = useCopy();
  return (
    <>
      <Button {...props} onClick={() => void copying.copy(text)}>
        {children}
      </Button>
      <CopyOutcome copying={copying} />
    </>
  );
}

/** Says whether a text was copied. */
export function CopyOutcome({ copying, ...props }: TextProps & { copying: ReturnType<typeof useCopy> }) {
  const { outcome, copies } = copying;
  return (
    <Text component="div" role="status" c="dimmed" fz="sm" {...props}>
      {outcome && (
        <Box key={copies} style={{ animation: 'var(--rise-in)' }}>
          {copyWords[outcome]}
        </Box>
      )}
    </Text>
  );
}
