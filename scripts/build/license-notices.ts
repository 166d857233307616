import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the built file with the notices, and so its address: `/licenses.txt`. */
export const NOTICES = 'licenses.txt';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  peer?: boolean;
}

const NOTICE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;
const RULE = '-'.repeat(80);

/**
 * Returns the licence texts of everything that is shipped: this project, Node, and every package that is not for
 * development only. Packages with the same text are listed together.
 */
export function noticesOf(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const shipped = Object.entries(packages).filter(([path, facts]) => path !== '' && isShipped(path, facts));
  const byText = new Map<string, string[]>();
  for (const [path, { version, license }] of shipped) {
    const folder = join(root, path);
    if (!existsSync(folder)) continue;
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`;
    const text = textsIn(folder) || `The package contains no licence file; its licence is ${license ?? 'not named'}.`;
    byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  const parts = [...byText].map(([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}`).sort();
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  return [`Hesed\n\n${own}`, ...parts].join(`\n\n${RULE}\n\n`).concat('\n');
}

/** Returns whether a package is part of the program. Node itself is an optional package of each platform. */
function isShipped(path: string, { dev, optional, peer }: LockedPackage): boolean {
  return /^node_modules\/node-(?:linux|darwin|win|bin)/.test(path) || !(dev || optional || peer);
}

function textsIn(folder: string): string {
  return readdirSync(folder)
    .filter((name) => NOTICE_FILE.test(name) && !/\.(?:[cm]?js|ts|json)$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}
