import { dirname } from 'node:path';
import { getAsset, getAssetKeys, getRawAsset } from 'node:sea';
import { Script } from 'node:vm';

/** The asset of a file of the program. */
export const codeAsset = (name: string): string => `code/${name}`;
/** The asset of what V8 compiled of it. */
export const cacheAsset = (name: string): string => `compiled/${name}`;

/** A file of the program, in the form in which CommonJS runs it. */
export const wrapped = (code: string): string =>
  `(function (exports, require, module, __filename, __dirname) {${code}\n})`;

/** The files inside the single executable. */
export interface Assets {
  has(name: string): boolean;
  text(name: string): string;
  bytes(name: string): Buffer;
}

/** Returns the files inside the executable that runs. */
export function embeddedAssets(): Assets {
  const names = new Set(getAssetKeys());
  return {
    has: (name) => names.has(name),
    text: (name) => getAsset(name, 'utf8'),
    bytes: (name) => Buffer.from(getRawAsset(name)),
  };
}

type Require = (id: string) => unknown;
type Wrapped = (exports: object, require: Require, module: { exports: object }, file: string, folder: string) => void;

/** Loads the files of the program from the assets of the single executable. */
export interface Loader {
  /** Returns the exports of a file, which is run at its first use; of anything else, Node's own module of that name. */
  require: Require;
  /** The files that were run, by name. */
  scripts: ReadonlyMap<string, Script>;
}

/**
 * Creates the loader. The program is many files, so that a start reads and keeps only those that it needs, each with the
 * code that V8 compiled when the executable was built; the one file that Node itself would load is read as a whole.
 */
export function createLoader(assets: Assets, nodeRequire: Require): Loader {
  const modules = new Map<string, { exports: object }>();
  const scripts = new Map<string, Script>();

  function load(name: string): object {
    const known = modules.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(name, module);
    const source = assets.text(codeAsset(name));
    if (name.endsWith('.json')) module.exports = JSON.parse(source) as object;
    else {
      const cache = cacheAsset(name);
      const script = new Script(source, {
        filename: `hesed/${name}`,
        ...(assets.has(cache) && { cachedData: assets.bytes(cache) }),
      });
      scripts.set(name, script);
      // As Node has them for the main script of an executable.
      const { execPath } = process;
      (script.runInThisContext() as Wrapped)(module.exports, require, module, execPath, dirname(execPath));
    }
    return module.exports;
  }

  const require: Require = (id) => {
    const name = id.replace(/^\.\//, '');
    return assets.has(codeAsset(name)) ? load(name) : nodeRequire(id);
  };
  return { require, scripts };
}
