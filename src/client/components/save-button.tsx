import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface SaveButtonProps extends ButtonProps {
  /** Whether a press does nothing: there is nothing to save, or something is missing. */
  off: boolean;
  type?: 'submit' | 'button';
  onClick?: () => void;
  children: ReactNode;
}

/** A button that keeps the focus while it is off, so that saving does not throw the keyboard to the top of the page. */
export function SaveButton({ off, type = 'button', onClick, children, ...props }: SaveButtonProps) {
  return (
    <Button
      {...props}
      type={type}
      aria-disabled={off || undefined}
      data-disabled={off || undefined}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
    </Button>
  );
}
