import {
  recordDriverActs,
  type DriverAct,
  type DriverFamily,
} from '@sangamam/contract/travel/driver/driver-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

import { ApiError, isFailure, isRefusal } from '#web/lib/api/api-error.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

import { dropActs, queueAct, queuedActs, subscribeToQueue } from './act-queue.ts';
import { useDriverRun } from './driver-run.ts';

/** How often a queue that could not be sent is tried again, in milliseconds. */
const tryAgainMs = 10_000;
/** The most acts that one call takes. */
const mostAtOnce = 200;
const none: readonly DriverAct[] = [];

/** The acts of a driver that wait, and how to add one. They are sent at once, and again until they arrive. */
export function useDriverActs(token: string) {
  const client = useQueryClient();
  const waiting = useSyncExternalStore(
    subscribeToQueue,
    () => queuedActs(token),
    () => none,
  );
  const isSending = useRef(false);
  const send = useCallback(async () => {
    const acts = queuedActs(token).slice(0, mostAtOnce);
    if (isSending.current || acts.length === 0) return;
    isSending.current = true;
    try {
      const run = await callEndpoint(recordDriverActs, { params: { token }, body: { acts } });
      client.setQueryData(useDriverRun.options(token).queryKey, run);
      dropActs(token, idsOf(acts));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What the server refuses for good must not hold up what comes after it.
      if (!isFailure(error) && !isRefusal(error, 'TOO_MANY_REQUESTS')) dropActs(token, idsOf(acts));
    } finally {
      isSending.current = false;
    }
  }, [client, token]);
  useEffect(() => {
    const again = () => void send();
    again();
    const timer = setInterval(again, tryAgainMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [send]);
  const say = (familyId: string, state: DriverAct['state'], delayMinutes: number | null = null) => {
    const doneAt = new Date().toISOString();
    queueAct(token, { id: crypto.randomUUID(), familyId, state, delayMinutes, doneAt });
    void send();
  };
  return { waiting, say };
}

/** A family as the driver left it, whether or not the server knows. */
export function withWaiting(family: DriverFamily, waiting: readonly DriverAct[]): DriverFamily {
  const act = waiting.findLast(({ familyId }) => familyId === family.familyId);
  return act ? { ...family, state: act.state, delayMinutes: act.delayMinutes } : family;
}

const idsOf = (acts: readonly DriverAct[]) => new Set(acts.map(({ id }) => id));
