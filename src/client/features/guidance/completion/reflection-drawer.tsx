import { Box, Button, Text } from '@mantine/core';
import { type SyntheticEvent, useId, useState } from 'react';
import { completionWords } from '#strings/guidance/completion.ts';
import { MIN_REFLECTION_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import { visibleLength } from '../../../../shared/text/visible-length.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { CopyButton } from '../../../components/buttons/copy-button.tsx';
import { BottomDrawer, DrawerNote } from '../../../components/dialogs/bottom-drawer.tsx';
import { showSuccess } from '../../../lib/toasts.ts';
import fields from '../entry/guidance-fields.module.css';
import { reflectionDraft } from './completion-drafts.ts';
import classes from './completion-drawers.module.css';
import { CompletionMoment, MOMENT_MS } from './completion-moment.tsx';
import type { CompletionDrawerProps } from './drawer-props.ts';
import { ReflectionField } from './reflection-field.tsx';

const words = completionWords.reflectionTime;

/**
 * A form for a reflection (product.md §2, §5). Closing it in any way keeps the text as a draft and shows a toast. The next
 * opening restores the draft, also one that the server refused.
 */
export function ReflectionDrawer({ entry, drawer, elsewhere, refusedWords, onComplete }: CompletionDrawerProps) {
  const draft = reflectionDraft(entry.id);
  const [restored] = useState(
    () => draft.read(entry.userId) ?? (refusedWords ? { text: refusedWords, refused: true } : null),
  );
  const [text, setText] = useState(restored?.text ?? '');
  const [completed, setCompleted] = useState(false);
  const keepsId = useId();
  const trimmed = text.trim();
  const enough = visibleLength(text) >= MIN_REFLECTION_LENGTH;
  const written = trimmed !== '';

  const write = (next: string) => {
    setText(next);
    draft.write(entry.userId, next.trim() ? { text: next, refused: false } : null);
  };
  const close = () => {
    drawer.onClose();
    if (!elsewhere && draft.read(entry.userId)) showSuccess(words.keptForLater);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!enough || elsewhere || completed) return;
    setCompleted(true);
    onComplete(trimmed);
  };
  return (
    <BottomDrawer
      {...drawer}
      title={words.title}
      alert={elsewhere && completionWords.elsewhere[written ? 'meanwhileWritten' : 'meanwhile']}
      guarded={written}
      onClose={close}
      lingerMs={completed ? MOMENT_MS : 0}
    >
      <CompletionMoment completed={completed} sentence={words.completed}>
        {entry.reflectionQuestions.length > 0 && (
          <Box component="ol" lang={entry.language} mt="1.5rem" className={fields.list}>
            {entry.reflectionQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </Box>
        )}
        {restored && !elsewhere && (
          <div role={restored.refused ? 'alert' : 'status'}>
            <DrawerNote refused={restored.refused}>{restored.refused ? words.kept : words.restored}</DrawerNote>
          </div>
        )}
        {/* Without a box of its own, the form lets its sticky buttons stay visible in the whole drawer. */}
        <form onSubmit={submit} style={{ display: 'contents' }}>
          <ReflectionField
            mt="lg"
            value={text}
            readOnly={elsewhere}
            onChange={write}
            rows={5}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
            }}
          >
            {written && !elsewhere && (
              <Text id={keepsId} c="dimmed" fz="sm" ta="center" maw="none" my="xs">
                {words.keeps}
              </Text>
            )}
          </ReflectionField>
          {elsewhere && written && (
            <CopyButton mt="md" fullWidth text={trimmed}>
              {words.copy}
            </CopyButton>
          )}
          <div className={`${classes.actions} ${classes.reflectionActions}`}>
            {!elsewhere && (
              <ActionButton type="submit" fullWidth inactive={!enough}>
                {words.complete}
              </ActionButton>
            )}
            <Button variant="subtle" fullWidth aria-describedby={written ? keepsId : undefined} onClick={close}>
              {elsewhere ? words.close : words.notNow}
            </Button>
          </div>
        </form>
      </CompletionMoment>
    </BottomDrawer>
  );
}
