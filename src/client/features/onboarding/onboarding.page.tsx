import * as verse from 'virtual:welcome-verse';
import { Group, Text } from '@mantine/core';
import { type ComponentType, type SyntheticEvent, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { signOutWords } from '#strings/auth/sign-out.ts';
import { onboardingWords } from '#strings/onboarding.ts';
import { needsPhone } from '../../../shared/onboarding/wizard-phone.ts';
import { ActionButton } from '../../components/buttons/action-button.tsx';
import { lazyPart } from '../../components/loading/lazy-part.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { missingHere } from '../../components/messages/missing-part.tsx';
import { LaterBranches } from '../../components/page/later-branches.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { Verse } from '../../components/text/verse.tsx';
import { readServerError } from '../../lib/calls/server-error.ts';
import { currentLanguage } from '../../lib/language.ts';
import { showError, showSuccess } from '../../lib/notices.ts';
import { whenIdle } from '../../lib/page/when-idle.ts';
import { readUserId } from '../../lib/session/session.ts';
import { browserTimeZone } from '../../lib/time/dates.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import { SignOutButton } from '../auth/sign-out/sign-out-button.tsx';
import { availableMethods } from './available-methods.ts';
import { countryErrors } from './country-errors.ts';
import { emptyDraft, keepWizard, wizardDrafts } from './draft.ts';
import classes from './onboarding.module.css';
import { StepGrowth } from './step-growth.tsx';
import { StepHeart } from './step-heart.tsx';
import { useMethodStates } from './use-method-states.ts';
import { type StepProps, useWizardForm } from './wizard-form.ts';
import { firstStepWithError, progressPercent, STEP_COUNT, stepErrors } from './wizard-steps.ts';

const words = onboardingWords;

// Two steps are answered before these are seen.
const LaterSteps = lazyPart(() => import('./later-steps.tsx'), { loading: () => <Loading />, missing: missingHere });

const STEPS: { title: string; intro: string; Fields: ComponentType<StepProps> }[] = [
  { ...words.heart, Fields: StepHeart },
  { ...words.growth, Fields: StepGrowth },
  { ...words.notifications, Fields: LaterSteps },
  { ...words.rhythm, Fields: LaterSteps },
];

/** The four steps that set a member's guidance up. */
export default function OnboardingPage() {
  const { account } = useMember();
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const [start] = useState(() => wizardDrafts.read(account.id) ?? emptyDraft());
  const [step, setStep] = useState(start.step);
  const form = useWizardForm(start.values);
  const { values } = form;
  const { states, site } = useMethodStates();
  // An old draft may hold methods that this site no longer has; those are not sent.
  const answers = { ...values, notificationMethod: availableMethods(values.notificationMethod, states) };
  useEffect(() => whenIdle(() => void LaterSteps.preload()), []);
  useEffect(() => keepWizard(account.id, { step, values }), [account.id, step, values]);

  const submit = trpc.onboarding.submit.useMutation({
    onSuccess: (_answer, { userId }) => {
      wizardDrafts.keep(userId, null);
      // Known before the move, so that the guard does not lead back here on the way.
      utils.onboarding.status.setData({ userId }, { completed: true });
      navigate('/dashboard');
      showSuccess(words.done);
    },
    onError: (error) => {
      const { issues, message } = readServerError(error);
      const faulty = firstStepWithError(Object.fromEntries(issues.map(({ path }) => [path.join('.'), true])));
      if (faulty !== null) setStep(faulty);
      form.placeServerErrors(error);
      showError({ title: words.failed.title, message: message ?? words.failed.message });
    },
  });

  const complete = (errors: Record<string, string>) => {
    const faulty = firstStepWithError(errors);
    if (Object.keys(errors).length > 0) {
      if (faulty !== null) setStep(faulty);
      form.showErrors(errors);
      return;
    }
    const userId = readUserId();
    if (userId === null) {
      showError({ title: words.signInFirst });
      return;
    }
    submit.mutate({
      ...answers,
      userId,
      phoneNumber: needsPhone(answers.notificationMethod) ? answers.phoneNumber : undefined,
      timezone: browserTimeZone(),
      wordingLanguage: currentLanguage,
    });
  };

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = await form.findErrors(answers);
    if (!found) return;
    const all = { ...countryErrors(answers, site), ...found };
    if (step === STEP_COUNT - 1) return complete(all);
    const errors = stepErrors(step, all);
    if (Object.keys(errors).length > 0) return form.showErrors(errors);
    form.clearErrors();
    const goOn = () => startTransition(() => setStep(step + 1));
    // Should the later steps still be on their way, this one stays until they are here, or known to be missing.
    if (step === 0) goOn();
    else void LaterSteps.preload().then(goOn);
  };

  const current = STEPS[step];
  if (!current) return null;
  const { title, intro, Fields } = current;
  const last = step === STEP_COUNT - 1;
  return (
    <div className={classes.page}>
      <form noValidate className={classes.wizard} onSubmit={onSubmit}>
        <Progress step={step + 1} />
        <div key={step} className={classes.step}>
          <div>
            <PageHeading title={title} />
            <Text c="dimmed" fz="lg" lh={1.55} mt="xs">
              {intro}
            </Text>
          </div>
          <Fields form={form} step={step} />
        </div>
        <Group gap="md" justify="space-between" align="stretch" wrap="nowrap">
          <ActionButton variant="default" off={step === 0} onClick={() => setStep(step - 1)}>
            {words.previous}
          </ActionButton>
          <ActionButton type="submit" off={submit.isPending}>
            {!last ? words.continue : submit.isPending ? words.completing : words.complete}
          </ActionButton>
        </Group>
        <div className={classes.account}>
          <p>{signOutWords.signedInAs(account.username)}</p>
          <SignOutButton quiet />
        </div>
      </form>
      <aside className={classes.beside}>
        <Verse verse={verse} />
        <LaterBranches className={classes.art} grown={(step + 1) / STEP_COUNT} />
      </aside>
    </div>
  );
}

function Progress({ step }: { step: number }) {
  const percent = progressPercent(step);
  return (
    <div>
      <div className={classes.progressWords}>
        <span>{words.stepOf(step, STEP_COUNT)}</span>
        <span>{words.percent(percent)}</span>
      </div>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={words.progressLabel}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words.stepOf(step, STEP_COUNT)}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
