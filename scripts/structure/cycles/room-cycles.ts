/** The folder of the browser's rooms. */
export const ROOMS = 'src/client/features/';

/**
 * Returns the room of a browser file, such as `alerts/channels`; null outside the features. Files at the top of a feature
 * are a room below its folders, named like the feature. Its page is above them, so it has its own name.
 */
export function roomOf(file: string): string | null {
  if (!file.startsWith(ROOMS)) return null;
  const [feature, ...rest] = file.slice(ROOMS.length).split('/') as [string, ...string[]];
  const [first, ...deeper] = rest;
  if (deeper.length > 0) return `${feature}/${first}`;
  return first?.endsWith('.page.tsx') ? `${feature}/${first}` : feature;
}

/**
 * Returns a sentence for each group of rooms that import each other in a cycle.
 * @param imports each file with the paths that it imports by static imports of values
 */
export function findRoomCycles(imports: Iterable<[file: string, paths: string[]]>): string[] {
  return findGroupCycles(imports, roomOf, 'rooms');
}

/**
 * Returns a sentence for each group of features that import each other in a cycle, such as `auth` and `alerts`.
 * @param imports each file with all paths that it imports, also types and dynamic imports
 */
export function findFeatureCycles(imports: Iterable<[file: string, paths: string[]]>): string[] {
  return findGroupCycles(imports, featureOf, 'features');
}

function featureOf(file: string): string | null {
  return file.startsWith(ROOMS) ? (file.slice(ROOMS.length).split('/')[0] as string) : null;
}

function findGroupCycles(
  imports: Iterable<[file: string, paths: string[]]>,
  groupOf: (file: string) => string | null,
  kind: string,
): string[] {
  const groups = new Map<string, Map<string, string>>();
  for (const [file, paths] of imports) {
    const group = groupOf(file);
    if (group === null || /\.test\.tsx?$/.test(file)) continue;
    for (const path of paths) {
      const other = groupOf(path);
      if (other === null || other === group) continue;
      const found = groups.get(group) ?? new Map<string, string>();
      groups.set(group, found.set(other, `${file} imports ${path}`));
    }
  }
  const below = new Map([...groups.keys()].map((group) => [group, groupsBelow(groups, group)]));
  const reported = new Set<string>();
  const breaches: string[] = [];
  for (const [group, reached] of below) {
    if (reported.has(group) || !reached.has(group)) continue;
    const cycle = [...reached].filter((other) => below.get(other)?.has(group));
    for (const other of cycle) reported.add(other);
    const edges = cycle.flatMap((from) =>
      [...(groups.get(from) ?? [])].filter(([to]) => cycle.includes(to)).map(([, edge]) => edge),
    );
    breaches.push(
      `${cycle.sort().join(', ')}: ${kind} import each other in a cycle. Move what they share below them. ${edges.sort().join('; ')}.`,
    );
  }
  return breaches;
}

function groupsBelow(groups: Map<string, Map<string, string>>, group: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [group];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const other of groups.get(next)?.keys() ?? []) {
      if (reached.has(other)) continue;
      reached.add(other);
      waiting.push(other);
    }
  return reached;
}
