import { existsSync } from 'node:fs';
import { buildIfStale } from './build.ts';

// Set before anything is loaded: libraries look at it once.
process.env.NODE_ENV ??= 'production';
if (existsSync('.env')) process.loadEnvFile('.env');
await buildIfStale();
await import('../src/server/main.ts');
