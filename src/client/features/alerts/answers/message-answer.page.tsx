import { Group, Text } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { useParams, useSearchParams } from 'wouter';
import { answerPageWords as words } from '#strings/alerts/answer.ts';
import { completionWords } from '#strings/guidance/completion.ts';
import { typeWords } from '#strings/guidance/content.ts';
import { ANSWERS, type Answer, type AnswerOutcome, CHOSEN_ANSWER } from '../../../../shared/alerts/answers.ts';
import type { CareCard } from '../../../../shared/guidance/care/care-card.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { MIN_REFLECTION_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import { visibleLength } from '../../../../shared/text/visible-length.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { Form } from '../../../components/forms/form.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { Loading } from '../../../components/loading/loading.tsx';
import { LoadErrorPage } from '../../../components/messages/error-page.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { MessagePage } from '../../../components/messages/message-page.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { UnsavedText } from '../../../components/text/unsaved-text.tsx';
import { showCallError } from '../../../lib/calls/show-call-error.ts';
import { trpc } from '../../../trpc.ts';
import { ReflectionField } from '../../guidance/completion/reflection-field.tsx';

const LazyCareText = lazyPart(async () => ({ default: (await import('../../guidance/care/care-card.tsx')).CareText }), {
  fallback: partFallback,
});

type OutcomeWords = (typeof words.outcomes)[AnswerOutcome];

/**
 * The page behind the answer links of a message. It shows a button for the chosen answer, and below it the other answers.
 * Opening the page changes nothing, because mail scanners open links. It works signed out (decisions.md D43).
 */
export default function MessageAnswerPage() {
  const { capability = '' } = useParams();
  const [search] = useSearchParams();
  const chosen = ANSWERS.find((answer) => answer === search.get(CHOSEN_ANSWER)) ?? 'done';
  // A pressed notification may open another answer in this window.
  return (
    // In every state, so that the header does not move.
    <div data-single-column>
      <MessageAnswer key={`${capability} ${chosen}`} capability={capability} chosen={chosen} />
    </div>
  );
}

function MessageAnswer({ capability, chosen }: { capability: string; chosen: Answer }) {
  const view = trpc.alerts.answers.view.useQuery({ capability });
  // The words of a reflection. Each outcome shows them, unless they were saved. The page may be open signed out, so they
  // stay in this tab only, for this link.
  const [text, setText] = useSessionStorage({
    key: `answer-${capability}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const send = trpc.alerts.answers.send.useMutation({
    onSuccess: ({ wordsSaved }, sent) => {
      if (sent.words && wordsSaved) setText('');
    },
    onError: showCallError(words.failed),
  });
  if (send.data) {
    const { outcome, care } = send.data;
    const isElsewhere = outcome === 'done' && text.trim() !== '';
    return (
      <Outcome
        outcomeWords={isElsewhere ? words.before.done : words.outcomes[outcome]}
        care={care}
        text={text}
        about={isElsewhere ? completionWords.elsewhere.unsaved : words.unsaved}
      />
    );
  }
  if (view.error) return <LoadErrorPage error={view.error} onRetry={() => void view.refetch()} />;
  if (!view.data) return <Loading />;
  const { entry, open, ...now } = view.data;
  if (!entry) return <Outcome outcomeWords={words.outcomes.gone} text={text} about={words.unsaved} />;
  // The server may have saved the words by an earlier press whose response was lost.
  if (!open.includes(chosen))
    return <Outcome outcomeWords={wordsForClosed(chosen, { ...now, ...entry })} text={text} about={words.written} />;
  return (
    <AnswerForm
      chosen={chosen}
      entry={entry}
      open={open}
      text={text}
      onText={setText}
      sending={send.isPending}
      onSend={(answer) => send.mutate({ capability, ...answer })}
    />
  );
}

/** Returns the words for an answer that the message no longer accepts. */
function wordsForClosed(
  chosen: Answer,
  { isCompleted, isPaused, isComing }: { isCompleted: boolean; isPaused: boolean; isComing: boolean },
): OutcomeWords {
  const { outcomes, before } = words;
  if (chosen === 'pause') return isPaused ? outcomes.paused : outcomes.used;
  if (isCompleted) return before.done;
  return isComing ? before.later : outcomes.not_again;
}

interface OutcomeProps {
  outcomeWords: OutcomeWords;
  care?: CareCard | null;
  /** The words of a reflection that are left in the tab. */
  text: string;
  /** Says whether they were saved. */
  about: string;
}

function Outcome({ outcomeWords, care = null, text, about }: OutcomeProps) {
  return (
    <MessagePage title={outcomeWords.title} actions={<LinkButton href="/dashboard">{words.open}</LinkButton>}>
      <p>{outcomeWords.text}</p>
      {text.trim() && <UnsavedText title={about} text={text} />}
      {care && <LazyCareText care={care} />}
    </MessagePage>
  );
}

interface AnswerFormProps {
  chosen: Answer;
  entry: { title: string; language: string; contentType: ContentType };
  open: readonly Answer[];
  text: string;
  onText: (text: string) => void;
  sending: boolean;
  onSend: (answer: { answer: Answer; words?: string }) => void;
}

function AnswerForm({ chosen, entry, open, text, onText, sending, onSend }: AnswerFormProps) {
  const isReflection = entry.contentType === 'reflection';
  const labels = { done: words.buttons[entry.contentType], later: words.later, pause: words.pause };
  const answerWith = (answer: Answer) =>
    onSend(answer === 'done' && isReflection ? { answer, words: text.trim() } : { answer });
  const isShort = (answer: Answer) => answer === 'done' && isReflection && visibleLength(text) < MIN_REFLECTION_LENGTH;
  const others = open.filter((answer) => answer !== chosen && !(answer === 'done' && isReflection));
  return (
    <Form
      gap="lg"
      pt="clamp(0.75rem, 3vh, 2rem)"
      pb="2rem"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isShort(chosen)) answerWith(chosen);
      }}
    >
      <div>
        <Text c="dimmed" mb="0.25rem">
          {typeWords[entry.contentType]}
        </Text>
        <PageHeading title={entry.title}>
          <span lang={entry.language}>{entry.title}</span>
        </PageHeading>
      </div>
      {chosen === 'done' && (
        <Text c="dimmed" fz="lg" lh={1.6} mt="-xs">
          {words.asks[entry.contentType]}
        </Text>
      )}
      {chosen === 'done' && isReflection && (
        <div>
          <ReflectionField value={text} onChange={onText} rows={6}>
            {text.trim() !== '' && (
              <Text c="dimmed" fz="sm" my="xs">
                {words.keeps}
              </Text>
            )}
          </ReflectionField>
        </div>
      )}
      <Group gap="sm">
        <ActionButton type="submit" inactive={isShort(chosen)} busy={sending && words.sending}>
          {labels[chosen]}
        </ActionButton>
      </Group>
      {others.length > 0 && (
        <>
          <p>{words.alsoPossible}</p>
          <Group gap="sm" align="stretch">
            {others.map((answer) => (
              <ActionButton key={answer} variant="default" inactive={sending} onClick={() => answerWith(answer)}>
                {labels[answer]}
              </ActionButton>
            ))}
          </Group>
        </>
      )}
    </Form>
  );
}
