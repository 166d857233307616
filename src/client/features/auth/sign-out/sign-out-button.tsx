import { useRef, useState } from 'react';
import { signOutWords } from '#strings/auth/sign-out.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { missingOver } from '../../../components/messages/missing-part.tsx';
import { askToLeave } from '../../../lib/forms/unsaved.ts';
import type { SigningOutProps } from './signing-out.tsx';

// The dialog's chunk loads with the press, or as soon as a pointer or the focus comes near.
const SigningOut = lazyPart<SigningOutProps>(() => import('./signing-out.tsx'), {
  missing: missingOver(({ onMissed }) => ({ opened: true, onClose: onMissed })),
});
const words = signOutWords;

const approach = () => void SigningOut.preload();

/** Leaves the account on this browser, and takes everything it knew of the member along. */
export function SignOutButton({ quiet = false, menu }: { quiet?: boolean; menu?: string | undefined }) {
  const [leaving, setLeaving] = useState(false);
  const [tries, setTries] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const begin = async () => {
    if (!(await askToLeave({ loses: true }))) return button.current?.focus();
    setLeaving(true);
    setTries(tries + 1);
  };
  return (
    <>
      <ActionButton
        ref={button}
        variant={quiet ? 'subtle' : 'default'}
        size={quiet ? 'sm' : 'md'}
        px={quiet ? 'xs' : undefined}
        off={leaving}
        onPointerEnter={approach}
        onFocus={approach}
        // A popover would lie over the question that may come.
        popoverTarget={menu}
        popoverTargetAction={menu ? 'hide' : undefined}
        onClick={() => void begin()}
      >
        {leaving ? words.signingOut : words.signOut}
      </ActionButton>
      {tries > 0 && (
        <SigningOut
          key={tries}
          onHeld={() => setLeaving(false)}
          onMissed={() => {
            setLeaving(false);
            setTries(0);
          }}
          // Disabled while it was tried, the button has lost the keyboard.
          onStay={() => button.current?.focus()}
        />
      )}
    </>
  );
}
