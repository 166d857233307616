import { Text } from '@mantine/core';
import { isValidElement, type ReactElement } from 'react';
import { LoadFailed } from '../messages/load-failed.tsx';
import { Skeletons } from './skeletons.tsx';

interface QueryPlaceholderProps {
  query: { error: unknown; refetch: () => Promise<unknown> };
  /** The placeholder while it loads: skeletons of these heights in rem, a short sentence, or an element. */
  loading: readonly number[] | string | ReactElement;
  /** The message if the server sent none with its error. */
  message?: string | undefined;
}

/** The placeholder for the data of a query: skeletons while it loads, and a retry button after an error. */
export function QueryPlaceholder({ query: { error, refetch }, loading, message }: QueryPlaceholderProps) {
  if (error) return <LoadFailed error={error} message={message} onRetry={() => void refetch()} />;
  if (isValidElement(loading)) return loading;
  if (typeof loading !== 'string') return <Skeletons heights={loading} />;
  return (
    <Text role="status" c="dimmed" fz="sm" lh={1.55}>
      {loading}
    </Text>
  );
}
