import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import type { registerAtKickOff } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';

/** A family that was registered at the desk and that the server does not know yet. */
export interface QueuedRegistration {
  /** Sent with it, so that it counts once. */
  id: string;
  /** Account of whoever registered it: nobody else sends it. */
  by: string;
  eveningId: string;
  /** The registrant. */
  name: string;
  body: EndpointInput<typeof registerAtKickOff>['body'];
  /** What was typed, to go on with it when the server refuses, and where the draft of its form is stored. */
  typed: object;
  draftName: string;
  /** Of a family with an account. */
  userId: string | null;
  /** Why the server refused it: it stays until somebody has read that. */
  refusal: string | null;
}

/**
 * Families that wait to be sent. They are kept on the device, so that they survive a dead spot, a reload and a closed
 * browser, and only until the server has them; every tab sees the same.
 */
const storageKey = 'sangamam.kick-off';
const listeners = new Set<() => void>();
const none: readonly QueuedRegistration[] = [];
let seen: { text: string; queue: readonly QueuedRegistration[] } = { text: '', queue: none };
/** What is queued where storage is blocked: it lives as long as the page. */
let memory = '';

/** All that wait on this device, the oldest first. The same array until they change. */
export function queuedRegistrations(): readonly QueuedRegistration[] {
  const text = read();
  if (text !== seen.text)
    seen = { text, queue: text === '' ? none : (JSON.parse(text) as QueuedRegistration[]) };
  return seen.queue;
}

/** Puts one into the queue, in place of an earlier one with its id. */
export function queueRegistration(one: QueuedRegistration): void {
  write([...queuedRegistrations().filter(({ id }) => id !== one.id), one]);
}

/** Takes one out of the queue: the server has it, or its form is open again. */
export function dropRegistration(id: string): void {
  write(queuedRegistrations().filter((one) => one.id !== id));
}

/** Tells of changes of the queue, also by another tab. */
export function subscribeToRegistrations(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function read(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return memory;
  }
}

function write(queue: readonly QueuedRegistration[]): void {
  const text = queue.length === 0 ? '' : JSON.stringify(queue);
  try {
    if (text === '') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    memory = text;
  }
  for (const listener of listeners) listener();
}
