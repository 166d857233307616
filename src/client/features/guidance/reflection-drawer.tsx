import { Button, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type SyntheticEvent, useId, useState } from 'react';
import { guidanceWords } from '#strings/guidance.ts';
import { REFLECTION_MIN_LENGTH } from '../../../shared/content-types.ts';
import { TEXT_LIMIT } from '../../../shared/fields.ts';
import { CONTENT_LANGUAGE } from '../../../shared/languages.ts';
import { BottomDrawer } from '../../components/bottom-drawer.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { CompletionDrawerProps } from './completion-drawer.tsx';
import { keptReflection } from './kept-reflections.ts';
import classes from './reflection-drawer.module.css';

const words = guidanceWords.reflectionTime;

/** A place to write; what the server once refused is there again (product.md §2, §5). */
export function ReflectionDrawer({ entry, opened, onClose, onComplete }: CompletionDrawerProps) {
  const [kept] = useState(() => keptReflection(entry.userId, entry.id));
  const [text, setText] = useState(kept);
  const countId = useId();
  const length = text.trim().length;
  const enough = length >= REFLECTION_MIN_LENGTH;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (enough) onComplete(text.trim());
  };
  return (
    <BottomDrawer
      title={words.title}
      subtitle={entry.title}
      opened={opened}
      onClose={onClose}
      guarded={text.trim() !== ''}
    >
      {entry.reflectionQuestions.length > 0 && (
        <ul lang={CONTENT_LANGUAGE} className={classes.questions}>
          {entry.reflectionQuestions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      {kept && (
        <p role="alert" className={classes.kept}>
          {words.kept}
        </p>
      )}
      <form onSubmit={submit} className={classes.form}>
        <Textarea
          label={words.label}
          placeholder={words.placeholder}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={TEXT_LIMIT}
          rows={5}
          aria-describedby={countId}
          classNames={{ input: classes.input }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
          }}
        />
        <p id={countId} className={classes.count} data-enough={enough || undefined}>
          {words.minimum(length, REFLECTION_MIN_LENGTH)}
        </p>
        <SpokenCount length={length} />
        <Button type="submit" fullWidth disabled={!enough}>
          {words.complete}
        </Button>
        <Button variant="subtle" fullWidth onClick={onClose}>
          {words.notNow}
        </Button>
      </form>
    </BottomDrawer>
  );
}

/** Says how much is missing when the member pauses, and not at every letter. */
function SpokenCount({ length }: { length: number }) {
  const [settled] = useDebouncedValue(length, 1500);
  const left = REFLECTION_MIN_LENGTH - settled;
  return (
    <VisuallyHidden role="status">{settled > 0 && (left > 0 ? words.remaining(left) : words.enough)}</VisuallyHidden>
  );
}
