import { registerHooks } from 'node:module';

/**
 * Makes the commands that run the sources start in three fifths of the time, by a documented interface of Node that can
 * be left out without a change in what runs: Node reads the whole `exports` of a package again for each import, and
 * drizzle-orm has 180 kB of them. The path of a relative import needs none of that, and a package that our own files
 * import is looked up once. This can go when Node keeps what it has read.
 */
export function quickenImports(): void {
  const packages = new Map<string, ReturnType<Parameters<typeof registerHooks>[0]['resolve'] & {}>>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions } = context;
      if (!parentURL || !conditions.includes('import')) return next(specifier, context);
      if (/^\.\.?\/.*\.[cm]?[jt]s$/.test(specifier))
        return { url: new URL(specifier, parentURL).href, shortCircuit: true };
      const isPackage = /^[a-z@]/.test(specifier) && !specifier.includes(':');
      if (!isPackage || parentURL.includes('/node_modules/')) return next(specifier, context);
      const found = packages.get(specifier) ?? next(specifier, context);
      packages.set(specifier, found);
      return { ...found, shortCircuit: true };
    },
  });
}
