import { Button, type ButtonProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { ComponentPropsWithRef } from 'react';
import { keepFocus } from '../../lib/page/focus-after.ts';

interface ActionButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  /** True while a press does nothing, such as when a field is empty or another call is in flight. */
  inactive?: boolean;
  /** The label while the button's own call is in flight, which also disables it; false at other times. */
  busy?: string | false;
}

/**
 * A button with `aria-disabled` while it is inactive or busy. It keeps the keyboard focus, which a native `disabled` would
 * drop. If it disappears, the nearest heading gets the focus.
 */
export function ActionButton({
  inactive = false,
  busy = false,
  type = 'button',
  onClick,
  children,
  ref,
  ...props
}: ActionButtonProps) {
  const mergedRef = useMergedRef(keepFocus, ref);
  const disabled = inactive || busy !== false;
  return (
    <Button
      {...props}
      ref={mergedRef}
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
