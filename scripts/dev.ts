import { existsSync } from 'node:fs';

process.env.NODE_ENV ??= 'development';
if (existsSync('.env')) process.loadEnvFile('.env');
process.argv.push('--dev');
await import('../src/server/main.ts');
