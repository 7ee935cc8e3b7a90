const storedName = 'sangamam.unanswered-calls';

/** Where there is no storage, until the page is left. */
const inMemory = new Map<string, string>();

/**
 * The `Idempotency-Key` for a call: the key of the same call when that one got no answer, also before a reload of the
 * tab; otherwise a new one. `answered` must be called as soon as the server has answered, so that entering the same once
 * more is a new entry.
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

/** What was sent stands nowhere: only its digest. Without a secure context the text itself, in memory alone. */
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

/** Keys of calls that got no answer, by what they sent; a logout forgets them with the rest of the session. */
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
    // A full or forbidden storage costs the memory of a lost answer, not the call.
  }
}
