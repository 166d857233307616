// Single words such as SMTP look the same, so the caller knows which of them are settings.
const IN_CAPITALS = /\b[A-Z][A-Z0-9_]+\b/g;

/** Rewrites each name in capitals in a sentence, such as MAIL_FROM; `write` returns the names of other things unchanged. */
export function rewriteSettingNames(sentence: string, write: (name: string) => string): string {
  return sentence.replace(IN_CAPITALS, write);
}
