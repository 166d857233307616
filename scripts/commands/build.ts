/**
 * Builds what `npm start` serves, for a service whose user may not write the folder of the project (docs/from-source.md).
 *
 *     npm run build
 */
import { buildIfStale } from '../build.ts';

await buildIfStale(['interface', 'server']);
console.log('The interface and the server are built.');
