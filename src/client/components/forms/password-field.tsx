import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { passwordFieldWords as words } from '#strings/password-field.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';

/** A password field with a button that shows the password. */
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
        // The label tells the state, so `aria-pressed` would repeat it.
        'aria-label': visible ? words.hide : words.show,
        'aria-pressed': undefined,
        disabled: !hydrated,
      }}
      rightSectionWidth={48}
    />
  );
}
