import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface ActionButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  /** True while a press does nothing, because a field is missing or another call is in flight. */
  off?: boolean;
  /** The label while its own call is in flight, when a press does nothing either; false at other times. */
  busy?: string | false;
}

/**
 * A button that is announced as disabled while it is off or busy and keeps the keyboard focus. A native `disabled` would
 * drop the focus to the page.
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
