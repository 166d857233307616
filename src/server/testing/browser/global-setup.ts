import { unpackBrowser } from './browser.ts';

/** Runs once before the workers: on a new machine two of them would unpack the browser into the same file. */
export default async function setUp(): Promise<void> {
  if (process.platform === 'linux') await unpackBrowser();
}
