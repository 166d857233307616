import { Button, TextInput } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { welcomeWords } from '#strings/auth.ts';
import { loginBody } from '../../../shared/auth.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { useContractForm } from '../../lib/contract-form.ts';
import { showError, showSuccess } from '../../lib/notices.ts';
import { readServerError } from '../../lib/server-error.ts';
import { trpc } from '../../trpc.ts';
import { useArrival } from './use-arrival.ts';
import classes from './welcome.module.css';

const words = welcomeWords;

export function SignInForm({ email: typed }: { email: RefObject<string> }) {
  const arrive = useArrival();
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useContractForm(loginBody, {
    name: 'sign-in',
    mode: 'uncontrolled',
    initialValues: { email: typed.current, password: '', code: '' },
    onValuesChange: (values) => {
      typed.current = values.email;
    },
  });
  const login = trpc.auth.login.useMutation({
    onSuccess: ({ user }) => {
      arrive(user, '/');
      showSuccess(words.signedIn);
    },
    onError: (error) => {
      const { status, message, reason } = readServerError(error);
      // The password was right, and the account asks for more.
      if (reason === 'second_step_required') return setAsksForCode(true);
      if (asksForCode && form.placeServerErrors(error)) return;
      const { title, message: checkTyping } = words.signInFailed;
      // Only a refusal is a reason to doubt what was typed; too many tries or a lost connection is not.
      const refused = status === 400 || status === 401;
      showError({ title, message: refused ? checkTyping : (message ?? words.signInUnreachable) });
      form.getInputNode('password')?.focus();
    },
  });

  useEffect(() => {
    if (asksForCode) form.getInputNode('code')?.focus();
  }, [asksForCode, form.getInputNode]);

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.submit(({ code, ...values }) => login.mutate({ ...values, code: code || undefined }))}
    >
      <TextInput
        key={form.key('email')}
        {...form.getInputProps('email')}
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        key={form.key('password')}
        {...form.getInputProps('password')}
        label={words.password}
        autoComplete="current-password"
      />
      {asksForCode && (
        <TextInput
          key={form.key('code')}
          {...form.getInputProps('code')}
          label={words.code}
          description={words.codeHelp}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Button type="submit" fullWidth disabled={login.isPending} className={classes.submit}>
        {login.isPending ? words.signingIn : words.signIn}
      </Button>
      <Link href="/reset-password" className={classes.forgot}>
        {words.forgot}
      </Link>
    </form>
  );
}
