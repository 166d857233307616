import { Text } from '@mantine/core';
import { LoadFailed } from '../messages/load-failed.tsx';
import { Skeletons } from './skeletons.tsx';

interface QueryPlaceholderProps {
  query: { error: unknown; refetch: () => Promise<unknown> };
  /** The placeholder while it loads: skeletons of these heights in rem, or a short sentence. */
  loading: readonly number[] | string;
  /** The sentence when the server sent none with its error. */
  message?: string;
}

/** Stands in for the data of a query while it loads, and after an error offers to try again. */
export function QueryPlaceholder({ query: { error, refetch }, loading, message }: QueryPlaceholderProps) {
  if (error) return <LoadFailed error={error} message={message} onRetry={() => void refetch()} />;
  if (typeof loading !== 'string') return <Skeletons heights={loading} />;
  return (
    <Text role="status" c="dimmed" fz="sm" lh={1.55}>
      {loading}
    </Text>
  );
}
