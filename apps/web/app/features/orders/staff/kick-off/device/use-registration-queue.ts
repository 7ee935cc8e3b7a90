import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { registerAtKickOff } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';

import { ApiError, isFailure } from '#web/lib/api/api-error.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { readSession } from '#web/lib/session/session.ts';

import {
  dropRegistration,
  queuedRegistrations,
  queueRegistration,
  subscribeToRegistrations,
  type QueuedRegistration,
} from './registration-queue.ts';

/** How often a queue that could not be sent is tried again, in milliseconds. */
const tryAgainMs = 10_000;
const none: readonly QueuedRegistration[] = [];

/** Whether a family stays in the queue: nothing was refused, or the session ended, or the server asks to wait. */
export function mayBeSentAgain(error: unknown): boolean {
  return isFailure(error) || (error instanceof ApiError && (error.status === 401 || error.status === 429));
}

/** Sends one family; a repeated call answers as the first did. */
export function sendRegistration({ eveningId, body }: QueuedRegistration) {
  return callEndpoint(registerAtKickOff, { params: { eveningId }, body });
}

/** The families of this account that wait on this device for an evening; they are sent at once, and again until they arrive. */
export function useRegistrationQueue(eveningId: string) {
  const client = useQueryClient();
  const all = useSyncExternalStore(subscribeToRegistrations, queuedRegistrations, () => none);
  const own = all.filter((one) => one.eveningId === eveningId && one.by === readSession()?.userId);
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const send = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      for (const one of waitingOf(eveningId)) {
        setSending(true);
        if (!(await settle(one))) break;
        await client.invalidateQueries();
      }
    } finally {
      busy.current = false;
      setSending(false);
    }
  }, [client, eveningId]);
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
  return {
    waiting: own.filter(({ refusal }) => refusal === null),
    refused: own.filter(({ refusal }) => refusal !== null),
    isSending,
    send,
  };
}

const waitingOf = (eveningId: string) =>
  queuedRegistrations().filter(
    (one) => one.eveningId === eveningId && one.by === readSession()?.userId && one.refusal === null,
  );

/** Sends one and takes it out of the queue, or writes down why it was refused; false while it cannot be sent. */
async function settle(one: QueuedRegistration): Promise<boolean> {
  try {
    await sendRegistration(one);
    dropRegistration(one.id);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (mayBeSentAgain(error)) return false;
    queueRegistration({ ...one, refusal: error.message });
    return true;
  }
}
