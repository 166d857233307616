import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { DEVELOPMENT_QUERY } from '../../../../shared/guidance/entry-link.ts';
import { RadioBar } from '../../../components/forms/radio-bar.tsx';
import { useMember } from '../../member/member-context.tsx';

const words = guidanceWords.data;

/** The dashboard with the entries made by tests (decisions.md D18). */
export const DEVELOPMENT_VIEW = `/dashboard?${DEVELOPMENT_QUERY}`;

/**
 * Returns whether the screen shows the entries made by tests, and the switch for that (product.md §2, decisions.md D18).
 * The URL keeps the choice. Members see the switch only if tests made entries for them (decisions.md D48).
 * @param onSwitch called before the screen changes.
 */
export function useDevelopmentSwitch(onSwitch?: (isDev: boolean) => void): {
  isDev: boolean;
  developmentSwitch: ReactNode;
} {
  const { account } = useMember();
  const [path, navigate] = useLocation();
  // The server renders the page without the query, so this is false until hydration.
  const [search] = useSearchParams();
  const isOffered = account.role === 'admin' || account.hasDevelopmentData;
  const isDev = isOffered && search.get('data') === 'development';
  return {
    isDev,
    developmentSwitch: isOffered && (
      <RadioBar
        label={words.label}
        name="data"
        value={isDev ? 'development' : 'production'}
        onChange={(data) => {
          onSwitch?.(data === 'development');
          navigate(data === 'development' ? `${path}?${DEVELOPMENT_QUERY}` : path, { replace: true });
        }}
        options={[
          { value: 'production', label: words.production },
          { value: 'development', label: words.development },
        ]}
      />
    ),
  };
}
