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
// What V8 compiled, and the sources without their types, are kept for the next time, which makes every start faster. This
// comes before the first source with types, because Node needs 20 MB to take types away.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
const command = process.argv[2];
import('./commands/quick-imports.ts')
  .then(({ quickenImports }) => {
    quickenImports();
    return import(`./${command}.ts`);
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
