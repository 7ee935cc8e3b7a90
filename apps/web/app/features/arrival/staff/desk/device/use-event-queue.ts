import { settleEvents } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { readSession } from '#web/lib/session/session.ts';

import { createEventQueue, type EventQueue, type QueueState, type Settled } from './event-queue.ts';
import { openQueueStore } from './queue-store.ts';

const retryMs = 10_000;

/** The queue of the desk that is open in this tab. */
let live: EventQueue | undefined;

/** How many entries of this device wait to be sent, and whether they outlive the page. */
export async function countUnsent(): Promise<{ count: number; isStored: boolean }> {
  if (live) {
    const { waiting, isStored } = live.read();
    return { count: waiting.length, isStored };
  }
  const stored = await openQueueStore()
    .then((store) => store.list())
    .catch(() => []);
  return { count: stored.filter(({ refusal }) => refusal === null).length, isStored: true };
}

/**
 * The queue of this device: what an earlier page left is sent first, and what waits is tried again every ten seconds and
 * as soon as the connection is back. While something waits, leaving the page asks once.
 */
export function useEventQueue(onSettled: (settled: Settled) => void): EventQueue & { state: QueueState } {
  const [queue] = useState(() =>
    createEventQueue(
      openQueueStore,
      (desk, events) =>
        callEndpoint(settleEvents, { body: { desk, events, sentAt: new Date().toISOString() } }),
      () => readSession()?.userId,
    ),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const tell = useEffectEvent(onSettled);
  useEffect(() => {
    const stop = queue.subscribe((settled) => {
      if (settled) tell(settled);
    });
    const flush = () => void queue.flush();
    void queue.load().then(flush);
    addEventListener('online', flush);
    const timer = setInterval(flush, retryMs);
    live = queue;
    return () => {
      live = undefined;
      stop();
      removeEventListener('online', flush);
      clearInterval(timer);
    };
  }, [queue]);
  const isWaiting = state.waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWaiting]);
  return { ...queue, state };
}
