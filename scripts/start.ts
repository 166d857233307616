import { buildIfStale } from './build.ts';
import { loadEnvFile } from './commands/load-env.ts';
import { mayStart } from './commands/may-start.ts';

// Libraries read this once, when they are loaded.
process.env.NODE_ENV ??= 'production';
loadEnvFile();
if (await mayStart()) {
  await buildIfStale(['interface', 'server']);
  const main = new URL('../dist/server/main.js', import.meta.url);
  await import(main.href);
}
