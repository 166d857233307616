import { useEffect, useState } from 'react';
import { currentLanguage } from '../../lib/language.ts';
import { trpc } from '../../trpc.ts';
import type { Member } from '../member/member-context.tsx';

/**
 * Stores the language of this page on the server, which uses it for the member's mails. It does so once, when the page
 * starts: two open tabs with different languages would otherwise overwrite each other forever.
 */
export function useKeepLanguage({ account }: Member): void {
  const { mutate } = trpc.auth.changeLanguage.useMutation();
  const [differs] = useState(account.language !== currentLanguage);
  useEffect(() => {
    // When this call fails, the next start of the app makes it again.
    if (differs) mutate({ language: currentLanguage });
  }, [differs, mutate]);
}
