import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface ActionButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  /** True while a press does nothing, such as when a field is empty or another call is in flight. */
  off?: boolean;
  /** The label while the button's own call is in flight, which also disables it; false at other times. */
  busy?: string | false;
}

/**
 * A button with `aria-disabled` while it is off or busy. It keeps the keyboard focus, which a native `disabled` would
 * drop.
 */
export function ActionButton({
  off = false,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ActionButtonProps) {
  const disabled = off || busy !== false;
  return (
    <Button
      {...props}
      type={type}
      aria-disabled={disabled || undefined}
      data-disabled={disabled || undefined}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy || children}
    </Button>
  );
}
