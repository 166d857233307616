/** The most bytes of a reply that are read. An entry takes a few thousand. */
export const MAX_REPLY_BYTES = 256 * 1024;

/** A reply that is longer than {@link MAX_REPLY_BYTES}. */
export class ReplyTooLong extends Error {
  override readonly name = 'ReplyTooLong';
}

/**
 * Fetches a whole reply, so that the caller's time limit also ends a slow body. Follows no redirect, because a redirect
 * would send a member's text to another host.
 * @throws {ReplyTooLong} when the body is too long.
 */
export async function fetchBounded(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_REPLY_BYTES) throw new ReplyTooLong(`the reply has more than ${MAX_REPLY_BYTES} bytes`);
    chunks.push(chunk);
  }
  const headers = new Headers(response.headers);
  // The body is already decoded.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(chunks.length ? Buffer.concat(chunks) : null, { status: response.status, headers });
}
