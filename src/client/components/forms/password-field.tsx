import { TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { welcomeWords } from '#strings/auth/auth.ts';
import { UntilHydrated } from '../page/until-hydrated.tsx';
import classes from './password-field.module.css';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: TextInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth={48}
      rightSection={
        <UntilHydrated>
          <button
            type="button"
            className={classes.toggle}
            aria-label={shown ? welcomeWords.hidePassword : welcomeWords.showPassword}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden size={20} stroke={1.6} />
          </button>
        </UntilHydrated>
      }
    />
  );
}
