import { Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { rowPauseWords as words } from '#strings/alerts/row-pause.ts';
import { consentWordings } from '#strings/consent/wordings.ts';
import type { Pausable } from '../../../../shared/alerts/pauses.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { PauseForm } from '../../schedule/pause/pause-form.tsx';
import classes from './row-pause.module.css';
import { useRowPause } from './use-row-pause.ts';

interface RowPauseProps {
  what: Pausable;
  /** The name of the channel or kind of mail inside a sentence. */
  name: string;
}

/** Pauses one channel or one kind of mail on its row, or says until when it is paused and ends that. It saves at once. */
export function RowPause({ what, name }: RowPauseProps) {
  // Null until the form was opened, so that a row takes no focus when it first appears.
  const [choosing, setChoosing] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { known, day, ...pause } = useRowPause(what, () => setChoosing((now) => now && false));
  // The button takes the place of its form again, and the focus follows.
  useEffect(() => {
    if (choosing === false) button.current?.focus({ preventScroll: true });
  }, [choosing]);
  if (!known) return null;
  if (choosing)
    return (
      <section className={classes.form} aria-label={words.openOf(name)}>
        {/* The ledger records that these very words were shown (decisions.md D30). */}
        <Text c="dimmed" fz="sm" lh={1.55}>
          {consentWordings.pause.text}
        </Text>
        <PauseForm
          id={`pause-${what}`}
          labels={words}
          beginning={pause.beginning}
          onBegin={pause.begin}
          onClose={() => setChoosing(false)}
        />
      </section>
    );
  return (
    <Group gap="0 0.625rem" fz="sm" align="baseline">
      {day && (
        // On a phone the button stands below it, and the row's sentence close above.
        <Text span fw={500} pt="0.25rem">
          {words.until(day)}
        </Text>
      )}
      <ActionButton
        ref={button}
        variant="subtle"
        size="sm"
        className={classes.button}
        off={pause.ending}
        aria-label={day ? words.resumeOf(name) : words.openOf(name)}
        onClick={day ? pause.end : () => setChoosing(true)}
      >
        {pause.ending ? words.resuming : day ? words.resume : words.open}
      </ActionButton>
    </Group>
  );
}
