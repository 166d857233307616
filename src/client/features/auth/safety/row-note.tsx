import { appWords } from '#strings/app.ts';
import { securityWords } from '#strings/auth/security.ts';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';

interface RowNoteProps {
  error: unknown;
  onRetry: () => void;
}

/** What stands in a row while how it stands is loaded, or where that failed. */
export function RowNote({ error, onRetry }: RowNoteProps) {
  if (error) return <LoadFailed error={error} message={securityWords.unreachable} onRetry={onRetry} />;
  return <p role="status">{appWords.loading}</p>;
}
