/** Keys of calls that got no answer, by what they sent: sending the same once more is a repeat, not a new wish. */
const unanswered = new Map<string, string>();

const storedName = 'sangamam.unanswered-calls';

/**
 * The `Idempotency-Key` for a call: the key of the same call when that one got no answer, also before a reload of the
 * tab; otherwise a new one. `answered` must be called as soon as the server has answered, so that entering the same once
 * more is a new entry.
 */
export async function idempotencyKeyFor(sent: string): Promise<{ key: string; answered: () => void }> {
  const name = await digestOf(sent);
  restore();
  const key = unanswered.get(name) ?? newKey();
  unanswered.set(name, key);
  persist();
  return {
    key,
    answered: () => {
      unanswered.delete(name);
      persist();
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

function restore(): void {
  if (!globalThis.isSecureContext) return;
  try {
    const stored = JSON.parse(sessionStorage.getItem(storedName) ?? '[]') as [string, string][];
    for (const [name, key] of stored) if (!unanswered.has(name)) unanswered.set(name, key);
  } catch {
    // A broken or forbidden storage knows no call.
  }
}

function persist(): void {
  if (!globalThis.isSecureContext) return;
  try {
    if (unanswered.size === 0) sessionStorage.removeItem(storedName);
    else sessionStorage.setItem(storedName, JSON.stringify([...unanswered].slice(-20)));
  } catch {
    // A full or forbidden storage costs the memory of a reload, not the call.
  }
}
