/** Parses JSON; returns null for invalid JSON. The parser's own error would quote the text, which may be a secret. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
