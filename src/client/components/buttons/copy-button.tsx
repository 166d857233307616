import { Button, type ButtonProps, Text } from '@mantine/core';
import { useState } from 'react';
import { copyWords } from '#strings/app.ts';
import { copyText } from '../../lib/browser/copy-text.ts';

/** A button that copies a text, and a line that says whether it was copied. */
export function CopyButton({ text, children, ...props }: ButtonProps & { text: string; children: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  return (
    <>
      <Button {...props} onClick={() => void copyText(text).then((done) => setOutcome(done ? 'copied' : 'failed'))}>
        {children}
      </Button>
      <Text role="status" c="dimmed" fz="sm">
        {outcome && copyWords[outcome]}
      </Text>
    </>
  );
}
