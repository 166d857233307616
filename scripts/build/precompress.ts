import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { SCREEN_FILES } from './page-chunks.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` file beside each text file except the pages, which the server still fills in. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for await (const name of glob('**/*.{js,css,svg,json,webmanifest}', { cwd: folder })) {
          // Only the build itself uses this file.
          if (name === SCREEN_FILES) continue;
          const path = join(folder, name);
          // Files with a content hash in their name were compressed with the previous language.
          if (name.startsWith('assets/') && existsSync(`${path}.gz`)) continue;
          const content = await readFile(path);
          if (content.length < 512) continue;
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          await writeFile(`${path}.br`, await brotli(content, { params: size }));
          await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
        }
      },
    },
  };
}
