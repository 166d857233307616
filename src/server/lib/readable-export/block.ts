/** A piece of a readable export; `language` is that of its words, where it may not be the language of the export. */
export type Block =
  | { kind: 'title' | 'section' | 'day' | 'entry'; text: string; language?: string }
  | { kind: 'text' | 'note'; text: string; label?: string; language?: string }
  /** Words of the member. With `keepsLines`, each of their lines stays a line of its own in Markdown. */
  | { kind: 'quote'; text: string; label?: string; keepsLines?: boolean }
  | { kind: 'verse'; text: string; language: string }
  | { kind: 'list'; items: string[]; label?: string; language?: string };
