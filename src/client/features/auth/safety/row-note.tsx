import { appWords } from '#strings/app.ts';
import { securityWords } from '#strings/auth/security.ts';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';

interface RowNoteProps {
  error: unknown;
  onRetry: () => void;
}

/** The note in a row whose state is loading or failed to load. */
export function RowNote({ error, onRetry }: RowNoteProps) {
  if (error) return <LoadFailed error={error} message={securityWords.unreachable} onRetry={onRetry} />;
  return <p role="status">{appWords.loading}</p>;
}
