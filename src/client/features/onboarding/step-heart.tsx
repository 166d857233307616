import { Group, InputBase, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef } from 'react';
import { onboardingWords } from '#strings/onboarding.ts';
import { PHILOSOPHY_MIN_LENGTH } from '../../../shared/onboarding/onboarding-choices.ts';
import { Choice, ChoiceGroup } from '../../components/forms/choices.tsx';
import { Beginnings } from './beginnings.tsx';
import classes from './onboarding.module.css';
import type { StepProps } from './wizard-form.ts';

const words = onboardingWords.heart;
const RATINGS = [1, 2, 3, 4, 5];
const ENDS: Record<number, string> = { 1: words.lowest, 5: words.highest };

/** The first step: what friendship means to the member, with beginnings to tap, and how theirs are. */
export function StepHeart({ form }: StepProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const length = form.values.friendshipPhilosophy.trim().length;
  return (
    <>
      <div>
        {/* What Mantine's Textarea is, without the part that lets one grow. */}
        <InputBase
          component="textarea"
          multiline
          ref={field}
          {...form.of('friendshipPhilosophy')}
          value={form.values.friendshipPhilosophy}
          onChange={(event) => form.setFieldValue('friendshipPhilosophy', event.currentTarget.value)}
          label={words.philosophy}
          placeholder={words.philosophyPlaceholder}
          rows={6}
          // Mantine drops an aria-describedby of ours, so the count is its description.
          description={words.count(length, PHILOSOPHY_MIN_LENGTH)}
          descriptionProps={{ mod: { enough: length >= PHILOSOPHY_MIN_LENGTH } }}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ label: classes.question, input: classes.philosophy, description: classes.count }}
        />
        <SpokenCount length={length} />
        <Beginnings field={field} onChange={(text) => form.setFieldValue('friendshipPhilosophy', text)} />
      </div>
      <ChoiceGroup
        legend={words.satisfaction}
        layout="scale"
        {...form.of('satisfactionRating')}
        below={
          <Group gap={0} justify="space-between" align="stretch" wrap="nowrap" c="dimmed" fz="sm" mt="xs" aria-hidden>
            <span>{words.lowest}</span>
            <span>{words.highest}</span>
          </Group>
        }
      >
        {RATINGS.map((rating) => (
          <Choice
            key={rating}
            type="radio"
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

/** A number of the scale. The ends are named to screen readers; a hidden part is set apart from the number before it. */
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

/** Says how much is missing when the member pauses, and not at every letter. */
function SpokenCount({ length }: { length: number }) {
  const [settled] = useDebouncedValue(length, 1500);
  const left = PHILOSOPHY_MIN_LENGTH - settled;
  return (
    <VisuallyHidden role="status">
      {settled === 0 ? '' : left > 0 ? words.remaining(left) : words.enough}
    </VisuallyHidden>
  );
}
