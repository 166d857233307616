import { chooseFromLibrary, type Draft, type GuidanceRequest } from '../../domains/guidance/entries.ts';
import type { Site } from '../../site/site.ts';

/** A stub of the model: it makes the library's choice and stores nothing. */
export const composeFromLibrary = (site: Site, request: GuidanceRequest): Promise<Draft> =>
  site.db.atomic((q) => chooseFromLibrary(q, site, request));
