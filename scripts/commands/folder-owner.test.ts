import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  type BundledPrograms,
  bundlePrograms,
  type ProgramName,
} from '../../src/server/testing/process/bundled-programs.ts';
import { childEnv } from '../../src/server/testing/process/child-env.ts';
import { refuseRootStart } from './folder-owner.ts';

const RUN = fileURLToPath(new URL('../run.js', import.meta.url));
const ROOT_USER = 0;
const UNKNOWN = 54_321;
const STRANGER = 54_322;

let programs: BundledPrograms;
let folder: string;
let data: string;

beforeAll(async () => {
  programs = await bundlePrograms();
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-owner-'));
  data = join(folder, 'data');
  mkdirSync(data);
  writeFileSync(join(data, 'hesed.db'), '');
  // As root, give the site to another user. Any other user already owns it.
  if (process.getuid?.() === ROOT_USER) changeOwner(UNKNOWN);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function changeOwner(uid: number): void {
  for (const path of [folder, data, join(data, 'hesed.db')]) chownSync(path, uid, uid);
}

type Command = 'commands/backup' | 'commands/restore' | 'commands/doctor' | 'admin';
const fileOf = (command: Command) => programs.file(basename(command) as ProgramName);

/** Runs a command in a process that takes itself for one of another user. */
function runAs(user: number, command: Command, args: string[]) {
  return startAs(user, [fileOf(command), command, ...args], { DATA_DIR: data, NODE_COMPILE_CACHE: programs.compiled });
}

function startAs(user: number, words: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [`--import=data:text/javascript,process.getuid=()=>${user}`, ...words], {
    cwd: folder,
    env: childEnv({ LOG_LEVEL: 'silent', ...env }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  return new Promise<{ code: number | null; output: string }>((done) =>
    child.on('close', (code) => done({ code, output: output.trimEnd() })),
  );
}

const COMMANDS: [command: Command, args: string[], typed: string][] = [
  ['commands/backup', ['list'], 'npm run backup -- list'],
  ['commands/restore', ['my copy.tar.gz'], `npm run restore -- 'my copy.tar.gz'`],
  ['commands/doctor', [], 'npm run doctor'],
  ['admin', ['grant', 'ruth@parish.example'], 'npm run admin -- grant ruth@parish.example'],
];

test.each(COMMANDS)(
  '%s %j as root creates nothing, and prints the command to run as the owner',
  async (command, args, typed) => {
    const { uid, gid } = statSync(join(data, 'hesed.db'));
    const { code, output } = await runAs(ROOT_USER, command, args);
    expect([code, output]).toEqual([1, expect.stringContaining(`The data folder ${data} belongs to the user `)]);
    const start =
      uid === UNKNOWN
        ? `setpriv --reuid=${uid} --regid=${gid} --clear-groups --`
        : `runuser -u ${userInfo().username} --`;
    expect(output.endsWith(`Run the command as that user: ${start} ${typed}`), output).toBe(true);
    expect(existsSync(join(data, 'backups'))).toBe(false);
  },
);

test('a command as another user prints the command to run as the owner', async () => {
  const { code, output } = await runAs(STRANGER, 'commands/backup', []);
  expect([code, output]).toEqual([1, expect.stringMatching(/as that user: sudo -u \S+ -- npm run backup$/)]);
  expect(existsSync(join(data, 'backups'))).toBe(false);
});

test('root restores nothing into an empty folder of another user', async () => {
  rmSync(data, { recursive: true });
  const { code, output } = await runAs(ROOT_USER, 'commands/restore', ['copy.tar.gz']);
  expect([code, output]).toEqual([1, expect.stringContaining(`The data folder ${data} belongs to the user `)]);
  expect(existsSync(data)).toBe(false);
});

test('a user may restore into a folder that another user shares with them', async () => {
  rmSync(join(data, 'hesed.db'));
  expect(await runAs(STRANGER, 'commands/restore', ['copy.tar.gz'])).toEqual({
    code: 1,
    output: 'There is no file copy.tar.gz.',
  });
});

test('root does not start the site of another user', () => {
  const user = vi.spyOn(process, 'getuid').mockReturnValue(ROOT_USER);
  onTestFinished(() => user.mockRestore());
  expect(() => refuseRootStart(data)).toThrow(
    /^The data folder .+ belongs to the user .+\. Run the command as that user: /,
  );
  rmSync(join(data, 'hesed.db'));
  expect(() => refuseRootStart(data), 'a new site').not.toThrow();
});

test('npm start as root neither builds nor starts the site of another user', async () => {
  // DATA_DIR_FILE names the folder as well.
  writeFileSync(join(folder, 'folder-name'), `${data}\n`);
  const { code, output } = await startAs(ROOT_USER, [RUN, 'start'], { DATA_DIR_FILE: join(folder, 'folder-name') });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^The data folder .+ belongs to the user .+ npm run start$/),
  ]);
});

test('root makes no nightly backup of the site of another user', async () => {
  const { code, output } = await runAs(ROOT_USER, 'commands/backup', ['nightly']);
  expect([code, output]).toEqual([1, expect.stringMatching(/Run the command as that user: .+ backup -- nightly$/)]);
  expect(existsSync(join(data, 'backups'))).toBe(false);
});

test.each(['toString', 'constructor'])('the action %s, which every object inherits, is unknown', async (action) => {
  const { code, output } = await runAs(STRANGER, 'commands/backup', [action]);
  expect([code, output]).toEqual([1, expect.stringMatching(/^Usage:/)]);
});

test('the nightly backup runs as the user that the site runs as', async () => {
  expect(await runAs(STRANGER, 'commands/backup', ['nightly'])).toMatchObject({ code: 0 });
});
