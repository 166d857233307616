/**
 * Returns a sentence for each group of files that import each other in a cycle, also by types alone: files that need each
 * other's types are read and changed together. What they share belongs in a file below them. Rooms and features have a
 * search of their own (`room-cycles.ts`), which names every import within a group; this one shows one way round, and finds
 * a file that imports itself.
 * @param imports each file with all paths that it imports, also types and dynamic imports
 */
export function findFileCycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const breaches: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    const at = path.indexOf(file);
    if (at >= 0) {
      const cycle = [...path.slice(at), file].join(' → ');
      breaches.push(`${cycle}: files import each other in a cycle. Move what they share into a file below them.`);
      return;
    }
    if (done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return breaches;
}
