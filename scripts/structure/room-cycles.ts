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
 * Returns a sentence for each group of rooms that import each other in a cycle. Only static imports of values count.
 * @param imports each file with the paths that it imports
 */
export function findRoomCycles(imports: Iterable<[file: string, paths: string[]]>): string[] {
  const rooms = new Map<string, Map<string, string>>();
  for (const [file, paths] of imports) {
    const room = roomOf(file);
    if (room === null || /\.test\.tsx?$/.test(file)) continue;
    for (const path of paths) {
      const other = roomOf(path);
      if (other === null || other === room) continue;
      const found = rooms.get(room) ?? new Map<string, string>();
      rooms.set(room, found.set(other, `${file} imports ${path}`));
    }
  }
  const below = new Map([...rooms.keys()].map((room) => [room, roomsBelow(rooms, room)]));
  const reported = new Set<string>();
  const breaches: string[] = [];
  for (const [room, reached] of below) {
    if (reported.has(room) || !reached.has(room)) continue;
    const cycle = [...reached].filter((other) => below.get(other)?.has(room));
    for (const other of cycle) reported.add(other);
    const edges = cycle.flatMap((from) =>
      [...(rooms.get(from) ?? [])].filter(([to]) => cycle.includes(to)).map(([, edge]) => edge),
    );
    breaches.push(
      `${cycle.sort().join(', ')}: rooms import each other in a cycle. Move what they share below them. ${edges.sort().join('; ')}.`,
    );
  }
  return breaches;
}

function roomsBelow(rooms: Map<string, Map<string, string>>, room: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [room];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const other of rooms.get(next)?.keys() ?? []) {
      if (reached.has(other)) continue;
      reached.add(other);
      waiting.push(other);
    }
  return reached;
}
