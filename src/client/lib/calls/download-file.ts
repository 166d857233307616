import { errorWords } from '#strings/messages/errors.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import { saveFile } from '../browser/save-file.ts';
import { endSession, readUserId } from '../session/session.ts';

/**
 * Downloads a file of a media type and saves it under the server's name for it, else `name`. Returns null on success and
 * when the session has ended, which the screen shows by itself. Otherwise returns the server's error message, or an empty
 * string if there is none.
 */
export async function downloadFile(address: string, accept: string, name: string): Promise<string | null> {
  const askedBy = readUserId();
  try {
    const answer = await fetch(address, { credentials: 'same-origin', headers: { accept } });
    if (answer.status === 401) {
      if (readUserId() === askedBy) endSession();
      return null;
    }
    if (!answer.ok) return await readError(await answer.text());
    saveFile(await answer.blob(), nameIn(answer.headers.get('content-disposition')) ?? name);
    return null;
  } catch {
    return '';
  }
}

function nameIn(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
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
