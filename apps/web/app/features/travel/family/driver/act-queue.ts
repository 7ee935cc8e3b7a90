import type { DriverAct } from '@sangamam/contract/travel/driver/driver-endpoints';

/**
 * What a driver did and the server does not know yet. It is kept on the device, so that it survives a dead spot, a reload
 * and a closed browser; every tab of the link sees the same.
 */
const listeners = new Set<() => void>();
const seen = new Map<string, { text: string; acts: readonly DriverAct[] }>();
const none: readonly DriverAct[] = [];

/** A part of the token: the whole one is only in the address. */
const keyOf = (token: string) => `sangamam.driver.${token.slice(0, 12)}`;

/** The acts that wait to be sent, the oldest first. The same array until they change. */
export function queuedActs(token: string): readonly DriverAct[] {
  const text = read(token);
  if (text === '') return none;
  const before = seen.get(token);
  if (before?.text === text) return before.acts;
  const acts = JSON.parse(text) as readonly DriverAct[];
  seen.set(token, { text, acts });
  return acts;
}

/** Puts an act into the queue. A family's earlier one that waits there is replaced: the latest counts. */
export function queueAct(token: string, act: DriverAct): void {
  const others = queuedActs(token).filter(({ familyId }) => familyId !== act.familyId);
  write(token, [...others, act]);
}

/** Takes acts out of the queue once the server has them, or will never take them. */
export function dropActs(token: string, ids: ReadonlySet<string>): void {
  write(
    token,
    queuedActs(token).filter(({ id }) => !ids.has(id)),
  );
}

/** Tells of changes of the queue, also by another tab. */
export function subscribeToQueue(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** What is queued where storage is blocked: it lives as long as the page. */
const memory = new Map<string, string>();

function read(token: string): string {
  try {
    return localStorage.getItem(keyOf(token)) ?? '';
  } catch {
    return memory.get(token) ?? '';
  }
}

function write(token: string, acts: readonly DriverAct[]): void {
  const text = acts.length === 0 ? '' : JSON.stringify(acts);
  try {
    if (text === '') localStorage.removeItem(keyOf(token));
    else localStorage.setItem(keyOf(token), text);
  } catch {
    memory.set(token, text);
  }
  for (const listener of listeners) listener();
}
