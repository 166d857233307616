import { useEffect } from 'react';
import { currentLanguage } from '../../lib/language.ts';
import { trpc } from '../../trpc.ts';
import type { Member } from '../member/member-context.tsx';

/** Stores the language of these pages on the server, which uses it for the member's mails. */
export function useKeepLanguage({ account }: Member): void {
  const { mutate } = trpc.auth.changeLanguage.useMutation();
  const isOther = account.language !== currentLanguage;
  useEffect(() => {
    // When this call fails, the next start of the app makes it again.
    if (isOther) mutate({ language: currentLanguage });
  }, [isOther, mutate]);
}
