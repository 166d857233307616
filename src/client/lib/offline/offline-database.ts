/** The last data of a query, for reading offline. */
export interface PersistedQuery {
  userId: number;
  /** The key of the query, as JSON. */
  key: string;
  data: unknown;
  /** The time of the data, in milliseconds since the epoch. */
  updatedAt: number;
}

/** A completion that the server has not confirmed yet. */
export interface StoredCompletion {
  userId: number;
  entryId: number;
  title: string;
  userReflection: string | null;
}

interface Kinds {
  answers: PersistedQuery;
  completions: StoredCompletion;
}

const NAME = 'hesed';
const VERSION = 1;
const KEY_OF: Record<keyof Kinds, string> = { answers: 'key', completions: 'entryId' };

let opened: Promise<IDBDatabase> | null = null;

/** Reads a member's items of one kind. Returns none if the browser refuses storage. */
export async function readStored<K extends keyof Kinds>(kind: K, userId: number): Promise<Kinds[K][]> {
  try {
    const range = IDBKeyRange.bound([userId], [userId, []]);
    return (await inStore(kind, 'readonly', (store) => settle(store.getAll(range)))) as Kinds[K][];
  } catch {
    return [];
  }
}

/**
 * Stores an item in place of one with the same key.
 * @throws if the browser refuses storage
 */
export async function put<K extends keyof Kinds>(kind: K, value: Kinds[K]): Promise<void> {
  await inStore(kind, 'readwrite', (store) => settle(store.put(value)));
}

/**
 * Stores a completion unless one of the same entry is stored already, such as by another tab. Returns the stored one.
 * @throws if the browser refuses storage
 */
export function putIfAbsent(completion: StoredCompletion): Promise<StoredCompletion> {
  return inStore('completions', 'readwrite', async (store) => {
    const first = await settle<StoredCompletion | undefined>(store.get([completion.userId, completion.entryId]));
    if (!first) await settle(store.put(completion));
    return first ?? completion;
  });
}

/** Deletes a completion. One of the same entry with another reflection belongs to another tab and stays. */
export async function deleteCompletion({ userId, entryId, userReflection }: StoredCompletion): Promise<void> {
  try {
    await inStore('completions', 'readwrite', async (store) => {
      const stored = await settle<StoredCompletion | undefined>(store.get([userId, entryId]));
      if (stored?.userReflection === userReflection) await settle(store.delete([userId, entryId]));
    });
  } catch {
    // The browser refuses storage, so nothing is stored.
  }
}

/** Deletes every item of some kinds, of all members. */
export async function deleteAll(...kinds: (keyof Kinds)[]): Promise<void> {
  try {
    for (const kind of kinds) await inStore(kind, 'readwrite', (store) => settle(store.clear()));
  } catch {
    // The browser refuses storage, so nothing is stored.
  }
}

/** Runs `work` in one transaction. It may await only requests of this store, or the transaction ends. */
async function inStore<T>(
  kind: keyof Kinds,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  return work((await open()).transaction(kind, mode).objectStore(kind));
}

function open(): Promise<IDBDatabase> {
  opened ??= openAs(VERSION)
    .catch((error: unknown) => {
      // A newer page in another tab has upgraded the database: open the newer version.
      if (error instanceof DOMException && error.name === 'VersionError') return openAs(undefined);
      throw error;
    })
    .catch((error: unknown) => {
      opened = null;
      throw error;
    });
  return opened;
}

function openAs(version: number | undefined): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, version);
    request.onupgradeneeded = () => {
      for (const [kind, key] of Object.entries(KEY_OF))
        request.result.createObjectStore(kind, { keyPath: ['userId', key] });
    };
    request.onsuccess = () => {
      const { result: database } = request;
      const forget = () => {
        opened = null;
      };
      // Another tab deletes or upgrades the database and waits for this one. `close` fires no event.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      database.onclose = forget;
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
