/** The last answer to a call, as it may be read without a network. */
export interface KeptAnswer {
  userId: number;
  /** The key of the query, as JSON. */
  key: string;
  data: unknown;
  /** When the server gave it, in milliseconds. */
  updatedAt: number;
}

/** A completion that the server has not answered yet. */
export interface StoredCompletion {
  userId: number;
  entryId: number;
  title: string;
  userReflection: string | null;
}

interface Kinds {
  answers: KeptAnswer;
  completions: StoredCompletion;
}

const NAME = 'hesed';
const VERSION = 1;
const KEY_OF: Record<keyof Kinds, string> = { answers: 'key', completions: 'entryId' };

let opened: Promise<IDBDatabase> | null = null;

/** What is kept of a kind for a member; nothing where the browser refuses storage. */
export async function readKept<K extends keyof Kinds>(kind: K, userId: number): Promise<Kinds[K][]> {
  try {
    const range = IDBKeyRange.bound([userId], [userId, []]);
    return (await inStore(kind, 'readonly', (store) => settle(store.getAll(range)))) as Kinds[K][];
  } catch {
    return [];
  }
}

/**
 * Keeps something in place of what was kept under the same key.
 * @throws when the browser refuses storage.
 */
export async function keep<K extends keyof Kinds>(kind: K, value: Kinds[K]): Promise<void> {
  await inStore(kind, 'readwrite', (store) => settle(store.put(value)));
}

/**
 * Keeps a completion unless one of the same entry is kept already, such as another tab's. Returns the one that is kept.
 * @throws when the browser refuses storage.
 */
export function keepFirst(completion: StoredCompletion): Promise<StoredCompletion> {
  return inStore('completions', 'readwrite', async (store) => {
    const first = await settle<StoredCompletion | undefined>(store.get([completion.userId, completion.entryId]));
    if (!first) await settle(store.put(completion));
    return first ?? completion;
  });
}

/** Deletes a completion. One of the same entry with other words is another tab's and stays. */
export async function dropCompletion({ userId, entryId, userReflection }: StoredCompletion): Promise<void> {
  try {
    await inStore('completions', 'readwrite', async (store) => {
      const kept = await settle<StoredCompletion | undefined>(store.get([userId, entryId]));
      if (kept?.userReflection === userReflection) await settle(store.delete([userId, entryId]));
    });
  } catch {
    // What could not be kept need not be dropped.
  }
}

/** Lets go of all of some kinds, whoever's it was. */
export async function dropAll(...kinds: (keyof Kinds)[]): Promise<void> {
  try {
    for (const kind of kinds) await inStore(kind, 'readwrite', (store) => settle(store.clear()));
  } catch {
    // Nothing was kept.
  }
}

/** Runs work in one transaction on the store of a kind; the work waits for nothing but requests of that store. */
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
      // A newer page in another tab has upgraded the database: it is used as it is.
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
      // Another tab deletes or upgrades the database and waits until this one has closed it. Closing tells nobody.
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
