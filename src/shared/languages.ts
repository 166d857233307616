export interface Language {
  /** The value of `<html lang>` and of the `language` cookie, and the name of the folder under src/content/strings. */
  code: string;
  /** The language's own name for itself. */
  name: string;
  dir: 'ltr' | 'rtl';
}

/** The language of a visitor whose own language is not built. */
export const DEFAULT_LANGUAGE = 'en';

/** Every language of the pages. A new one needs a folder under src/content/strings and a line here. */
export const LANGUAGES: readonly Language[] = [
  { code: DEFAULT_LANGUAGE, name: 'English', dir: 'ltr' },
  { code: 'es', name: 'Español', dir: 'ltr' },
];

/** The language of the library, of the King James Version and of the quotes. */
export const CONTENT_LANGUAGE = 'en';

/** The cookie with a visitor's own choice. */
export const LANGUAGE_COOKIE = 'language';
