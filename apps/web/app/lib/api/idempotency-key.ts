const storedName = 'sangamam.unanswered-calls';

/** Used when there is no storage; lives until the page is left. */
const inMemory = new Map<string, string>();

/**
 * The `Idempotency-Key` for a call: a retry of an identical call that got no response reuses its key, also after a
 * reload of the tab; any other call gets a new one. Call `answered` as soon as the server has responded, so that
 * entering the same again is a new entry.
 */
export async function idempotencyKeyFor(sent: string): Promise<{ key: string; answered: () => void }> {
  const name = await digestOf(sent);
  const unanswered = readUnanswered();
  const key = unanswered.get(name) ?? newKey();
  store(unanswered.set(name, key));
  return {
    key,
    answered: () => {
      const left = readUnanswered();
      left.delete(name);
      store(left);
    },
  };
}

/** Only a digest of what was sent is stored. Without a secure context it is the text itself, in memory only. */
async function digestOf(sent: string): Promise<string> {
  if (!globalThis.isSecureContext) return sent;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sent));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Keys of calls without a response, by what they sent. Signing out clears them with the rest of the session. */
function readUnanswered(): Map<string, string> {
  if (!globalThis.isSecureContext) return inMemory;
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storedName) ?? '[]') as [string, string][]);
  } catch {
    return inMemory;
  }
}

function store(unanswered: Map<string, string>): void {
  if (!globalThis.isSecureContext || unanswered === inMemory) return;
  try {
    if (unanswered.size === 0) sessionStorage.removeItem(storedName);
    else sessionStorage.setItem(storedName, JSON.stringify([...unanswered].slice(-20)));
  } catch {
    // With full or blocked storage a lost response is not remembered after a reload; the call itself still works.
  }
}
