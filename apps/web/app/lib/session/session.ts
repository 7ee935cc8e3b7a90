import { useSyncExternalStore } from 'react';

/** The session as stored in the browser (SPEC §3 Session). */
export interface Session {
  token: string;
  userId: string;
  /** The convention that the person is registering for; empty until one is chosen. */
  conventionId: string;
  /** Last name, then first name. */
  name: string;
  /** As the header calls the person; absent in sessions from before it did. */
  firstName?: string;
  username: string;
  type: 'REGISTRANT' | 'STAFF';
  email: string;
  loggedIn: true;
}

/** The response of the login. */
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

/** Written for a moment only, to tell other tabs that this was a sign-out: drafts survive an expired session, not a sign-out. */
export const logOutKey = 'sangamam.log-out';

/** Prefix of the storage keys of drafts. */
const draftPrefix = 'sangamam.draft.';

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastSession: Session | null = null;

/** The session of this browser, or undefined for a visitor. The same object while nothing changes. */
export function readSession(): Session | null {
  const text = storedText();
  if (text !== lastText) {
    lastText = text;
    lastSession = text === null ? null : parseSession(text);
  }
  return lastSession;
}

/**
 * Stores a new session. The chosen convention stays for the same person; drafts of visitors, who may have been somebody
 * else, are deleted.
 */
export function startSession(account: SignedInAccount): void {
  const before = readSession();
  forgetStored((key) => key.startsWith(draftsOf(null)));
  write({
    token: account.token,
    userId: account.id,
    conventionId: before?.userId === account.id ? before.conventionId : '',
    name: `${account.lastName} ${account.firstName}`.trim(),
    firstName: account.firstName,
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

/** Clears a session that the server no longer knows. Drafts stay for the same person's return. */
export function forgetSession(): void {
  localStorage.removeItem(sessionKey);
  announce();
}

/** Prefix of the storage keys of an account's drafts, or of a visitor's without an account. */
export function draftsOf(userId: string | null): string {
  return `${draftPrefix}${userId ?? 'visitor'}.`;
}

/** Clears everything this site has stored in the browser (SPEC §4); other tabs follow. */
export function clearBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  // Tells the other tabs and is removed again.
  localStorage.setItem(logOutKey, '');
  localStorage.removeItem(logOutKey);
  announce();
}

/** The session as React state: none during server rendering and hydration, then the real one. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession, () => null);
}

/** Calls `listener` on each change, also from other tabs. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Marks the document for the style rules that depend on being signed in. */
export function markSignedIn(): void {
  const session = readSession();
  const { dataset } = document.documentElement;
  dataset['session'] = session ? 'in' : 'out';
  if (session?.type === 'STAFF') dataset['account'] = 'staff';
  else delete dataset['account'];
  if (session?.firstName) dataset['name'] = session.firstName;
  else delete dataset['name'];
}

function write(session: Session): void {
  localStorage.setItem(sessionKey, JSON.stringify(session));
  announce();
}

function announce(): void {
  markSignedIn();
  for (const listener of listeners) listener();
}

/** Another tab changed the session. After a sign-out there, drafts of this tab are deleted, too. */
function onStorage(event: StorageEvent): void {
  if (event.key === logOutKey) forgetStored(() => true);
  if (event.key === null || event.key === sessionKey) announce();
}

function forgetStored(isGone: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (isGone(key)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was stored.
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
