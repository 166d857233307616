import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface ActionButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  /** True while a press does nothing, because a call is in flight or a field is missing. */
  off: boolean;
}

/**
 * A button that is announced as disabled while it is off and keeps the keyboard focus. A native `disabled` would drop the
 * focus to the page.
 */
export function ActionButton({ off, type = 'button', onClick, ...props }: ActionButtonProps) {
  return (
    <Button
      {...props}
      type={type}
      aria-disabled={off || undefined}
      data-disabled={off || undefined}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
