import { type Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';

// The site reads this many bytes of an error's text, which is enough to find the reason.
const MAX_TEXT_BYTES = 4_096;

export interface PushPost {
  url: URL;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** The response of a push service. `text` is the text of an error, read for the reason and never stored. */
export interface PushAnswer {
  status: number;
  retryAfter: string | null;
  text: string;
}

/**
 * Makes one request to a push service. It does not follow a redirect, which is a response like any other (rules.md
 * C27).
 * @throws the error of Node, with its `code`, when no response began.
 */
export function postPush({ url, headers, body }: PushPost, agent: HttpAgent, signal: AbortSignal): Promise<PushAnswer> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    let hasAnswered = false;
    const call = request(url, { method: 'POST', headers, agent, signal }, (response) => {
      hasAnswered = true;
      const status = response.statusCode ?? 0;
      const retryAfter = response.headers['retry-after'] ?? null;
      // The listener stays for errors after the outcome is known, such as a body that breaks off.
      response.on('error', () => {});
      if (status < 400) {
        response.resume();
        resolve({ status, retryAfter, text: '' });
      } else void readText(response).then((text) => resolve({ status, retryAfter, text }));
    });
    // An error after the status only cuts the text short.
    call.on('error', (error) => hasAnswered || reject(error));
    call.end(body ?? undefined);
  });
}

/** Reads the beginning of an error's text. A text that breaks off is enough, because the status is known. */
async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MAX_TEXT_BYTES) break;
    }
  } catch {}
  return Buffer.concat(chunks).toString('utf8', 0, MAX_TEXT_BYTES);
}
