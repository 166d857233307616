import { LoadFailed } from '../messages/load-failed.tsx';
import { Skeletons } from './skeletons.tsx';

interface QueryPlaceholderProps {
  query: { error: unknown; refetch: () => Promise<unknown> };
  /** The heights of the skeletons, in rem. */
  heights: readonly number[];
  /** The sentence when the server sent none with its error. */
  message?: string;
}

/** Stands in for the data of a query: skeletons while it loads, and after an error the way to try again. */
export function QueryPlaceholder({ query: { error, refetch }, heights, message }: QueryPlaceholderProps) {
  if (error) return <LoadFailed error={error} message={message} onRetry={() => void refetch()} />;
  return <Skeletons heights={heights} />;
}
