/**
 * The entry of the single executable: `hesed` serves the site, and `hesed COMMAND` does the same as `npm run COMMAND`. The
 * build replaces `virtual:renderers` with the renderer of each language.
 */
import { VERSION } from '../../src/server/lib/program/version.ts';

const USAGE = `Hesed ${VERSION}

  hesed                serves the site; settings come from the environment or from .env in this folder
  hesed admin …        administrators, invitations, keys, checks
  hesed backup …       copies the data folder into one file, while the site runs
  hesed restore FILE   verifies such a file and restores it
  hesed doctor         checks the whole site and says what to fix
  hesed health         asks the running site whether it is ready
  hesed bible …        Bible translations
  hesed guidance …     shows what members will receive
  hesed version        prints the version

"hesed COMMAND --help" explains a command. To run the program in this folder, type ./hesed instead of hesed.`;

const COMMANDS: Record<string, () => unknown> = {
  serve,
  admin: () => import('../admin.ts'),
  backup: () => import('../commands/backup.ts'),
  restore: () => import('../commands/restore.ts'),
  doctor: () => import('../commands/doctor.ts'),
  health: () => import('../commands/health.ts'),
  bible: () => import('../bible.ts'),
  guidance: () => import('../guidance.ts'),
  version: () => console.log(VERSION),
};

async function serve(): Promise<void> {
  const [{ loadEnvFile }, { mayStart }] = await Promise.all([
    import('../commands/load-env.ts'),
    import('../commands/may-start.ts'),
  ]);
  loadEnvFile();
  if (!(await mayStart())) return;
  const [{ embedRenderer }, { renderers }] = await Promise.all([
    import('../../src/server/http/pages/embedded-renderer.ts'),
    import('virtual:renderers'),
  ]);
  embedRenderer((language) => renderers[language]?.() ?? Promise.reject(new Error(`no renderer for ${language}`)));
  await import('../../src/server/main.ts');
}

// Libraries read this once, when they are loaded.
process.env.NODE_ENV ??= 'production';
const [name = 'serve', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (name === '--version') console.log(VERSION);
else if (
  name === '--help' ||
  name === 'help' ||
  (command && ['serve', 'version'].includes(name) && args[0] === '--help')
)
  console.log(USAGE);
else if (command) void command();
else {
  console.error(`There is no command ${name}.\n\n${USAGE}`);
  process.exitCode = 1;
}
