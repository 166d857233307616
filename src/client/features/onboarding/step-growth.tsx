import { onboardingWords } from '#strings/onboarding.ts';
import { CHALLENGES } from '../../../shared/onboarding/onboarding-choices.ts';
import { CheckboxChoice } from '../../components/forms/checkbox-choice.tsx';
import { ChoiceGroup } from '../../components/forms/choice-group.tsx';
import { UnbrokenWords } from '../../components/text/unbroken-words.tsx';
import { toggled } from '../../lib/toggled.ts';
import type { StepProps } from './wizard-form.ts';

const words = onboardingWords.growth;

/** The second step: in what the member would like to grow. */
export function StepGrowth({ form }: StepProps) {
  const chosen = form.values.challenges;
  return (
    <ChoiceGroup legend={words.label} legendHidden layout="columns" {...form.fieldProps('challenges')}>
      {CHALLENGES.map((challenge) => (
        <CheckboxChoice
          key={challenge}
          name="challenges"
          checked={chosen.includes(challenge)}
          onChange={(on) => form.setFieldValue('challenges', toggled(CHALLENGES, chosen, challenge, on))}
          label={<UnbrokenWords>{words.challenge(challenge)}</UnbrokenWords>}
        />
      ))}
    </ChoiceGroup>
  );
}
