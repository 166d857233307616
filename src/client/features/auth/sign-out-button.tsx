import { Button } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { signOutWords } from '#strings/sign-out.ts';
import { showError } from '../../lib/notices.ts';

// What follows the press comes with it, or as soon as somebody is about to.
const loadSigningOut = () => import('./signing-out.tsx');
const SigningOut = lazy(loadSigningOut);
const words = signOutWords;

const approach = () => void loadSigningOut().catch(() => undefined);

/** Leaves the account on this browser, and takes everything it knew of the member along. */
export function SignOutButton({ quiet = false }: { quiet?: boolean }) {
  const [leaving, setLeaving] = useState(false);
  const [tries, setTries] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const begin = () => {
    setLeaving(true);
    loadSigningOut().then(
      () => setTries(tries + 1),
      () => {
        setLeaving(false);
        showError(words.signOutFailed);
      },
    );
  };
  return (
    <>
      <Button
        ref={button}
        variant={quiet ? 'subtle' : 'default'}
        size={quiet ? 'sm' : 'md'}
        px={quiet ? 'xs' : undefined}
        disabled={leaving}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={begin}
      >
        {leaving ? words.signingOut : words.signOut}
      </Button>
      {tries > 0 && (
        <Suspense>
          <SigningOut
            key={tries}
            onHeld={() => setLeaving(false)}
            // Disabled while it was tried, the button has lost the keyboard.
            onStay={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
