import module from 'node:module';
import { fileURLToPath } from 'node:url';

// The entry of every command: plain JavaScript that old Node versions can parse, so that they can say what to do.
const [major] = process.versions.node.split('.').map(Number);
if (major < 26) {
  console.error(
    `Hesed needs Node 26, which npm 11 installs with it, but this is Node ${process.versions.node}: ` +
      'run "npm install --global npm@11", then "npm ci", and start again ' +
      '(on a platform the registry has no Node for, install Node 26 from nodejs.org).',
  );
  process.exit(1);
}
// Node stores the compiled code, and the sources with their types stripped, so that the next start is faster. The cache must
// be on before the first TypeScript file loads: the part of Node that strips types needs 20 MB.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
const command = process.argv[2];
import('./commands/relative-imports.ts')
  .then(({ resolveRelativeImports }) => {
    resolveRelativeImports();
    return import(`./${command}.ts`);
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
