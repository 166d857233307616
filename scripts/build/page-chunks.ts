import type { Plugin, Rollup } from 'vite';

/** The files that a screen loads first, besides those of every page. */
export interface ScreenFiles {
  scripts: string[];
  styles: string[];
}

/**
 * The file in which the build lists them by the screen's source; `index.html` has those of every page, `start` the
 * start script.
 */
export const SCREEN_FILES = 'screens.json';
const EVERY_PAGE = 'index.html';
export const START = 'start';

/** Lists the first files of each screen, so that pages can request them at once. */
export function listScreenFiles(): Plugin {
  return {
    name: 'screen-files',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
        );
        const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
        const entry = entries.find(({ name }) => name !== START);
        const start = entries.find(({ name }) => name === START);
        if (!entry || !start) return;
        const common = withImports(entry, chunks);
        const files: Record<string, ScreenFiles> = { [EVERY_PAGE]: filesOf(common), [START]: filesOf([start]) };
        for (const chunk of chunks.values())
          for (const id of chunk.moduleIds)
            if (/\/src\/client\/.*\.page\.tsx$/.test(id))
              files[id.replace(/.*\/src\/client\//, '')] = filesOf(
                withImports(chunk, chunks).filter((each) => !common.includes(each)),
              );
        this.emitFile({ type: 'asset', fileName: SCREEN_FILES, source: JSON.stringify(files) });
      },
    },
  };
}

/** Returns a chunk after all of its imports. */
function withImports(
  chunk: Rollup.OutputChunk,
  chunks: Map<string, Rollup.OutputChunk>,
  seen = new Set<Rollup.OutputChunk>(),
): Rollup.OutputChunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.flatMap((name) => {
    const next = chunks.get(name);
    return next ? withImports(next, chunks, seen) : [];
  });
  return [...imported, chunk];
}

function filesOf(chunks: Rollup.OutputChunk[]): ScreenFiles {
  return {
    scripts: chunks.map(({ fileName }) => fileName),
    styles: [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
  };
}
