import { ROOMS } from './cycles/room-cycles.ts';

/**
 * Compares the table of browser rooms in docs/architecture.md with the folders. Each folder below a feature is named in
 * its feature's row, and each name in a row is a folder there; `lists/<list>` names `lists`.
 * @param files all files, as paths from the repository's top
 */
export function checkRoomTable(document: string, files: readonly string[]): string[] {
  const rows = readRows(document);
  const paths = files.filter((file) => file.startsWith(ROOMS)).map((file) => file.slice(ROOMS.length).split('/'));
  const features = new Set(paths.map(([feature]) => feature as string));
  const breaches: string[] = [];
  for (const feature of features) {
    const named = rows.get(feature);
    if (!named) {
      breaches.push(`docs/architecture.md: the table of rooms has no row for \`${feature}/\`.`);
      continue;
    }
    const folders = paths.filter(([first]) => first === feature).map((path) => path.slice(1, -1));
    for (const folder of new Set(folders.flatMap(([first]) => first ?? [])))
      if (!named.includes(folder))
        breaches.push(`docs/architecture.md: the table of rooms does not name \`${feature}/${folder}\`.`);
    for (const name of named)
      if (!folders.some((folder) => folder.includes(name)))
        breaches.push(`docs/architecture.md: the table of rooms names \`${feature}/${name}\`, which is no folder.`);
  }
  for (const feature of rows.keys())
    if (!features.has(feature)) breaches.push(`docs/architecture.md: \`${feature}/\` is no folder of ${ROOMS}.`);
  return breaches;
}

/** Returns the folder names of each feature's row. */
function readRows(document: string): Map<string, string[]> {
  const [, table = ''] = /\n\| Feature \| Folders \|\n\|[-|]+\n((?:\|.*\n)*)/.exec(document) ?? [];
  return new Map(
    table
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [feature, ...names] = [...row.matchAll(/`([a-z-]+)\/?(?:<[a-z]+>)?`/g)].map(([, name]) => name as string);
        return feature ? [[feature, names] as const] : [];
      }),
  );
}
