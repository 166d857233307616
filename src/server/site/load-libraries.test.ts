import { expect, test } from 'vitest';
import type { AlertMethod } from '../../shared/channels/channels.ts';
import { openChannels } from '../channels/registry.ts';
import { startAllDoubles } from '../testing/doubles/all-doubles.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import { createTestSite } from '../testing/site.ts';
import { loadLibraries } from './load-libraries.ts';

// A channel that calls its provider by `fetch` loads none.
const WITH_LIBRARY: AlertMethod[] = ['email', 'push', 'slack', 'sms', 'telegram', 'whatsapp'];

test('the libraries of all providers are loaded without calling a provider, and an error of one does not stop the others', async () => {
  const doubles = await startAllDoubles();
  const site = createTestSite({ env: { ...doubles.env, PUBLIC_URL: 'https://hesed.example.org' } });
  site.channels = openChannels({ ...site, openTabs: site.live });
  const broken = async () => {
    throw new Error('half a library');
  };
  site.channels.set('desktop', { ...createRecordingChannel('desktop'), load: broken });
  const loaded: string[] = [];
  for (const [name, channel] of site.channels) {
    const { load } = channel;
    if (load && load !== broken)
      site.channels.set(name, { ...channel, load: () => load().then(() => loaded.push(name)) });
  }
  await loadLibraries(site);
  expect(loaded).toEqual(expect.arrayContaining(WITH_LIBRARY));
  expect(site.logged).toMatchObject([{ channel: 'desktop', msg: 'the library of a provider could not be loaded' }]);
  expect(doubles.of('sms').received()).toEqual([]);
  for (const channel of site.channels.values()) await channel.close();
  await doubles.close();
});
