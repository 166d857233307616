import { Group, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { copyWords } from '#strings/app.ts';
import { CopyButton } from '../buttons/copy-button.tsx';
import { Card } from '../page/card.tsx';

interface UnsavedTextProps {
  /** Says what became of the text. */
  title: string;
  text: string;
  /** Other buttons beside the copy button. */
  children?: ReactNode;
}

/** Shows a text that is not saved, or may not be, to copy. */
export function UnsavedText({ title, text, children }: UnsavedTextProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} mt="md" p="md" bdrs="md">
      <Text id={titleId} fz="sm" fw={600} lh="xs" maw="none">
        {title}
      </Text>
      <Text ff="heading" lh="md" mt="xs" style={{ whiteSpace: 'pre-wrap' }}>
        {text}
      </Text>
      <Group gap="xs" mt="sm">
        <CopyButton variant="default" text={text}>
          {copyWords.copy}
        </CopyButton>
        {children}
      </Group>
    </Card>
  );
}
