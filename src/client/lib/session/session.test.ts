import { describe, expect, it, vi } from 'vitest';
import { createUserIdStore, parseUserId, USER_ID_KEY } from './session.ts';

function fakeStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe('parseUserId', () => {
  it('reads a stored id', () => {
    expect(parseUserId('42')).toBe(42);
  });

  it('returns null for invalid ids', () => {
    for (const stored of [null, '', '0', '-1', '1.5', 'NaN', 'ruth', '1e3', ' 1', '9'.repeat(17)])
      expect(parseUserId(stored), String(stored)).toBeNull();
  });
});

describe('the stored user id', () => {
  it('is read at the start and stored under the specified key', () => {
    const storage = fakeStorage({ userId: '7' });
    const store = createUserIdStore(storage);
    expect(store.get()).toBe(7);
    store.set(8);
    expect(storage.getItem(USER_ID_KEY)).toBe('8');
    store.set(null);
    expect(storage.getItem(USER_ID_KEY)).toBeNull();
  });

  it('calls each listener once per change until it unsubscribes', () => {
    const store = createUserIdStore(fakeStorage());
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.set(1);
    store.set(1);
    store.adopt('2');
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    store.set(null);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is null on rereading after the storage was cleared', () => {
    const storage = fakeStorage({ userId: '7' });
    const store = createUserIdStore(storage);
    storage.removeItem(USER_ID_KEY);
    expect(store.reread()).toBeNull();
    expect(store.get()).toBeNull();
  });

  it('lasts as long as the page if the browser refuses storage', () => {
    const refusing = () => {
      throw new Error('denied');
    };
    const full = { ...fakeStorage(), setItem: refusing };
    for (const storage of [null, full, { getItem: refusing, setItem: refusing, removeItem: refusing }]) {
      const store = createUserIdStore(storage);
      expect(store.get()).toBeNull();
      store.set(3);
      expect(store.get()).toBe(3);
      expect(store.reread()).toBe(3);
    }
  });

  it('replaces an earlier id that a full storage holds, and is stored again once there is room', () => {
    const storage = fakeStorage({ userId: '7' });
    let full = true;
    const store = createUserIdStore({
      ...storage,
      setItem(key, value) {
        if (full) throw new Error('full');
        storage.setItem(key, value);
      },
    });
    store.set(8);
    expect([store.reread(), storage.getItem(USER_ID_KEY)]).toEqual([8, null]);
    full = false;
    store.set(9);
    storage.setItem(USER_ID_KEY, '10');
    expect(store.reread()).toBe(10);
  });

  it('follows another tab after a refused write', () => {
    const storage = fakeStorage();
    const store = createUserIdStore({
      ...storage,
      setItem: () => {
        throw new Error('full');
      },
    });
    store.set(8);
    storage.setItem(USER_ID_KEY, '9');
    store.adopt('9');
    expect(store.get()).toBe(9);
    storage.removeItem(USER_ID_KEY);
    expect(store.reread()).toBeNull();
  });
});
