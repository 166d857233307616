import { registerHooks } from 'node:module';

/**
 * Resolves relative imports that name a whole file (`./name.ts`, `../name.js`) by joining paths, as the specification of
 * ES modules says, before Node's own resolver. Node's resolver reads and parses the package.json of the importing file's
 * package for each import, and that of drizzle-orm has 180 kB, so this halves the processor time of a command's start
 * (doctor --help: 0.9 instead of 1.7 s on a busy machine). Nothing else changes: without it the same files load.
 */
export function resolveRelativeImports(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions } = context;
      const isFile = /^\.\.?\/.*\.[cm]?[jt]s$/.test(specifier);
      if (!isFile || !parentURL || !conditions.includes('import')) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, shortCircuit: true };
    },
  });
}
