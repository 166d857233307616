import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Site } from './site.ts';

/**
 * Loads the libraries of the site's providers, one after the other with a turn of the event loop between them. Each may hold
 * the event loop for a few hundred milliseconds. Otherwise the first message on each channel would load them.
 */
export async function loadLibraries(site: Site): Promise<void> {
  for (const { name, load } of site.channels.values()) {
    await load?.().catch((err) =>
      site.log.warn({ err, channel: name }, 'the library of a provider could not be loaded'),
    );
    await yieldToEventLoop();
  }
}
