import { useSyncExternalStore } from 'react';

/** Who is signed in, as the browser keeps it (SPEC §3 Session). */
export interface Session {
  token: string;
  userId: string;
  /** The convention that the person is registering for; empty until one is chosen. */
  conventionId: string;
  /** Last name, then first name. */
  name: string;
  username: string;
  type: 'REGISTRANT' | 'STAFF';
  email: string;
  loggedIn: true;
}

/** What the login answers. */
export interface SignedInAccount {
  id: string;
  token: string;
  type: Session['type'];
  username: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** The storage key; the first paint's script in `session-script.ts` reads it too. */
export const sessionKey = 'sangamam.session';

/** Stands in the storage for a moment only: a session that ended by itself leaves half-filled forms, logging out does not. */
export const logOutKey = 'sangamam.log-out';

/** The storage keys of half-filled forms begin so. */
const draftPrefix = 'sangamam.draft.';

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastSession: Session | null = null;

/** The session of this browser, or nothing for a visitor. The same object while nothing changes. */
export function readSession(): Session | null {
  const text = storedText();
  if (text !== lastText) {
    lastText = text;
    lastSession = text === null ? null : parseSession(text);
  }
  return lastSession;
}

/**
 * Keeps a successful login. The convention chosen before stays for the same person; what a visitor typed before, who
 * may have been somebody else, is forgotten.
 */
export function startSession(account: SignedInAccount): void {
  const before = readSession();
  forgetStored((key) => key.startsWith(draftsOf(null)));
  write({
    token: account.token,
    userId: account.id,
    conventionId: before?.userId === account.id ? before.conventionId : '',
    name: `${account.lastName} ${account.firstName}`.trim(),
    username: account.username,
    type: account.type,
    email: account.email,
    loggedIn: true,
  });
}

/** Remembers which convention the signed-in person is registering for. */
export function chooseConvention(conventionId: string): void {
  const session = readSession();
  if (session && session.conventionId !== conventionId) write({ ...session, conventionId });
}

/** Forgets a session that the server no longer knows. Half-filled forms stay for the same person's return. */
export function forgetSession(): void {
  localStorage.removeItem(sessionKey);
  announce();
}

/** What the storage keys of somebody's half-filled forms begin with; a visitor's without an account. */
export function draftsOf(userId: string | null): string {
  return `${draftPrefix}${userId ?? 'visitor'}.`;
}

/** Logs out: clears all that this site keeps in the browser (SPEC §4), other tabs follow. */
export function clearBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  // Tells the other tabs, and leaves nothing either.
  localStorage.setItem(logOutKey, '');
  localStorage.removeItem(logOutKey);
  announce();
}

/** The session as React state: a visitor's while the server renders and at the first paint, then the real one. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession, () => null);
}

/** Calls `listener` at each change, also one that another tab makes. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Marks the document for the style rules that choose between visitor and member. */
export function markSignedIn(): void {
  const session = readSession();
  const { dataset } = document.documentElement;
  dataset['session'] = session ? 'in' : 'out';
  if (session?.type === 'STAFF') dataset['account'] = 'staff';
  else delete dataset['account'];
}

function write(session: Session): void {
  localStorage.setItem(sessionKey, JSON.stringify(session));
  announce();
}

function announce(): void {
  markSignedIn();
  for (const listener of listeners) listener();
}

/** Another tab changed the session, or logged out: then nothing that was typed here stays either. */
function onStorage(event: StorageEvent): void {
  if (event.key === logOutKey) forgetStored(() => true);
  if (event.key === null || event.key === sessionKey) announce();
}

function forgetStored(isGone: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (isGone(key)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden here: nothing was kept.
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return null; // Storage is forbidden here: nobody can be signed in.
  }
}

function parseSession(text: string): Session | null {
  try {
    const value = JSON.parse(text) as Partial<Session> | null;
    return value?.token && value.userId ? (value as Session) : null;
  } catch {
    return null;
  }
}
