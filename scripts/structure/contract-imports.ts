const MAKES_SCHEMAS = 'zod';

/**
 * Returns a sentence for each file of the pages that imports a contract, or another module that makes schemas, before a
 * form needs it. Making schemas takes a phone tenths of a second, so forms import their contracts (`contract-form.ts`).
 * @param imports each file with the paths of its static imports of values
 */
export function findContractImports(imports: readonly [file: string, paths: string[]][]): string[] {
  const below = new Map(imports);
  const known = new Map<string, boolean>([[MAKES_SCHEMAS, true]]);
  const makesSchemas = (path: string): boolean => {
    const answer = known.get(path);
    if (answer !== undefined) return answer;
    // Answers a cycle; the structure check reports it.
    known.set(path, false);
    const found = (below.get(path) ?? []).some(makesSchemas);
    known.set(path, found);
    return found;
  };
  return imports
    .filter(([file]) => file.startsWith('src/client/') && !/\.test\.tsx?$|^src\/client\/journeys\//.test(file))
    .flatMap(([file, paths]) =>
      paths
        .filter((path) => !path.startsWith('src/client/') && makesSchemas(path))
        .map((path) => `${file}: ${path} makes schemas when it loads; import it when a form needs it.`),
    );
}
