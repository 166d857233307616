export interface Language {
  /** What `<html lang>`, the `language` cookie and the folder under src/content/strings are called. */
  code: string;
  /** The language as its own speakers name it. */
  name: string;
  dir: 'ltr' | 'rtl';
}

/** The language a visitor gets whose own is not among the built ones. */
export const DEFAULT_LANGUAGE = 'en';

/** Every language the pages are built in. A new one is a folder under src/content/strings and a line here. */
export const LANGUAGES: readonly Language[] = [
  { code: DEFAULT_LANGUAGE, name: 'English', dir: 'ltr' },
  { code: 'es', name: 'Español', dir: 'ltr' },
];

/** What guidance, Scripture and quotes are written in, whatever language the pages around them are in. */
export const CONTENT_LANGUAGE = 'en';

/** The cookie that holds a visitor's own choice. */
export const LANGUAGE_COOKIE = 'language';
