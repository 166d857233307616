/** An item of a member. Its other key is the field that its store is keyed by. */
interface Item {
  userId: number;
}

const NAME = 'hesed';
/** The stores, with the field that their items are keyed by beside the member. */
const KEY_OF = { answers: 'key', completions: 'entryId' };
type StoreName = keyof typeof KEY_OF;

/** Reads a member's items of a store. Returns none if the browser refuses storage. */
export async function readStored<T extends Item>(name: StoreName, userId: number): Promise<T[]> {
  try {
    return await inStore(name, 'readonly', (store) => settle<T[]>(store.getAll(keysOf(userId))));
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

/** Deletes the items of a store: one member's items, or by default all. */
export async function deleteStored(name: StoreName, userId?: number): Promise<void> {
  try {
    await inStore(name, 'readwrite', (store) =>
      settle(userId === undefined ? store.clear() : store.delete(keysOf(userId))),
    );
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
  const database = await open();
  try {
    return await work(database.transaction(name, mode).objectStore(name));
  } finally {
    // An open connection would make another tab that upgrades or deletes the database wait.
    database.close();
  }
}

/** Opens the database in the version that the browser has; a new one gets its stores. */
function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME);
  request.onupgradeneeded = () => {
    for (const [name, key] of Object.entries(KEY_OF))
      request.result.createObjectStore(name, { keyPath: ['userId', key] });
  };
  return settle(request);
}

/** Returns the range of a member's keys. */
const keysOf = (userId: number): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []]);

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
