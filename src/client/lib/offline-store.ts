/** The last answer to a call, as it may be read without a network. */
export interface KeptAnswer {
  userId: number;
  /** The key of the query, as JSON. */
  key: string;
  data: unknown;
  /** When the server gave it, in milliseconds. */
  updatedAt: number;
}

/** A completion that could not be sent yet. */
export interface WaitingCompletion {
  userId: number;
  entryId: number;
  title: string;
  userReflection: string | null;
}

interface Kinds {
  answers: KeptAnswer;
  completions: WaitingCompletion;
}

const NAME = 'hesed';
const KEY_OF: Record<keyof Kinds, string> = { answers: 'key', completions: 'entryId' };

let opened: Promise<IDBDatabase> | null = null;

/** What is kept of a kind for a member; nothing where the browser refuses storage. */
export async function readKept<K extends keyof Kinds>(kind: K, userId: number): Promise<Kinds[K][]> {
  try {
    const store = (await open()).transaction(kind).objectStore(kind);
    return (await settle(store.getAll(IDBKeyRange.bound([userId], [userId, []])))) as Kinds[K][];
  } catch {
    return [];
  }
}

/**
 * Keeps something in place of what was kept under the same key.
 * @throws when the browser refuses storage.
 */
export async function keep<K extends keyof Kinds>(kind: K, value: Kinds[K]): Promise<void> {
  const transaction = (await open()).transaction(kind, 'readwrite');
  await settle(transaction.objectStore(kind).put(value));
}

/** Lets go of one thing. */
export async function drop(kind: keyof Kinds, userId: number, key: string | number): Promise<void> {
  try {
    const transaction = (await open()).transaction(kind, 'readwrite');
    await settle(transaction.objectStore(kind).delete([userId, key]));
  } catch {
    // What could not be kept need not be dropped.
  }
}

/** Lets go of all of some kinds, whoever's it was. */
export async function dropAll(...kinds: (keyof Kinds)[]): Promise<void> {
  try {
    const transaction = (await open()).transaction(kinds, 'readwrite');
    await Promise.all(kinds.map((kind) => settle(transaction.objectStore(kind).clear())));
  } catch {
    // Nothing was kept.
  }
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const [kind, key] of Object.entries(KEY_OF))
        request.result.createObjectStore(kind, { keyPath: ['userId', key] });
    };
    request.onsuccess = () => {
      // Another tab may want the database away, or newer.
      request.result.onversionchange = () => request.result.close();
      request.result.onclose = () => {
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
