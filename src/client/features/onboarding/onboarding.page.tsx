import * as verse from 'virtual:welcome-verse';
import { Group, Stack, Text } from '@mantine/core';
import { type ComponentType, type SyntheticEvent, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { signOutWords } from '#strings/auth/sign-out.ts';
import { onboardingWords as words } from '#strings/onboarding.ts';
import { needsPhone } from '../../../shared/channels/wizard.ts';
import { ActionButton } from '../../components/buttons/action-button.tsx';
import { lazyPart } from '../../components/loading/lazy-part.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { partFallback } from '../../components/messages/lazy-part-fallbacks.tsx';
import { LazyLeafIllustration } from '../../components/page/lazy-leaf-illustration.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { ProgressBar } from '../../components/text/progress-bar.tsx';
import { Verse } from '../../components/text/verse.tsx';
import { readServerError } from '../../lib/calls/server-error.ts';
import { useContractForm } from '../../lib/forms/contract-form.ts';
import type { FieldErrors } from '../../lib/forms/form-errors.ts';
import { currentLanguage } from '../../lib/language.ts';
import { whenIdle } from '../../lib/page/when-idle.ts';
import { readUserId } from '../../lib/session/session.ts';
import { browserTimeZone } from '../../lib/time/dates.ts';
import { showError, showSuccess } from '../../lib/toasts.ts';
import { trpc } from '../../trpc.ts';
import { SignOutButton } from '../auth/sign-out/sign-out-button.tsx';
import { useMember } from '../member/member-context.tsx';
import { emptyDraft, storeWizardDraft, wizardDrafts } from '../member/wizard-draft.ts';
import classes from './onboarding.module.css';
import { StepHeart } from './step-heart.tsx';
import {
  availableMethods,
  countryErrors,
  firstStepWithError,
  STEPS,
  type Step,
  type StepProps,
  stepErrors,
} from './wizard-form.ts';

// These steps load while the member answers the first one.
const LaterSteps = lazyPart(() => import('./later-steps.tsx'), { loading: () => <Loading />, fallback: partFallback });

const CONTENTS: Record<Step, ComponentType<StepProps>> = {
  heart: StepHeart,
  growth: LaterSteps,
  notifications: LaterSteps,
  rhythm: LaterSteps,
};

/** The wizard: four steps that set up a member's guidance. */
export default function OnboardingPage() {
  const { account } = useMember();
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const [start] = useState(() => wizardDrafts.read(account.id) ?? emptyDraft());
  // Counted from 0.
  const [step, setStep] = useState(start.step);
  const form = useContractForm(async () => (await import('../../../shared/onboarding.ts')).onboardingBody, {
    name: 'onboarding',
    initialValues: start.values,
  });
  const { values } = form;
  // Fetched with the first step, so that the third step appears complete.
  const { data: preferences } = trpc.alerts.getPreferences.useQuery({ userId: account.id });
  const { data: site } = trpc.alerts.configured.useQuery();
  const methods = preferences?.methods;
  // An old draft may contain methods that this site no longer offers, which are not sent.
  const answers = { ...values, notificationMethod: availableMethods(values.notificationMethod, methods) };
  useEffect(() => whenIdle(() => void LaterSteps.preload()), []);
  useEffect(() => storeWizardDraft(account.id, { step, values }), [account.id, step, values]);

  const goToError = (paths: readonly string[]) => {
    const stepWithError = firstStepWithError(paths);
    if (stepWithError !== null) setStep(stepWithError);
  };
  const submit = trpc.onboarding.submit.useMutation({
    onSuccess: (_answer, { userId }) => {
      wizardDrafts.write(userId, null);
      // Set before the navigation, so that the route guard does not redirect back to the wizard.
      utils.onboarding.status.setData({ userId }, { completed: true });
      navigate('/dashboard');
      showSuccess(words.done);
    },
    onError: (error) => {
      const { issues, message } = readServerError(error);
      goToError(issues.map(({ path }) => path.join('.')));
      form.placeServerErrors(error);
      showError({ title: words.failed.title, message: message ?? words.failed.message });
    },
  });
  const complete = async () => {
    const userId = readUserId();
    if (userId === null) return showError({ title: words.signInFirst });
    // The error is shown by `onError`.
    await submit
      .mutateAsync({
        ...answers,
        userId,
        phoneNumber: needsPhone(answers.notificationMethod) ? answers.phoneNumber : undefined,
        timezone: browserTimeZone(),
        wordingLanguage: currentLanguage,
      })
      .catch(() => undefined);
  };

  const next = STEPS[step + 1];
  const advance = async () => {
    const found = await form.findErrors(answers);
    if (!found) return;
    const all: FieldErrors = { ...countryErrors(answers, site), ...found };
    const errors = next ? stepErrors(step, all) : all;
    if (Object.keys(errors).length > 0) {
      goToError(Object.keys(errors));
      return form.showErrors(errors);
    }
    if (!next) return complete();
    form.clearErrors();
    // Stay on the first step until the chunk of the later steps has loaded or failed.
    await LaterSteps.preload();
    // The member may have gone back meanwhile.
    startTransition(() => setStep((now) => (now === step ? step + 1 : now)));
  };

  const advancing = useRef(false);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // A second press while the contract loads, or while the answers are sent, does nothing.
    if (advancing.current) return;
    advancing.current = true;
    await advance().finally(() => {
      advancing.current = false;
    });
  };

  const current = STEPS[step];
  if (!current) return null;
  const { title, intro } = words[current];
  const Content = CONTENTS[current];
  const stepWords = words.stepOf(step + 1, STEPS.length);
  // product.md §9
  const percent = ((step + 1) / STEPS.length) * 100;
  return (
    <div className={classes.page}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="2rem">
          <div>
            <Group justify="space-between" c="dimmed" fz="sm">
              <span>{stepWords}</span>
              <span>{words.percent(percent)}</span>
            </Group>
            <ProgressBar percent={percent} mt="xs" aria-label={words.progressLabel} aria-valuetext={stepWords} />
          </div>
          <Stack key={step} gap="xl">
            {/* The heading stands still from step to step. */}
            <div>
              <PageHeading title={title} />
              <Text c="dimmed" fz="lg" lh="md" mt="xs">
                {intro}
              </Text>
            </div>
            <Stack gap="xl" style={{ animation: 'var(--rise-in)' }}>
              <Content form={form} step={current} methods={methods} site={site} />
            </Stack>
          </Stack>
          <Group gap="md" justify="space-between" align="stretch" wrap="nowrap">
            <ActionButton variant="default" inactive={step === 0 || submit.isPending} onClick={() => setStep(step - 1)}>
              {words.previous}
            </ActionButton>
            <ActionButton type="submit" inactive={submit.isPending}>
              {next ? words.continue : submit.isPending ? words.completing : words.complete}
            </ActionButton>
          </Group>
          <Group gap="0.25rem 1rem" pt="md" c="dimmed" fz="sm" style={{ borderTop: '1px solid var(--line)' }}>
            <p>{signOutWords.signedInAs(account.username)}</p>
            <SignOutButton quiet />
          </Group>
        </Stack>
      </form>
      <aside className={classes.beside}>
        <Verse verse={verse} />
        <LazyLeafIllustration className={classes.art} grown={(step + 1) / STEPS.length} />
      </aside>
    </div>
  );
}
