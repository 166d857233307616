import { buildIfStale } from './build.ts';
import { loadEnvFile } from './load-env.ts';

// Set before anything is loaded, because libraries read it only once.
process.env.NODE_ENV ??= 'production';
loadEnvFile();
await buildIfStale(['interface', 'server']);
const main = new URL('../dist/server/main.js', import.meta.url);
await import(main.href);
