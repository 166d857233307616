import { loadEnvFile } from './commands/load-env.ts';

process.env.NODE_ENV ??= 'development';
loadEnvFile();
process.argv.push('--dev');
await import('../src/server/main.ts');
