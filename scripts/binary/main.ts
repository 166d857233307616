/** The main script of the single executable. Everything else is a file inside it (`loader.ts`). */
import { PROGRAM_FILE } from './bundle-names.ts';
import { createLoader, embeddedAssets } from './loader.ts';

createLoader(embeddedAssets(), require).require(`./${PROGRAM_FILE}`);
