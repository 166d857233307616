import { TextInput } from '@mantine/core';
import { welcomeWords } from '#strings/auth.ts';
import type { registerBody } from '../../../shared/auth.ts';
import { PasswordField } from '../../components/password-field.tsx';
import type { ContractForm } from '../../lib/contract-form.ts';
import { StrengthMeter } from './strength-meter.tsx';

const words = welcomeWords;

/** Name, address and password of an account that is being made. */
export function NewAccountFields({ form }: { form: ContractForm<typeof registerBody> }) {
  const { username, email, password } = form.values;
  return (
    <>
      <TextInput
        {...form.getInputProps('username')}
        label={words.username}
        placeholder={words.usernamePlaceholder}
        autoComplete="nickname"
        maxLength={40}
      />
      <TextInput
        {...form.getInputProps('email')}
        label={words.email}
        placeholder={words.emailPlaceholder}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <PasswordField
          {...form.getInputProps('password')}
          label={words.password}
          placeholder={words.newPasswordPlaceholder}
          autoComplete="new-password"
        />
        <StrengthMeter password={password} own={[username, email]} />
      </div>
    </>
  );
}
