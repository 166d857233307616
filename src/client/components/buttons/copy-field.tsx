import { Button, Group, Text } from '@mantine/core';
import { copyWords } from '#strings/app.ts';
import type { useCopy } from '../../lib/browser/copy-text.ts';
import { CopyOutcome } from './copy-button.tsx';
import classes from './copy-field.module.css';

interface CopyFieldProps {
  label: string;
  text: string;
  /** Splits the text into groups of this many characters, for typing by hand. By default it is not split. */
  groupsOf?: number;
  copying: ReturnType<typeof useCopy>;
}

/** A text to copy, such as a token or a link, with a copy button. */
export function CopyField({ label, text, groupsOf, copying }: CopyFieldProps) {
  return (
    <div>
      <Text fz="sm" fw={600}>
        {label}
      </Text>
      <Group gap="xs" mt="0.375rem">
        <code className={classes.text}>{groupsOf ? <Groups text={text} size={groupsOf} /> : text}</code>
        <Button
          variant="default"
          size="sm"
          aria-label={copyWords.copyOf(label)}
          onClick={() => void copying.copy(text)}
        >
          {copyWords.copy}
        </Button>
      </Group>
      <CopyOutcome copying={copying} lh={1.55} mt={copying.outcome ? '0.375rem' : undefined} />
    </div>
  );
}

/** The gaps are margins, so that text selected and copied by hand has no spaces. */
function Groups({ text, size }: { text: string; size: number }) {
  const starts = Array.from({ length: Math.ceil(text.length / size) }, (_, index) => index * size);
  return starts.map((start) => (
    <span key={start} className={classes.group}>
      {text.slice(start, start + size)}
    </span>
  ));
}
