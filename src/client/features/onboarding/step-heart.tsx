import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { onboardingWords } from '#strings/onboarding.ts';
import { MIN_PHILOSOPHY_LENGTH } from '../../../shared/onboarding/onboarding-choices.ts';
import { ChoiceGroup } from '../../components/forms/choice-group.tsx';
import { CountedTextArea } from '../../components/forms/counted-text-area.tsx';
import { RadioChoice } from '../../components/forms/radio-choice.tsx';
import { insertSentenceStarter } from './sentence-starters.ts';
import type { StepProps } from './wizard-form.ts';

const words = onboardingWords.heart;
const RATINGS = [1, 2, 3, 4, 5];
const ENDS: Record<number, string> = { 1: words.lowest, 5: words.highest };

/** The first step: what friendship means to the member, with sentence beginnings to insert, and a rating. */
export function StepHeart({ form }: StepProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const write = (text: string) => form.setFieldValue('friendshipPhilosophy', text);
  const insert = (beginning: string) => {
    const { current: field } = area;
    if (!field) return;
    // Without the focus in the text area, insert at the end.
    const isWriting = document.activeElement === field;
    const from = isWriting ? field.selectionStart : field.value.length;
    const { text, caret } = insertSentenceStarter(field.value, from, isWriting ? field.selectionEnd : from, beginning);
    // Render first, because the caret can only be placed in text that exists.
    flushSync(() => write(text));
    field.focus();
    field.setSelectionRange(caret, caret);
  };
  return (
    <>
      <div>
        <CountedTextArea
          ref={area}
          {...form.fieldProps('friendshipPhilosophy')}
          value={form.values.friendshipPhilosophy}
          onChange={write}
          minLength={MIN_PHILOSOPHY_LENGTH}
          words={words}
          label={words.philosophy}
          labelProps={{ fz: 'md' }}
          placeholder={words.philosophyPlaceholder}
          rows={6}
          styles={{ input: { resize: 'vertical' } }}
        />
        <Group component="fieldset" gap="xs" mt="sm">
          <Text component="legend" c="dimmed" fz="sm" mb="0.375rem">
            {words.beginningsLabel}
          </Text>
          {words.beginnings.map((beginning) => (
            <Button
              key={beginning}
              variant="default"
              size="compact-md"
              radius="xl"
              px="md"
              fz="sm"
              fw={400}
              bg="transparent"
              bd="1px solid var(--line-strong)"
              // The text area keeps the focus, so that a phone's keyboard stays open.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => insert(beginning)}
            >
              {beginning}…
            </Button>
          ))}
        </Group>
      </div>
      <ChoiceGroup
        legend={words.satisfaction}
        layout="scale"
        {...form.fieldProps('satisfactionRating')}
        below={
          <Group justify="space-between" c="dimmed" fz="sm" mt="xs" aria-hidden>
            <span>{words.lowest}</span>
            <span>{words.highest}</span>
          </Group>
        }
      >
        {RATINGS.map((rating) => (
          <RadioChoice
            key={rating}
            name="satisfactionRating"
            checked={form.values.satisfactionRating === rating}
            onChange={() => form.setFieldValue('satisfactionRating', rating)}
            label={<RatingLabel rating={rating} />}
          />
        ))}
      </ChoiceGroup>
    </>
  );
}

/** A number of the scale. Screen readers also get the names of the two ends. */
function RatingLabel({ rating }: { rating: number }) {
  const end = ENDS[rating];
  if (!end) return rating;
  return (
    <>
      <span aria-hidden>{rating}</span>
      <VisuallyHidden>{`${rating}, ${end}`}</VisuallyHidden>
    </>
  );
}
