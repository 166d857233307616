import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { careHintWords as words } from '#strings/guidance/care-hint.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';

/** The pause in writing after which the words are looked at, in milliseconds. */
const PAUSE_MS = 600;

/**
 * Links to help while a text shows a sign of crisis, however short it is and whether or not it is ever saved (rules.md G6).
 * The words are looked at in the browser and go nowhere.
 */
export function CareHint({ text }: { text: string }) {
  const [settled] = useDebouncedValue(text.trim(), PAUSE_MS);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (settled === '') return setShown(false);
    let isCurrent = true;
    import('../../../../shared/guidance/care/find-care-signs.ts').then(
      ({ findCareSigns }) => isCurrent && setShown(findCareSigns(settled).length > 0),
      // Without a network the lists may be missing; the same help is linked at the end of the dashboard.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [settled]);
  return <div role="status">{shown && <LineLink href="/care">{words.link}</LineLink>}</div>;
}
