import { onboardingWords } from '#strings/onboarding.ts';
import { CHALLENGES } from '../../../shared/wizard.ts';
import { Choice, ChoiceGroup } from '../../components/choices.tsx';
import { toggled, type WizardForm } from './wizard-form.ts';

const words = onboardingWords.growth;

export function StepGrowth({ form }: { form: WizardForm }) {
  const chosen = form.values.challenges;
  return (
    <ChoiceGroup
      legend={words.label}
      legendHidden
      layout="chips"
      error={form.errors.challenges}
      data-path={form.pathOf('challenges')}
    >
      {CHALLENGES.map((challenge) => (
        <Choice
          key={challenge}
          type="checkbox"
          name="challenges"
          checked={chosen.includes(challenge)}
          onChange={(on) => form.setFieldValue('challenges', toggled(CHALLENGES, chosen, challenge, on))}
          label={words.challenge(challenge)}
        />
      ))}
    </ChoiceGroup>
  );
}
