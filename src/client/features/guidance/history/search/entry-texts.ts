import type { GuidanceEntry } from '../../../../../shared/guidance.ts';
import { entryFields, type FieldName } from '../../entry/entry-fields.ts';

/** A searchable text of an entry. */
export interface EntryText {
  name: 'title' | 'content' | 'scripture' | FieldName | 'userReflection';
  text: string;
}

/** Returns the searchable texts of an entry, the same as on the server (`entry_words` in the database). */
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
