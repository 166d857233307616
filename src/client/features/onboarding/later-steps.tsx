import { StepNotifications } from './step-notifications.tsx';
import { StepRhythm } from './step-rhythm.tsx';
import type { StepProps } from './wizard-form.ts';

/** The wizard's last two steps, in one: where the one is, the other is too, and going between them never waits. */
export default function LaterSteps(props: StepProps) {
  return props.step === 2 ? <StepNotifications {...props} /> : <StepRhythm {...props} />;
}
