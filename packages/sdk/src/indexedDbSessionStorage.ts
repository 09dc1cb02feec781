import type { SessionStorage, StoredSession } from './sessionStorage';

const store = 'session';
const key = 'current';

/**
 * Keeps the session in IndexedDB, shared by all tabs of the origin. Unlike localStorage a read never returns a stale
 * value, so tabs that refresh at the same moment do not lose the session.
 */
export function createIndexedDbSessionStorage({ name }: { name: string }): SessionStorage {
  let opened: Promise<IDBDatabase> | undefined;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);

  async function run<Result>(
    mode: IDBTransactionMode,
    work: (objects: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    opened ??= open(name, () => (opened = undefined));
    const database = await opened;
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(store));
    await finished(transaction);
    return request.result;
  }

  return {
    // Only `set` writes here, so the value has this type.
    get: () => run<StoredSession | undefined>('readonly', (objects) => objects.get(key)),
    async set(session) {
      await run('readwrite', (objects) => objects.put(session, key));
      channel?.postMessage('changed');
    },
    async clear() {
      await run('readwrite', (objects) => objects.delete(key));
      channel?.postMessage('changed');
    },
    subscribe(listener) {
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
  };
}

/** When a connection fails or is closed from outside, the next access opens a new one. */
function open(name: string, onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onLost;
      database.onversionchange = () => {
        database.close();
        onLost();
      };
      resolve(database);
    };
    request.onerror = () => {
      onLost();
      reject(request.error);
    };
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
