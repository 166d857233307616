import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { careHintWords as words } from '#strings/guidance/care-hint.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';

/** The pause in typing after which the text is checked, in milliseconds. */
const PAUSE_MS = 600;

/**
 * Links to help while a text shows a sign of crisis, even before it is saved (rules.md G6). The check runs in the browser
 * and sends the text nowhere.
 */
export function CareHint({ text }: { text: string }) {
  const [checkedText] = useDebouncedValue(text.trim(), PAUSE_MS);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (checkedText === '') return setShown(false);
    let isCurrent = true;
    import('../../../../shared/guidance/care/find-care-signs.ts').then(
      ({ findCareSigns }) => isCurrent && setShown(findCareSigns(checkedText).length > 0),
      // Offline, this chunk may not load. The dashboard links to the same help.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [checkedText]);
  return <div role="status">{shown && <LineLink href="/care">{words.reflection}</LineLink>}</div>;
}
