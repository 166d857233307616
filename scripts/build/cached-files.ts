import type { Manifest } from 'vite';

/**
 * Lists the paths of the scripts and styles that the service worker caches: the files of every screen and its lazy parts,
 * but not files that only the given screens load.
 * @throws when the build has no such screen, because its files would then be cached.
 */
export function listCachedFiles(manifest: Manifest, onlineOnly: readonly string[]): string[] {
  const missing = onlineOnly.find((screen) => !manifest[screen]);
  if (missing) throw new Error(`The build has no chunk for ${missing}`);
  const seen = new Set(onlineOnly);
  const files = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) follow(key);
  return [...files].sort();
}
