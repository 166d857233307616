import { Button } from '@mantine/core';
import { type ComponentType, type SyntheticEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { onboardingWords } from '#strings/onboarding.ts';
import { signOutWords } from '#strings/sign-out.ts';
import { Branches } from '../../components/branches.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { useContractForm } from '../../lib/contract-form.ts';
import { browserTimeZone } from '../../lib/dates.ts';
import { showError, showSuccess } from '../../lib/notices.ts';
import { readServerError } from '../../lib/server-error.ts';
import { readUserId } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import { SignOutButton } from '../auth/sign-out-button.tsx';
import { emptyDraft, keepWizard, wizardDrafts } from './draft.ts';
import classes from './onboarding.module.css';
import { StepGrowth } from './step-growth.tsx';
import { StepHeart } from './step-heart.tsx';
import { StepNotifications, useMethodStates } from './step-notifications.tsx';
import { StepRhythm } from './step-rhythm.tsx';
import type { WizardForm } from './wizard-form.ts';
import { firstStepWithError, progressPercent, STEP_COUNT, stepErrors } from './wizard-steps.ts';

const words = onboardingWords;

const STEPS: { title: string; intro: string; Fields: ComponentType<{ form: WizardForm }> }[] = [
  { ...words.heart, Fields: StepHeart },
  { ...words.growth, Fields: StepGrowth },
  { ...words.notifications, Fields: StepNotifications },
  { ...words.rhythm, Fields: StepRhythm },
];

/** The four steps that set a member's guidance up. */
export default function OnboardingPage() {
  const { account } = useMember();
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const [start] = useState(() => wizardDrafts.read(account.id) ?? emptyDraft());
  const [step, setStep] = useState(start.step);
  const form = useContractForm(async () => (await import('../../../shared/onboarding.ts')).onboardingBody, {
    name: 'onboarding',
    mode: 'controlled',
    initialValues: start.values,
  });
  const { values } = form;
  useMethodStates();
  useEffect(() => keepWizard(account.id, { step, values }), [account.id, step, values]);

  const submit = trpc.onboarding.submit.useMutation({
    onSuccess: (_answer, { userId }) => {
      wizardDrafts.keep(userId, null);
      // Known before the move, so that the guard does not lead back here on the way.
      utils.onboarding.status.setData({ userId }, { completed: true });
      navigate('/dashboard');
      showSuccess(words.done);
      void utils.onboarding.status.invalidate();
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
    const withPhone = values.notificationMethod.includes('sms');
    submit.mutate({
      ...values,
      userId,
      phoneNumber: withPhone ? values.phoneNumber : undefined,
      timezone: browserTimeZone(),
    });
  };

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const all = await form.findErrors();
    if (!all) return;
    if (step === STEP_COUNT - 1) return complete(all);
    const errors = stepErrors(step, all);
    if (Object.keys(errors).length > 0) return form.showErrors(errors);
    form.clearErrors();
    setStep(step + 1);
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
            <p className={classes.intro}>{intro}</p>
          </div>
          <Fields form={form} />
        </div>
        <div className={classes.actions}>
          <Button variant="default" disabled={step === 0} onClick={() => setStep(step - 1)}>
            {words.previous}
          </Button>
          <Button type="submit" disabled={submit.isPending}>
            {!last ? words.continue : submit.isPending ? words.completing : words.complete}
          </Button>
        </div>
        <div className={classes.account}>
          <p>{signOutWords.signedInAs(account.username)}</p>
          <SignOutButton quiet />
        </div>
      </form>
      <Branches className={classes.art} grown={(step + 1) / STEP_COUNT} />
    </div>
  );
}

function Progress({ step }: { step: number }) {
  const percent = progressPercent(step);
  return (
    <div className={classes.progress}>
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
