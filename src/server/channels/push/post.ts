import { type Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';

// An error's text is read up to this length, in bytes: only its reason counts.
const MOST_TEXT_BYTES = 4_096;

export interface PushPost {
  url: URL;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** The answer of a push service. `text` is that of an error, for finding the reason; it is never stored. */
export interface PushAnswer {
  status: number;
  retryAfter: string | null;
  text: string;
}

/**
 * Makes one request to a push service. A redirect is an answer like any other and is not followed (rules.md C27).
 * @throws the error of Node, with its `code`, when no answer began.
 */
export function postPush({ url, headers, body }: PushPost, agent: HttpAgent, signal: AbortSignal): Promise<PushAnswer> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    let hasAnswered = false;
    const call = request(url, { method: 'POST', headers, agent, signal }, (response) => {
      hasAnswered = true;
      const status = response.statusCode ?? 0;
      const retryAfter = response.headers['retry-after'] ?? null;
      // Stays for what comes after the outcome is known, such as a body that breaks off.
      response.on('error', () => {});
      if (status < 400) {
        response.resume();
        resolve({ status, retryAfter, text: '' });
      } else void readText(response).then((text) => resolve({ status, retryAfter, text }));
    });
    // After the status, an error only cuts the text short.
    call.on('error', (error) => hasAnswered || reject(error));
    call.end(body ?? undefined);
  });
}

/** Reads the beginning of an error's text, or as much of it as comes: its status has said enough. */
async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MOST_TEXT_BYTES) break;
    }
  } catch {}
  return Buffer.concat(chunks).toString('utf8', 0, MOST_TEXT_BYTES);
}
