import {
  mostEvents,
  type DeskEvent,
  type DeskEventResult,
} from '@sangamam/contract/arrival/desk/desk-endpoints';

import { subjectOf, type DoneEvent, type QueuedEvent, type QueueStore } from './queue-store.ts';

/** The queue as the screen shows it. */
export interface QueueState {
  /** What was not settled yet, oldest first. */
  waiting: readonly QueuedEvent[];
  /** What the server refused, until it is dismissed. */
  refused: readonly QueuedEvent[];
  isSending: boolean;
  /** False when the browser stores nothing: then the page must stay open until everything is sent. */
  isStored: boolean;
}

/** What became of a batch, for whoever shows families. */
export interface Settled {
  events: readonly QueuedEvent[];
  results: readonly DeskEventResult[];
}

/** Sends a batch of one desk. */
export type SendEvents = (desk: string, events: DeskEvent[]) => Promise<DeskEventResult[]>;

/**
 * The events of this device. Only those of `self`, the account that is signed in, are sent; those of others wait for them or
 * for `adopt`. Each is stored before it counts, sent at once, and stays until the server has answered:
 * also in another tab or after a reload, since an event that arrives twice counts once.
 */
export function createEventQueue(
  openStore: () => Promise<QueueStore>,
  send: SendEvents,
  self: () => string | undefined,
) {
  const isOwn = ({ by }: QueuedEvent) => by === self();
  let state: QueueState = { waiting: [], refused: [], isSending: false, isStored: true };
  const listeners = new Set<(settled?: Settled) => void>();
  const opened = openStore().catch(() => undefined);
  let flushing: Promise<void> | undefined;
  /** Added and not stored yet. */
  let storing: readonly QueuedEvent[] = [];

  const change = (next: Partial<QueueState>, settled?: Settled) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener(settled);
  };

  /** Reads what an earlier page left behind. */
  async function load(): Promise<void> {
    const store = await opened;
    const stored = await store?.list().catch(() => undefined);
    if (!stored) return change({ isStored: false });
    const known = new Set([...state.waiting, ...state.refused].map(({ id }) => id));
    const found = stored.filter(({ id }) => !known.has(id));
    change({
      waiting: [...found.filter(({ refusal }) => refusal === null), ...state.waiting],
      refused: [...found.filter(({ refusal }) => refusal !== null), ...state.refused],
    });
  }

  /** Adds what was done. A second tap on the same button adds nothing: the screen shows the first one only once it is stored. */
  async function add(done: readonly DoneEvent[]): Promise<void> {
    const by = self() ?? '';
    const events = done.map((event) => ({ ...event, by })).filter((event) => !repeats(event));
    storing = [...storing, ...events];
    const isStored = await keep((store) => store.put(events));
    storing = storing.filter((event) => !events.includes(event));
    change({ waiting: [...state.waiting, ...events], isStored });
    await flush();
  }

  /** Whether the last thing that was done with this person or add-on, and is not settled, is the same. */
  function repeats(event: QueuedEvent): boolean {
    const last = [...state.waiting, ...storing].findLast(
      (earlier) => subjectOf(earlier) === subjectOf(event) && earlier.orderId === event.orderId,
    );
    return last?.kind === event.kind && last.by === event.by;
  }

  /** Makes events of others, who may not come back to this device, those of this account, and sends them. */
  async function adopt(): Promise<void> {
    const by = self();
    if (by === undefined) return;
    const waiting = state.waiting.map((event) => ({ ...event, by }));
    change({ waiting, isStored: await keep((store) => store.put(waiting)) });
    await flush();
  }

  /** Sends what waits. One call at a time; never rejects: what is not sent stays. */
  function flush(): Promise<void> {
    flushing ??= sendAll().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  async function sendAll(): Promise<void> {
    for (let own = state.waiting.filter(isOwn); own.length > 0; own = state.waiting.filter(isOwn)) {
      change({ isSending: true });
      const desk = own[0]?.desk ?? '';
      const batch = own.filter((event) => event.desk === desk).slice(0, mostEvents);
      const results = await send(desk, batch.map(asEvent)).catch(() => undefined);
      if (!results) break;
      await settle({ events: batch, results });
    }
    change({ isSending: false });
  }

  async function settle(settled: Settled): Promise<void> {
    const refusals = new Map(settled.results.map(({ id, refusal }) => [id, refusal]));
    const done = settled.events.filter(({ id }) => refusals.get(id) === null);
    const refused = settled.events.flatMap((event) => {
      const refusal = refusals.get(event.id);
      return refusal ? [{ ...event, refusal }] : [];
    });
    await keep((store) => store.remove(done.map(({ id }) => id)));
    await keep((store) => store.put(refused));
    const waiting = state.waiting.filter(({ id }) => !refusals.has(id));
    change({ waiting, refused: [...state.refused, ...refused] }, settled);
  }

  async function dismiss(ids: readonly string[]): Promise<void> {
    await keep((store) => store.remove(ids));
    change({ refused: state.refused.filter(({ id }) => !ids.includes(id)) });
  }

  async function keep(work: (store: QueueStore) => Promise<void>): Promise<boolean> {
    const store = await opened;
    if (!store) return false;
    return work(store).then(
      () => true,
      () => false,
    );
  }

  const subscribe = (listener: (settled?: Settled) => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  return {
    read: () => state,
    subscribe,
    load,
    add,
    adopt,
    isOwn,
    flush,
    dismiss,
  };
}
export type EventQueue = ReturnType<typeof createEventQueue>;

/** The event alone, as the server takes it. */
function asEvent(event: QueuedEvent): DeskEvent {
  const { id, orderId, at, overrides } = event;
  const common = { id, orderId, at, overrides };
  if ('personId' in event) {
    const { personId, kind, consent } = event;
    return { ...common, personId, kind, consent };
  }
  const { addonLineId, kind } = event;
  return { ...common, addonLineId, kind };
}
