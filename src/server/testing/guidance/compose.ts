import { chooseFromLibrary, type Draft, type GuidanceRequest } from '../../domains/guidance/entries.ts';
import type { Site } from '../../site/site.ts';

/** Stands for a model: it makes the library's own choice and stores nothing. */
export const composeFromLibrary = (site: Site, request: GuidanceRequest): Promise<Draft> =>
  site.db.atomic((q) => chooseFromLibrary(q, site, request));
