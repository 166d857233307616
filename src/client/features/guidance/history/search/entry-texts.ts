import type { GuidanceEntry } from '../../../../../shared/guidance.ts';
import { entryFields, type FieldName } from '../../entry/entry-fields.ts';

/** A text of an entry that a search looks in. */
export interface EntryText {
  name: 'title' | 'content' | 'scripture' | FieldName | 'userReflection';
  text: string;
}

/** Every text of an entry that a search looks in, as on the server (`entry_words` in the database). */
export function entryTexts(entry: GuidanceEntry): EntryText[] {
  const { title, content, scripture, userReflection } = entry;
  return [
    { name: 'title', text: title },
    { name: 'content', text: content },
    ...(scripture ? [{ name: 'scripture' as const, text: scripture }] : []),
    ...entryFields(entry).map(({ name, value }) => ({
      name,
      text: Array.isArray(value) ? value.join('\n') : value,
    })),
    ...(userReflection ? [{ name: 'userReflection' as const, text: userReflection }] : []),
  ];
}
