import { Button } from '@mantine/core';
import { welcomeWords } from '#strings/auth/auth.ts';

/** Offers a free username below the one that is taken; one press takes it. */
export function FreeName({ name, onUse }: { name: string; onUse: () => void }) {
  return (
    <div>
      <Button variant="default" size="sm" onClick={onUse}>
        {welcomeWords.useName(name)}
      </Button>
    </div>
  );
}
