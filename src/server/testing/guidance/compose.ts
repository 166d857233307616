import { type Compose, chooseFromLibrary } from '../../domains/guidance/entries.ts';

/** Stands for a model: it makes the library's own choice and stores nothing. */
export const composeFromLibrary: Compose = (site, request) =>
  site.db.atomic((q) => chooseFromLibrary(q, site, request));
