import { useRef, useState } from 'react';
import { signOutWords } from '#strings/auth/sign-out.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { dialogFallbackBy } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { askToLeave } from '../../../lib/forms/unsaved-changes.ts';
import type { SigningOutProps } from './signing-out.tsx';

// The dialog's chunk loads on hover, focus or press.
const SigningOut = lazyPart<SigningOutProps>(() => import('./signing-out.tsx'), {
  fallback: dialogFallbackBy(({ onLoadFailed }) => ({ opened: true, onClose: onLoadFailed })),
});
const words = signOutWords;

const preload = () => void SigningOut.preload();

/** Signs out and removes everything that this browser has stored of the member. */
export function SignOutButton({ quiet = false, menu }: { quiet?: boolean; menu?: string | undefined }) {
  const [pending, setPending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const begin = async () => {
    if (!(await askToLeave({ clearsDrafts: true }))) return button.current?.focus();
    setPending(true);
    setAttempts(attempts + 1);
  };
  return (
    <>
      <ActionButton
        ref={button}
        variant={quiet ? 'subtle' : 'default'}
        size={quiet ? 'sm' : 'md'}
        px={quiet ? 'xs' : undefined}
        inactive={pending}
        onPointerEnter={preload}
        onFocus={preload}
        // Close the popover, because it would cover the dialog.
        popoverTarget={menu}
        popoverTargetAction={menu ? 'hide' : undefined}
        onClick={() => void begin()}
      >
        {pending ? words.signingOut : words.signOut}
      </ActionButton>
      {attempts > 0 && (
        <SigningOut
          key={attempts}
          onPaused={() => setPending(false)}
          onLoadFailed={() => {
            setPending(false);
            setAttempts(0);
          }}
          onStay={() => button.current?.focus()}
        />
      )}
    </>
  );
}
