import { dirname } from 'node:path';
import { getAsset, getAssetKeys, getRawAsset } from 'node:sea';
import { Script } from 'node:vm';

/** The asset name of a program file. */
export const codeAsset = (name: string): string => `code/${name}`;
/** The asset name of its V8 code cache. */
export const cacheAsset = (name: string): string => `compiled/${name}`;

/** Wraps a program file in the function that CommonJS calls. */
export const wrapModule = (code: string): string =>
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
type ModuleFunction = (
  exports: object,
  require: Require,
  module: { exports: object },
  file: string,
  folder: string,
) => void;

/** Loads the files of the program from the assets of the single executable. */
export interface Loader {
  /** Returns the exports of a file, which runs on first use. Any other name gives Node's own module. */
  require: Require;
  /** The files that have run, by name. */
  scripts: ReadonlyMap<string, Script>;
}

/**
 * Creates the loader. The program is split into many files, so that a start reads only the files it needs, each with its
 * V8 code cache from the build. Node would read a single main script completely.
 */
export function createLoader(assets: Assets, requireBuiltin: Require): Loader {
  const modules = new Map<string, { exports: object }>();
  const scripts = new Map<string, Script>();

  function load(name: string): object {
    const known = modules.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    // Before it runs, for files that require each other.
    modules.set(name, module);
    try {
      run(name, module);
    } catch (error) {
      // Otherwise the next call would get an empty module.
      modules.delete(name);
      throw error;
    }
    return module.exports;
  }

  function run(name: string, module: { exports: object }): void {
    const source = assets.text(codeAsset(name));
    if (name.endsWith('.json')) module.exports = JSON.parse(source) as object;
    else {
      const cache = cacheAsset(name);
      const script = new Script(source, {
        filename: `hesed/${name}`,
        ...(assets.has(cache) && { cachedData: assets.bytes(cache) }),
      });
      scripts.set(name, script);
      // The main script of an executable gets these too.
      const { execPath } = process;
      (script.runInThisContext() as ModuleFunction)(module.exports, require, module, execPath, dirname(execPath));
    }
  }

  const require: Require = (id) => {
    const name = id.replace(/^\.\//, '');
    return assets.has(codeAsset(name)) ? load(name) : requireBuiltin(id);
  };
  return { require, scripts };
}
