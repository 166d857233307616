import { Group, Text, VisuallyHidden } from '@mantine/core';
import { appWords, loadErrorWords } from '#strings/app.ts';
import { useOnline } from '../../lib/browser/use-online.ts';
import { useFailedRefetches } from '../../lib/calls/failed-refetches.ts';
import { ActionButton } from '../buttons/action-button.tsx';
import classes from './stale-line.module.css';

/**
 * A line with a retry button, while the screen or the drawer shows data that could not be refetched. It covers the lower
 * edge and moves nothing. Offline, the bar on top explains that the data is old.
 */
export function StaleLine({ place }: { place: 'screen' | 'drawer' }) {
  const { state, refetch } = useFailedRefetches();
  const shown = useOnline() && state !== 'none';
  return (
    <>
      <VisuallyHidden role="status">{shown && loadErrorWords.stale}</VisuallyHidden>
      {shown && (
        <div className={`${classes.line} ${classes[place]}`}>
          <Group
            justify="space-between"
            gap="0 1rem"
            mx="auto"
            px="var(--page-margin)"
            py="0.25rem"
            maw="calc(var(--page-width) + 2 * var(--page-margin))"
          >
            <Text flex="1 1 14rem" maw="none" lh={1.4}>
              {loadErrorWords.stale}
            </Text>
            <ActionButton
              variant="subtle"
              size="sm"
              px="sm"
              mx="-sm"
              busy={state === 'fetching' && appWords.loading}
              onClick={refetch}
            >
              {loadErrorWords.retry}
            </ActionButton>
          </Group>
        </div>
      )}
    </>
  );
}
