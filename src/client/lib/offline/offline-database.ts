/** An item of a member. Its other key is the field that its store is keyed by. */
interface Item {
  userId: number;
}

const NAME = 'hesed';
const VERSION = 1;
/** The stores, with the field that their items are keyed by beside the member. */
const KEY_OF = { answers: 'key', completions: 'entryId' };
type StoreName = keyof typeof KEY_OF;

let opened: Promise<IDBDatabase> | null = null;

/** Reads a member's items of a store. Returns none if the browser refuses storage. */
export async function readStored<T extends Item>(name: StoreName, userId: number): Promise<T[]> {
  try {
    const range = IDBKeyRange.bound([userId], [userId, []]);
    return await inStore(name, 'readonly', (store) => settle<T[]>(store.getAll(range)));
  } catch {
    return [];
  }
}

/**
 * Stores an item in place of one with the same key.
 * @throws if the browser refuses storage
 */
export async function put<T extends Item>(name: StoreName, item: T): Promise<void> {
  await inStore(name, 'readwrite', (store) => settle(store.put(item)));
}

/**
 * Stores an item unless one with the same key is stored already, such as by another tab. Returns the stored one.
 * @throws if the browser refuses storage
 */
export function putIfAbsent<T extends Item>(name: StoreName, key: IDBValidKey, item: T): Promise<T> {
  return inStore(name, 'readwrite', async (store) => {
    const first = await settle<T | undefined>(store.get([item.userId, key]));
    if (!first) await settle(store.put(item));
    return first ?? item;
  });
}

/** Deletes an item of a member if the stored one meets a condition. */
export async function deleteIf<T extends Item>(
  name: StoreName,
  userId: number,
  key: IDBValidKey,
  condition: (stored: T) => boolean,
): Promise<void> {
  try {
    await inStore(name, 'readwrite', async (store) => {
      const stored = await settle<T | undefined>(store.get([userId, key]));
      if (stored && condition(stored)) await settle(store.delete([userId, key]));
    });
  } catch {
    // The browser refuses storage, so nothing is stored.
  }
}

/** Deletes every item of some stores, of all members. */
export async function deleteAll(...names: StoreName[]): Promise<void> {
  try {
    for (const name of names) await inStore(name, 'readwrite', (store) => settle(store.clear()));
  } catch {
    // The browser refuses storage, so nothing is stored.
  }
}

/** Runs `work` in one transaction. It may await only requests of this store, or the transaction ends. */
async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  return work((await open()).transaction(name, mode).objectStore(name));
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
      for (const [name, key] of Object.entries(KEY_OF))
        request.result.createObjectStore(name, { keyPath: ['userId', key] });
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
