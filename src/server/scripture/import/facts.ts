import { z } from 'zod';
import { KJV } from '../kjv.ts';
import type { TranslationFacts } from './imported.ts';

const line = z.string().trim().min(1).max(500);
const facts = z.object({
  abbreviation: line.toUpperCase().regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/),
  name: line,
  licence: line,
  language: line.transform(canonicalLanguage).pipe(z.string()),
});

const MISSING_FACT_SENTENCES: Record<keyof TranslationFacts, string> = {
  abbreviation: 'Say what the translation is called for short, in letters and digits: --as BSB',
  name: 'Say what the translation is called: --name "Berean Standard Bible"',
  licence: 'Say under which terms it may be quoted, as its publisher asks it to be shown: --licence "Public domain"',
  language: 'Say which language the translation is in, by its code: --language en',
};

/** Returns a language's code as `<html lang>` has it, such as `en` for `ENG`; undefined where it is none. */
function canonicalLanguage(code: string): string | undefined {
  // A language needs its code: "en", not "English".
  if (!/^[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*$/i.test(code)) return undefined;
  try {
    // Node keeps the three letters of English, and shortens those of all other languages.
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0]?.replace(/^eng(?=-|$)/, 'en');
  } catch {
    return undefined;
  }
}

/** Checks what is said of a translation; returns it, or the sentence that says what is missing. */
export function checkFacts(said: Partial<TranslationFacts>): TranslationFacts | string {
  const checked = facts.safeParse(said);
  if (!checked.success) return MISSING_FACT_SENTENCES[checked.error.issues[0]?.path[0] as keyof TranslationFacts];
  if (checked.data.abbreviation === KJV) return `${KJV} is the name of the translation that comes with Hesed.`;
  return checked.data;
}
