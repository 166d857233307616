import { useSearchParams } from 'wouter';
import { DEVELOPMENT_QUERY } from '../../../../shared/guidance/entry-link.ts';
import { useMember } from '../../auth/member.tsx';

/** The dashboard with the entries that tests made (decisions.md D18). */
export const DEVELOPMENT_VIEW = `/dashboard?${DEVELOPMENT_QUERY}`;
/** The history of the entries that tests made. */
export const DEVELOPMENT_HISTORY = `/guidance?${DEVELOPMENT_QUERY}`;

/** Tells whether this member may see the entries of tests, and whether the address asks for them. */
export function useDevelopmentView(): { mayLook: boolean; asked: boolean } {
  const { account } = useMember();
  const [search] = useSearchParams();
  // Members see the choice only where tests made entries for them (decisions.md D48).
  const mayLook = account.role === 'admin' || account.hasDevelopmentData;
  return { mayLook, asked: mayLook && search.get('data') === 'development' };
}
