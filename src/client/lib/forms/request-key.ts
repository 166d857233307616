/**
 * Returns a random key for one opened form. The server stores what the form creates once, even if the browser sends it
 * again because an answer was lost.
 */
export function makeRequestKey(): string {
  // Browsers provide `crypto.randomUUID` only on https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
