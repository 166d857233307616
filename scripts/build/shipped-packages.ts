import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of the lock file. */
interface ShippedPackage {
  name: string;
  version: string;
  /** The path of its folder from the root. */
  folder: string;
  /** The licence that its package.json names. */
  license: string | undefined;
}

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

const FOLDER = 'node_modules/';

/**
 * Returns the packages that are not for development only and are on every platform, from the lock file. npm's own option to
 * omit development packages also omits some that the program needs, such as nodemailer.
 */
export function shippedPackages(root: string): ShippedPackage[] {
  return lockedPackages(root)
    .filter(([, { dev, optional, devOptional }]) => !(dev || optional || devOptional))
    .map(toShipped);
}

/** Returns the packages that contain Node itself, one for each platform. */
export function nodePackages(root: string): ShippedPackage[] {
  return lockedPackages(root)
    .filter(([folder]) => /^node_modules\/node-(?:linux|darwin|win|bin)/.test(folder))
    .map(toShipped);
}

function lockedPackages(root: string): [folder: string, LockedPackage][] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  // The empty path is the project itself.
  return Object.entries(packages).filter(([folder]) => folder !== '');
}

function toShipped([folder, { version, license }]: [string, LockedPackage]): ShippedPackage {
  return { name: folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length), version, folder, license };
}
