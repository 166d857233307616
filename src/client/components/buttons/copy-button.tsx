import { Box, Button, type ButtonProps, Text } from '@mantine/core';
import { copyWords } from '#strings/app.ts';
import { useCopy } from '../../lib/browser/copy-text.ts';

/** A button that copies a text, and a line that says whether it was copied. */
export function CopyButton({ text, children, ...props }: ButtonProps & { text: string; children: string }) {
  const { outcome, copies, copy } = useCopy();
  return (
    <>
      <Button {...props} onClick={() => void copy(text)}>
        {children}
      </Button>
      <Text component="div" role="status" c="dimmed" fz="sm">
        {outcome && (
          <Box key={copies} style={{ animation: 'var(--rise-in)' }}>
            {copyWords[outcome]}
          </Box>
        )}
      </Text>
    </>
  );
}
