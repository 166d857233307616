import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const INDEX = fileURLToPath(new URL('../../../../dist/client/index.html', import.meta.url));

/**
 * Checks the build, for tests that start the whole product.
 * @throws when the interface is not built: then the test must fail and not be skipped.
 */
export function requireBuiltInterface(): void {
  if (!existsSync(INDEX)) throw new Error('The interface is not built. `npm test` and `npm start` build it first.');
}
