import { errorWords } from '#strings/messages/errors.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { endSession, readUserId } from '../../../lib/session/session.ts';

/** A ZIP archive of everything, or the JSON document in it alone. */
export type ExportKind = 'zip' | 'json';

/**
 * Fetches an export and hands it to the browser as a file; null where that worked or the session is over, which the
 * screen then says; else why it did not, in the server's words or, where it had none, in none.
 */
export async function downloadExport(address: string, kind: ExportKind): Promise<string | null> {
  const askedBy = readUserId();
  try {
    const answer = await fetch(address, {
      credentials: 'same-origin',
      headers: { accept: kind === 'json' ? 'application/json' : 'application/zip' },
    });
    if (answer.status === 401) {
      if (readUserId() === askedBy) endSession();
      return null;
    }
    if (!answer.ok) return await readError(await answer.text());
    saveFile(await answer.blob(), fileName(answer.headers.get('content-disposition'), kind));
    return null;
  } catch {
    return '';
  }
}

function fileName(disposition: string | null, kind: ExportKind): string {
  const name = /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
  return name ?? `hesed-export.${kind}`;
}

async function readError(body: string): Promise<string> {
  let error: { message?: unknown; said?: CodedMessage };
  try {
    error = JSON.parse(body);
  } catch {
    return '';
  }
  return errorWords.of(String(error.message ?? ''), error.said);
}
