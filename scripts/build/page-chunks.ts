import type { Plugin, Rollup } from 'vite';

/** The files that a screen loads first, besides the files of every page. */
export interface ScreenFiles {
  scripts: string[];
  styles: string[];
}

/** The file where the build lists each screen's files by its source, and the files of every page under `index.html`. */
export const SCREEN_FILES = 'screens.json';
const EVERY_PAGE = 'index.html';
// Most members open the dashboard to complete an entry, so the dashboard includes the styles of the completion drawer. Its
// scripts are fetched while the dashboard is hydrated (`features/guidance/completion/use-completion-drawer.tsx`).
const DASHBOARD = /\/dashboard\.page\.tsx$/;
const COMPLETION_DRAWER = /\/completion\/completion-flow\.tsx$/;

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
        const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
        if (!entry) return;
        const common = withImports(entry, chunks);
        const files: Record<string, ScreenFiles> = { [EVERY_PAGE]: filesOf(common) };
        const drawer = [...chunks.values()].find(({ facadeModuleId }) => COMPLETION_DRAWER.test(facadeModuleId ?? ''));
        for (const chunk of chunks.values())
          for (const id of chunk.moduleIds) {
            if (!/\/src\/client\/.*\.page\.tsx$/.test(id)) continue;
            const isOwn = (each: Rollup.OutputChunk) => !common.includes(each);
            const screen = filesOf(withImports(chunk, chunks).filter(isOwn));
            if (drawer && DASHBOARD.test(id))
              screen.styles = filesOf(
                [...withImports(chunk, chunks), ...withImports(drawer, chunks)].filter(isOwn),
              ).styles;
            files[id.replace(/.*\/src\/client\//, '')] = screen;
          }
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
