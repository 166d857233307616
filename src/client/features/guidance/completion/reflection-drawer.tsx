import { Button, Textarea, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type SyntheticEvent, useId, useState } from 'react';
import { copyWords } from '#strings/app.ts';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { REFLECTION_MIN_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import { TEXT_LIMIT } from '../../../../shared/text/text-limit.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { BottomDrawer } from '../../../components/dialogs/bottom-drawer.tsx';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { CareHint } from '../care/care-hint.tsx';
import { CompletedElsewhereAlert } from './completed-elsewhere-alert.tsx';
import type { CompletionDrawerProps } from './completion-drawer.tsx';
import { keepDraft, keptReflection } from './drafts.ts';
import acts from './drawer-acts.module.css';
import notes from './drawer-note.module.css';
import classes from './reflection-drawer.module.css';

const words = guidanceWords.reflectionTime;

/**
 * A place to write (product.md §2, §5). Every way of closing it keeps the text as a draft and says so; the next opening
 * restores a draft, and a text that the server refused.
 */
export function ReflectionDrawer({ entry, opened, elsewhere, onClose, onComplete }: CompletionDrawerProps) {
  const [kept] = useState(() => keptReflection(entry.userId, entry.id));
  const [text, setText] = useState(kept?.text ?? '');
  const keepsId = useId();
  const length = text.trim().length;
  const enough = length >= REFLECTION_MIN_LENGTH;
  const written = length > 0;

  const close = () => {
    onClose();
    if (!elsewhere && keptReflection(entry.userId, entry.id)) showSuccess(words.keptForLater);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (enough && !elsewhere) onComplete(text.trim());
  };
  return (
    <BottomDrawer
      title={words.title}
      subtitle={entry.title}
      subtitleLang={entry.language}
      opened={opened}
      onClose={close}
      guarded={written}
    >
      {entry.reflectionQuestions.length > 0 && (
        <ol lang={entry.language} className={classes.questions}>
          {entry.reflectionQuestions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      )}
      {kept && !elsewhere && (
        <p role={kept.refused ? 'alert' : 'status'} className={notes.note} data-refused={kept.refused || undefined}>
          {kept.refused ? words.kept : words.restored}
        </p>
      )}
      <CompletedElsewhereAlert completed={elsewhere} written={written} />
      <form onSubmit={submit} className={classes.form}>
        <Textarea
          label={words.label}
          placeholder={words.placeholder}
          value={text}
          readOnly={elsewhere}
          onChange={(event) => {
            setText(event.currentTarget.value);
            keepDraft(entry.userId, entry.id, event.currentTarget.value);
          }}
          maxLength={TEXT_LIMIT}
          rows={5}
          // Mantine drops an aria-describedby of ours, so the count is its description.
          description={!elsewhere && words.minimum(length, REFLECTION_MIN_LENGTH)}
          descriptionProps={{ mod: { enough } }}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ root: classes.field, input: classes.input, description: classes.count }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
          }}
        />
        <p id={keepsId} className={classes.said}>
          {written && !elsewhere && words.keeps}
        </p>
        <CareHint text={text} />
        {elsewhere ? written && <CopyWords text={text.trim()} /> : <SpokenCount length={length} />}
        <div className={`${acts.acts} ${classes.acts}`}>
          {!elsewhere && (
            <ActionButton type="submit" fullWidth off={!enough}>
              {words.complete}
            </ActionButton>
          )}
          <Button variant="subtle" fullWidth aria-describedby={written ? keepsId : undefined} onClick={close}>
            {elsewhere ? words.close : words.notNow}
          </Button>
        </div>
      </form>
    </BottomDrawer>
  );
}

/** For words that can no longer be saved here. */
function CopyWords({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  return (
    <>
      <Button
        mt="md"
        fullWidth
        onClick={() => void copyText(text).then((done) => setOutcome(done ? 'copied' : 'failed'))}
      >
        {words.copy}
      </Button>
      <p role="status" className={classes.said}>
        {outcome && copyWords[outcome]}
      </p>
    </>
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
