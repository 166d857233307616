import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePackages, shippedPackages } from './shipped-packages.ts';

/** The name of the built file with the notices, and so its address: `/licenses.txt`. */
export const NOTICES = 'licenses.txt';

const NOTICE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;
const RULE = '-'.repeat(80);

/**
 * Returns the licence texts of everything that is shipped: this project, Node, and every package that is not for
 * development only. Packages with the same text are listed together.
 */
export function noticesOf(root: string): string {
  const byText = new Map<string, string[]>();
  for (const { name, version, folder, license } of [...shippedPackages(root), ...nodePackages(root)]) {
    const path = join(root, folder);
    if (!existsSync(path)) continue;
    const text = textsIn(path) || `The package contains no licence file; its licence is ${license ?? 'not named'}.`;
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`]);
  }
  const parts = [...byText].map(([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}`).sort();
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  return [`Hesed\n\n${own}`, ...parts].join(`\n\n${RULE}\n\n`).concat('\n');
}

function textsIn(folder: string): string {
  return readdirSync(folder)
    .filter((name) => NOTICE_FILE.test(name) && !/\.(?:[cm]?js|ts|json)$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}
