import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { welcomeWords } from '#strings/auth/welcome.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { Form } from '../../../components/forms/form.tsx';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { UntilHydrated } from '../../../components/page/screen-frame.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { useHydrated } from '../../../lib/page/use-hydrated.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { useStartSession } from './use-start-session.ts';

const words = welcomeWords;
const FAILURE_ID = 'sign-in-failure';

// It is last on the form and not in every browser, so it loads after the rest.
const PasskeySignIn = lazyPart(() => import('./passkey-sign-in.tsx'), { fallback: partFallback });

interface SignInFormProps {
  /** The address as typed so far, shared by both tabs. */
  email: RefObject<string>;
  /** Opens the form that creates an account. */
  onJoin: () => void;
}

/** A failed sign-in. */
interface Failure {
  /** The number of failures so far. As a key it makes screen readers announce each one. */
  count: number;
  message: string;
  /** True after a wrong address or password. The member may have no account yet. */
  refused: boolean;
}

/** The form that signs a member in. */
export function SignInForm({ email: typed, onJoin }: SignInFormProps) {
  const startSession = useStartSession();
  const [asksForCode, setAsksForCode] = useState(false);
  const hydrated = useHydrated();
  const [failure, setFailure] = useState<Failure | null>(null);
  const password = useRef<HTMLInputElement>(null);
  const form = useContractForm(async () => (await import('../../../../shared/auth.ts')).loginBody, {
    name: 'sign-in',
    mode: 'uncontrolled',
    initialValues: { email: typed.current, password: '', code: undefined },
  });
  const login = trpc.auth.login.useMutation({
    onSuccess: ({ user }) => {
      startSession(user, '/');
      showSuccess(words.signedIn);
    },
    onError: (error) => {
      const { status, message, reason } = readServerError(error);
      // The password is correct, and the account has a second step.
      if (reason === 'second_step_required') {
        setFailure(null);
        return setAsksForCode(true);
      }
      if (asksForCode && form.placeServerErrors(error)) return;
      // Only these two mean wrong input. A rate limit or a lost connection does not.
      const refused = status === 400 || status === 401;
      const { title, message: checkTyping } = words.signInFailed;
      showError(refused ? { title, message: checkTyping } : { title });
      // The toast disappears, so the form says why.
      const sentence = refused ? words.noSuchAccount : (message ?? words.signInUnreachable);
      setFailure((last) => ({ count: (last?.count ?? 0) + 1, message: sentence, refused }));
      password.current?.focus();
    },
  });

  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    // Read the DOM, because members and password managers may fill these fields before hydration.
    const data = new FormData(event.currentTarget);
    const read = (field: string) => String(data.get(field) ?? '');
    form.setValues({ email: read('email'), password: read('password'), code: read('code') || undefined });
    form.submit((values) => login.mutate(values))(event);
  };

  // Wrong input marks both fields, and the sentence below describes them.
  const markedProps = (field: 'email' | 'password') => {
    const props = form.fieldProps(field);
    const refused = { error: true, withErrorStyles: false, 'aria-errormessage': FAILURE_ID };
    return failure?.refused && !props.error ? { ...props, ...refused } : props;
  };

  return (
    <Form method="post" onSubmit={send}>
      <TextInput
        {...markedProps('email')}
        name="email"
        ref={(input) => {
          if (input) typed.current = input.value;
        }}
        defaultValue={typed.current}
        onChange={(event) => {
          typed.current = event.currentTarget.value;
          form.clearErrors();
        }}
        label={words.email}
        type="email"
        autoComplete="username"
        spellCheck={false}
      />
      <PasswordField
        {...markedProps('password')}
        ref={password}
        name="password"
        onChange={form.clearErrors}
        label={words.password}
        autoComplete="current-password"
      />
      {asksForCode && (
        <TextInput
          {...form.fieldProps('code')}
          name="code"
          onChange={form.clearErrors}
          label={words.code}
          description={words.codeHelp}
          autoComplete="one-time-code"
          autoFocus
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {failure && (
        <Stack
          key={failure.count}
          id={FAILURE_ID}
          role="alert"
          gap={0}
          pt="0.875rem"
          px="md"
          // The button below the sentence brings its own space.
          pb={failure.refused ? '0.25rem' : '0.875rem'}
          bg="var(--caution-ground)"
          bdrs="md"
          lh={1.5}
        >
          <p>{failure.message}</p>
          {failure.refused && (
            <Text c="dimmed">
              {words.newHere}{' '}
              <Button variant="transparent" size="compact-md" px={4} td="underline" onClick={onJoin}>
                {words.joinTab}
              </Button>
            </Text>
          )}
        </Stack>
      )}
      <UntilHydrated>
        <ActionButton type="submit" fullWidth busy={login.isPending && words.signingIn} mt="0.375rem">
          {words.signIn}
        </ActionButton>
      </UntilHydrated>
      <LineLink href="/reset-password" c="dimmed" fz="sm" style={{ alignSelf: 'center' }}>
        {words.forgot}
      </LineLink>
      {hydrated && <PasskeySignIn />}
    </Form>
  );
}
