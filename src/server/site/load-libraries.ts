import { setImmediate as breath } from 'node:timers/promises';
import type { Site } from './site.ts';

/**
 * Loads the libraries of the site's providers, one after the other with a turn of the event loop between them. Each takes
 * up to some hundred milliseconds, in which nothing else runs; without this the first message of a minute with many would
 * load them.
 */
export async function loadLibraries(site: Site): Promise<void> {
  for (const { name, load } of site.channels.values()) {
    await load?.().catch((err) =>
      site.log.warn({ err, channel: name }, 'the library of a provider could not be loaded'),
    );
    await breath();
  }
}
