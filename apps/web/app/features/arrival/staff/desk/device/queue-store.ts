import type { DeskEvent, DeskRefusal } from '@sangamam/contract/arrival/desk/desk-endpoints';

/** Something done at this desk, with the family's number; no names. */
export type DoneEvent = DeskEvent & {
  desk: string;
  number: string;
  /** Set when the server refused it: it stays until somebody has read that. */
  refusal: DeskRefusal | null;
};

/** An event of this device that is not settled. */
export type QueuedEvent = DoneEvent & {
  /** Account of whoever did it: nobody else sends it without saying so. */
  by: string;
};

/** Whom or what an event is about: a person, or an add-on line. */
export const subjectOf = (event: DeskEvent): string =>
  'personId' in event ? event.personId : event.addonLineId;

/** Where queued events are kept. */
export interface QueueStore {
  list(): Promise<QueuedEvent[]>;
  put(events: readonly QueuedEvent[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

const databaseName = 'sangamam.desk';
const storeName = 'events';

/**
 * The queue in the browser's database, which outlives the page and the session.
 *
 * @throws DOMException where the browser offers no database
 */
export async function openQueueStore(): Promise<QueueStore> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'id' });
  const database = await resultOf(opening);
  const inStore = async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
  ): Promise<Result | undefined> => {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(storeName));
    await completionOf(transaction);
    return request?.result;
  };
  return {
    list: async () => {
      const all = (await inStore<QueuedEvent[]>('readonly', (store) => store.getAll())) ?? [];
      return all.toSorted((one, other) => one.at.localeCompare(other.at));
    },
    put: async (events) => {
      await inStore('readwrite', (store) => {
        for (const event of events) store.put(event);
        return undefined;
      });
    },
    remove: async (ids) => {
      await inStore('readwrite', (store) => {
        for (const id of ids) store.delete(id);
        return undefined;
      });
    },
  };
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('The database did not open')));
  return promise;
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.addEventListener('complete', () => resolve());
  for (const kind of ['abort', 'error'] as const)
    transaction.addEventListener(kind, () => reject(transaction.error ?? new Error('Nothing was stored')));
  return promise;
}
