import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { welcomeWords as words } from '#strings/auth/auth.ts';
import { useHydrated } from '../../lib/page/first-look.ts';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const hydrated = useHydrated();
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        // Its name says which way it is.
        'aria-label': visible ? words.hidePassword : words.showPassword,
        'aria-pressed': undefined,
        disabled: !hydrated,
      }}
      rightSectionWidth={48}
    />
  );
}
